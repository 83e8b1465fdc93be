import LabImportSupport
import LabLanguage
import Testing

@testable import LabCommands
@testable import LabImport

/// The `classes` section of older Interface Builder files, which lists superclasses.
@Suite struct ListedClasses {
  /// Imports a view of the class `Own` with listed classes; returns the classes and the notes.
  private static func imported(
    _ rows: [(name: String, superclass: String)], element: String = "view"
  ) throws -> (classes: [String], notes: [String]) {
    let list = rows.map {
      ImportFixture.tag("class", ["className": $0.name, "superclassName": $0.superclass])
    }
    let view = ImportFixture.tag(element, ["key": "view", "id": "v", "customClass": "Own"])
    let controller = ImportFixture.tag("viewController", ["id": "c"], [view])
    var document = ImportFixture.storyboard([[controller]])
    document.children.append(ImportFixture.tag("classes", [:], list))
    let app = try ImportFixture.app(of: document)
    return (
      app.classes.map { "\($0.name): \($0.superclass)" },
      app.notes.filter { $0.reason == .unusedSuperclass }.map {
        "\($0.subject) \($0.detail ?? "")"
      }
    )
  }

  @Test func `listed superclasses lead to the class of the element`() throws {
    let found = try Self.imported([("Own", "Base"), ("Base", "UIView")])
    #expect(found.classes == ["Base: UIView", "Own: Base"])
    #expect(found.notes == [])
  }

  @Test(
    arguments: [
      ([("Own", "Own")], "a class above itself"),
      ([("Own", "A"), ("A", "Own")], "a circle of two"),
      ([("Own", "A"), ("A", "B"), ("B", "A")], "a circle above"),
      ([("Own", "UIViewController")], "a class that is no view"),
      ([("Own", "A"), ("A", "UIViewController")], "a class above that is no view"),
    ] as [([(String, String)], String)])
  func `a listed superclass that does not fit is noted, and the app runs`(
    _ rows: [(String, String)], _ reason: String
  ) throws {
    let found = try Self.imported(rows.map { (name: $0.0, superclass: $0.1) })
    #expect(!found.notes.isEmpty, "\(reason): \(found.classes)")
    #expect(found.classes.contains("Own: UIView") || found.classes.contains("Own: A"), "\(reason)")
  }

  @Test func `of two superclasses of one class, the first counts`() throws {
    let found = try Self.imported([("Own", "A"), ("Own", "B")])
    #expect(found.classes == ["A: UIView", "Own: A"])
    #expect(found.notes == ["class Own B, not A"])
  }

  @Test func `the class of the element counts more than a listed one above it`() throws {
    let found = try Self.imported([("Own", "UIView")], element: "button")
    #expect(found.classes == ["Own: UIButton"])
  }
}
