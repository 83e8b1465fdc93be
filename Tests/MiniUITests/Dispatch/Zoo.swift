@testable import MiniUI

/// A class table with an animal, a cat, a lion below it and a dog, all without methods.
struct Zoo {
  /// A table with `NSObject` and the animals only.
  let table = ClassTable()
  /// The notes of the zoo's methods and hooks.
  let log = Log()
  /// The exceptions that ended the process.
  let crashes = CrashLog()
  /// The superclass of all the others.
  let animal: DynamicClass
  /// Inherits from the animal.
  let cat: DynamicClass
  /// Inherits from the cat.
  let lion: DynamicClass
  /// Inherits from the animal: the sibling of the cat.
  let dog: DynamicClass

  /// Declares the four classes at run time.
  init() {
    animal = table.declare("Animal", below: table.root)
    cat = table.declare("Cat", below: animal)
    lion = table.declare("Lion", below: cat)
    dog = table.declare("Dog", below: animal)
    table.owner = crashes
  }

  // MARK: Bodies

  /// Gives a class, or a metaclass, a method that notes its name.
  func implement(_ message: Message<ToVoid>, in type: DynamicClass, callsSuper: Bool = false) {
    let sign = type.isMetaclass ? "+" : ""
    let line = "\(sign)\(type.name) \(table.name(of: table.number(message)))"
    type.addMethod(message, callsSuper ? before(line) : instead(line))
  }

  /// Notes the line, then runs the original.
  func before(_ line: String) -> Body<ToVoid, DynamicObject> {
    .before { [log] _ in log.add(line) }
  }

  /// Runs the original, then notes the line.
  func after(_ line: String) -> Body<ToVoid, DynamicObject> {
    .after { [log] _ in log.add(line) }
  }

  /// Notes the line and never runs the original.
  func instead(_ line: String) -> Body<ToVoid, DynamicObject> {
    Body { [log] _, _ in log.add(line) }
  }

  // MARK: Sends

  func notes(of message: Message<ToVoid>, to object: DynamicObject) -> [String] {
    log.take()
    object.send(message)()
    return log.lines
  }

  func notes(of message: Message<ToVoid>, toNew type: DynamicClass) -> [String] {
    notes(of: message, to: type.make())
  }

  /// The method that an object of the class runs.
  func method(_ name: String, of type: DynamicClass) -> MethodRecord? {
    type.method(for: table.selector(name))
  }

  /// Returns true if an object of the class finds a method.
  func responds(_ type: DynamicClass, to name: String) -> Bool {
    type.implements(table.selector(name))
  }

  /// The runners of a message, first to last.
  func runners(of name: String, in type: DynamicClass) -> [String] {
    type.runners(for: table.selector(name))
  }
}

extension ClassTable {
  /// Declares a class whose name is free.
  func declare(_ name: String, below superclass: DynamicClass) -> DynamicClass {
    guard let new = try? declareClass(name, superclass: superclass) else {
      preconditionFailure("a class called \(name) exists")
    }
    return new
  }
}

/// A host that records the exceptions of its process.
final class CrashLog: RuntimeHost {
  /// The uncaught exceptions, oldest first.
  private(set) var exceptions: [SimulatedException] = []
  /// Runs at each exception, as an app's uncaught-exception handler does.
  var handler: (SimulatedException) -> Void = { _ in }

  func uncaught(_ exception: SimulatedException) {
    exceptions.append(exception)
    handler(exception)
  }
}

/// A Swift class with state, for the counters and labels of published suites.
class Bear: DynamicObject {
  /// The counter of the bear's methods.
  var count = 0
  /// The text that the bear's methods return.
  var text: String?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Bear.self) { methods in
      methods.define(.words) { bear, _ in bear.text }
      methods.define(.countUp) { bear, _ in bear.count += 1 }
      methods.defineOnClass(.words, Body { type, _ in "every \(type.name)" })
    }
  }
}

/// A Swift class with another Swift type than a bear's.
final class Fish: DynamicObject {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(Fish.self)
  }
}

extension Message where S == ToVoid {
  /// A message that the tests implement where they need it.
  static var roar: Self { Message(named: "roar") }
  static var purr: Self { Message(named: "purr") }
  static var sleep: Self { Message(named: "sleep") }
  /// A bear adds one to its count.
  static var countUp: Self { Message(named: "countUp") }
}

extension Message where S == ToText {
  /// A bear returns its text, a class returns "every" with its name.
  static var words: Self { Message(named: "text") }
  /// The first of three messages that get exchanged.
  static var m1: Self { Message(named: "m1") }
  /// The second of three messages that get exchanged.
  static var m2: Self { Message(named: "m2") }
  /// The third of three messages that get exchanged.
  static var m3: Self { Message(named: "m3") }
}

extension Message where S == BoolToVoid {
  /// `viewDidAppear:`, for stand-ins of view controllers.
  static var appear: Self { Message(named: "viewDidAppear:") }
  /// The method that naive code exchanges with `viewDidAppear:`.
  static var myAppear: Self { Message(named: "my_viewDidAppear:") }
}

extension Body where S == ToText, Receiver == DynamicObject {
  static func answer(_ text: String?) -> Self { Self { _, _ in text } }

  /// Returns the original's text with a suffix.
  static func append(_ suffix: String) -> Self {
    Self { _, original in (original() ?? "nil") + suffix }
  }
}
