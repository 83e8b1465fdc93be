import Foundation
import LabLanguage
import Testing
@testable import LabImport
@testable import LabKit

/// The files that are imported in tests.
enum ImportFixture {
  /// The hand-written files, by their names.
  static let names = ["Main.storyboard", "Orders.storyboard", "LoginView.xib", "ReviewCell.xib"]

  /// Returns the bytes of a hand-written file.
  static func bytes(_ name: String) throws -> [UInt8] {
    try file("Tests/Imports/\(name)")
  }

  /// Returns the bytes of a file of the repository.
  static func file(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.root.appending(path: path)))
  }

  /// Parses files and imports them together.
  static func app(
    _ files: [(name: String, bytes: [UInt8])], _ reader: XMLReader = XMLReader()
  ) throws -> ImportedApp {
    let documents = try files.map { name, bytes in
      let file = try SourceFile(name: name, bytes: bytes)
      return ImportDocument(file: file, content: .xml(try reader.root(of: file)))
    }
    return try InterfaceBuilderFormat().app(from: documents, .all)
  }

  /// Imports a tree without parsing.
  static func app(of root: MarkupElement, name: String = "a.storyboard") throws -> ImportedApp {
    let file = try SourceFile(name: name, bytes: [UInt8(ascii: "<")])
    return try InterfaceBuilderFormat().app(
      from: [ImportDocument(file: file, content: .xml(root))], .all)
  }

  /// Returns an element with attributes and children, for trees in tests.
  static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    var element = MarkupElement(name, attributes, line: 1, column: 1)
    element.children = children
    return element
  }

  /// Returns a storyboard of scenes, each with its objects.
  static func storyboard(
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
