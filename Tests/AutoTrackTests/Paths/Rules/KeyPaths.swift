import MiniUI
import Testing

@testable import AutoTrack

@Suite struct KeyPaths {
  /// A model object of an app, in Swift.
  final class Product: DynamicObject {
    override static var classDefinition: ClassDefinition {
      ClassDefinition(Product.self) { methods in
        methods.define(Message<ToText>(named: "name")) { _, _ in "Teapot" }
        methods.define(Message<ToInt>(named: "stock")) { _, _ in 3 }
        methods.define(Message<ToDouble>(named: "price")) { _, _ in 9.5 }
        methods.define(Message<ToBool>(named: "isNew")) { _, _ in true }
        methods.define(Message<ToText>(named: "nothing")) { _, _ in nil }
        methods.define(Message<ToObject>(named: "parts")) { product, _ in
          ObjectList([product, product], in: product.process)
        }
      }
    }
  }

  private let process = Device().start(App())

  private func value(_ path: String, from object: DynamicObject) throws -> Value {
    try PropertyPath(path).value(from: object)
  }

  @Test(
    arguments: [
      ("name", "Teapot"), ("stock", 3), ("price", 9.5), ("isNew", true), ("parts.1.name", "Teapot"),
      ("parts.0.parts.1.stock", 3),
    ] as [(String, Value)])
  func `S3.8 getters that a class declares are read, nested and through lists`(
    path: String, value: Value
  ) throws {
    #expect(try self.value(path, from: Product(in: process)) == value)
  }

  @Test
  func `S3.8 values that an app sets are read, an object's before its class's`() throws {
    let view = View(in: process)
    process.classes[View.self].setValue(.text("class"), forKey: "kind")
    let tags = KeyedValue.list([.text("a"), .integer(2)])
    process.classes[View.self].setValue(.record(["tags": tags]), forKey: "model")
    #expect(try value("kind", from: view) == "class")
    view.setValue(.text("own"), forKey: "kind")
    #expect(try value("kind", from: view) == "own")
    #expect(try value("model.tags.1", from: view) == 2)
    #expect(try value("model.tags", from: view) == .list(["a", 2]))
    view.setValue(nil, forKey: "kind")
    #expect(try value("kind", from: view) == "class")
  }

  @Test(arguments: [
    ("size", PropertyPathFault.missing(key: "size")), ("nothing", .missing(key: "nothing")),
    ("name.length", .missing(key: "length")), ("parts.2", .noIndex(key: "2", count: 2)),
    ("parts.-1", .noIndex(key: "-1", count: 2)), ("parts.x", .noIndex(key: "x", count: 2)),
    ("parts.0", .object),
  ])
  func `S3.8 a missing key is a fault, not a crash`(path: String, fault: PropertyPathFault) {
    #expect(throws: fault) { try value(path, from: Product(in: process)) }
    #expect(process.isRunning)
  }

  @Test func `typed text is never read, nor are views inside the input`() throws {
    let (field, label) = (TextField(in: process), Label(in: process))
    field.text = "secret"
    label.text = "secret"
    #expect(try value("text", from: label) == "secret")
    field.addSubview(label)
    #expect(throws: PropertyPathFault.typedText(key: "text")) { try value("text", from: field) }
    #expect(throws: PropertyPathFault.typedText(key: "text")) { try value("text", from: label) }
    #expect(throws: PropertyPathFault.typedText(key: "text")) {
      try value("superview.text", from: label)
    }
    field.setValue(.text("own"), forKey: "text")
    #expect(throws: PropertyPathFault.typedText(key: "text")) { try value("text", from: field) }
  }

  @Test(arguments: [("", 0), (".a", 0), ("a.", 2), ("a..b", 2)])
  func `the error for an empty key has the offset`(text: String, offset: Int) {
    #expect(throws: PropertyPathError(text: text, offset: offset)) { try PropertyPath(text) }
  }

  @Test(arguments: [
    ("2.9", "2.10", true), ("2", "2.0", false), ("2.0", "2", false), ("2.3.1", "2.4", true),
    ("10", "9", false),
  ])
  func `versions are compared by their numbers`(left: String, right: String, isEarlier: Bool)
    throws
  {
    let (left, right) = (try #require(AppVersion(left)), try #require(AppVersion(right)))
    #expect((left < right) == isEarlier)
  }

  @Test(arguments: ["", "a", "1.", "1..2", "-1", "1.2b"])
  func `an invalid version is nil`(text: String) {
    #expect(AppVersion(text) == nil)
  }
}
