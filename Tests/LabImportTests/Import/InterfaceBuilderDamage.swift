import LabImportSupport
import LabLanguage
import TestSupport
import Testing
@testable import LabImport

/// Damaged documents: an error or an app, never a crash.
@Suite struct InterfaceBuilderDamage {
  @Test(arguments: ImportFixture.names)
  func `a truncated document is refused with its place`(_ name: String) throws {
    let bytes = try ImportFixture.bytes(name)
    let reader = XMLReader()
    let counts = stride(from: 100, to: bytes.count - 12, by: 100)
    for count in TestSpace("InterfaceBuilderDamage", counts).some(6) {
      let error = #expect(throws: ImportError.self) {
        try ImportFixture.app([(name, Array(bytes.prefix(count)))], reader)
      }
      let mistake = try #require(error?.mistakes.first)
      #expect(mistake.position != nil && mistake.remedy != nil, "\(count): \(mistake)")
    }
  }

  /// Removes or renames each element in turn.
  @Test(arguments: ImportFixture.names)
  func `a document without one of its elements is an app or an error`(_ name: String) throws {
    let file = try SourceFile(name: name, bytes: ImportFixture.bytes(name))
    let root = try XMLReader().root(of: file)
    let count = root.everything.count
    var failures = 0
    let all = product(1..<count, Damage.allCases)
    for (index, damage) in TestSpace("InterfaceBuilderDamage", all).some(20) {
      var rest = index
      let edited = Self.edited(root, &rest, damage)
      do {
        let app = try ImportFixture.app(of: edited ?? root, name: name)
        #expect(!app.controllers.isEmpty)
      } catch is ImportError {
        failures += 1
      }
    }
    #expect(failures < 20)
  }

  /// An edit of one element.
  private enum Damage: CaseIterable {
    case removed, renamed, emptied

    func applied(to element: MarkupElement) -> MarkupElement? {
      var element = element
      switch self {
      case .removed: return nil
      case .renamed: element.name = "unheardOf"
      case .emptied: (element.attributes, element.children) = ([:], [])
      }
      return element
    }
  }

  /// Returns the tree with the element of an index edited, in document order.
  private static func edited(
    _ element: MarkupElement, _ index: inout Int, _ damage: Damage
  ) -> MarkupElement? {
    guard index != 0 else {
      index = -1
      return damage.applied(to: element)
    }
    index -= 1
    var result = element
    result.children = element.children.compactMap { child in
      index < 0 ? child : edited(child, &index, damage)
    }
    return result
  }
}
