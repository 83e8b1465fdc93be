import Foundation
package import LabImport
package import LabLanguage
import MiniUI
import TestSupport

/// The files that are imported in tests.
package enum ImportFixture {
  /// The hand-written files, by their names.
  package static let names = [
    "Main.storyboard", "Orders.storyboard", "LoginView.xib", "ReviewCell.xib",
  ]

  /// MiniUI's classes, as LabKit gives them to an import.
  private static let classes = SimulatedClasses(
    Dictionary(
      uniqueKeysWithValues: Device().start(App()).classes.classes
        .map { ($0.name, Set($0.ancestry.map(\.name))) }))

  /// Returns the bytes of a hand-written file.
  package static func bytes(_ name: String) throws -> [UInt8] {
    try file("Tests/Imports/\(name)")
  }

  /// Returns the bytes of a file of the repository.
  package static func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.root.appending(path: path)))
  }

  /// Parses files and imports them together.
  package static func app(
    _ files: [(name: String, bytes: [UInt8])], _ reader: XMLReader = XMLReader()
  ) throws -> ImportedApp {
    let documents = try files.map { name, bytes in
      let file = try SourceFile(name: name, bytes: bytes)
      return ImportDocument(file: file, content: .xml(try reader.root(of: file)))
    }
    return try InterfaceBuilderFormat().app(from: documents, classes)
  }

  /// Imports a tree without parsing.
  package static func app(of root: MarkupElement, name: String = "a.storyboard") throws
    -> ImportedApp
  {
    let file = try SourceFile(name: name, bytes: [UInt8(ascii: "<")])
    return try InterfaceBuilderFormat().app(
      from: [ImportDocument(file: file, content: .xml(root))], classes)
  }

  /// Returns an element with attributes and children, for trees in tests.
  package static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    var element = MarkupElement(name, attributes, line: 1, column: 1)
    element.children = children
    return element
  }

  /// Returns a storyboard of scenes, each with its objects.
  package static func storyboard(
    _ scenes: [[MarkupElement]], _ attributes: [String: String] = [:]
  ) -> MarkupElement {
    let standard = [
      "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
      "targetRuntime": "iOS.CocoaTouch",
    ]
    return tag(
      "document", standard.merging(attributes) { $1 },
      [tag("scenes", [:], scenes.map { tag("scene", [:], [tag("objects", [:], $0)]) })])
  }
}
