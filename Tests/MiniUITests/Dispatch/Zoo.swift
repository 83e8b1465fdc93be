@testable import MiniUI

/// A class table with an animal, a cat, a lion below it and a dog; none implements anything yet.
struct Zoo {
  /// A table of its own, which knows nothing but `NSObject` and the animals.
  let table = ClassTable()
  /// What the methods and hooks of the zoo wrote down.
  let log = Log()
  /// What ended the process, if anything did.
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
  init() throws(ClassError) {
    animal = try table.declareClass("Animal", superclass: table.root)
    cat = try table.declareClass("Cat", superclass: animal)
    lion = try table.declareClass("Lion", superclass: cat)
    dog = try table.declareClass("Dog", superclass: animal)
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

  /// What a message to an object made everybody note.
  func notes(of message: Message<ToVoid>, to object: DynamicObject) -> [String] {
    log.take()
    object.send(message)()
    return log.lines
  }

  /// What a message to a new object of the class made everybody note.
  func notes(of message: Message<ToVoid>, toNew type: DynamicClass) -> [String] {
    notes(of: message, to: type.make())
  }

  /// The method that an object of the class runs.
  func method(_ name: String, of type: DynamicClass) -> MethodRecord? {
    type.method(for: table.selector(name))
  }

  /// Whether an object of the class finds a method.
  func responds(_ type: DynamicClass, to name: String) -> Bool {
    type.implements(table.selector(name))
  }

  /// Who runs for a message, first to last.
  func runners(of name: String, in type: DynamicClass) -> [String] {
    type.runners(for: table.selector(name))
  }
}

/// A process that only remembers what ended it.
final class CrashLog: RuntimeHost {
  /// What was uncaught, oldest first.
  private(set) var exceptions: [SimulatedException] = []
  /// Runs at each exception, as an app's uncaught-exception handler does.
  var handler: (SimulatedException) -> Void = { _ in }

  func uncaught(_ exception: SimulatedException) {
    exceptions.append(exception)
    handler(exception)
  }
}

/// A Swift class with state: what the counting and the labels of published suites are made of.
class Bear: DynamicObject {
  /// What the bear's methods count.
  var count = 0
  /// What the bear's methods answer.
  var text: String?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Bear.self, superclass: DynamicObject.self) { methods in
      methods.define(.words, Body { bear, _ in bear.text })
      methods.define(.countUp, Body { bear, _ in bear.count += 1 })
      methods.defineOnClass(.words, Body { type, _ in "every \(type.name)" })
    }
  }
}

/// A Swift class with another Swift type than a bear's.
final class Fish: DynamicObject {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(Fish.self, superclass: DynamicObject.self)
  }
}

extension Message where S == ToVoid {
  /// A message that the tests implement where they need it.
  static var roar: Self { Message(named: "roar") }
  /// A second message.
  static var purr: Self { Message(named: "purr") }
  /// A third message.
  static var sleep: Self { Message(named: "sleep") }
  /// A bear adds one to its count.
  static var countUp: Self { Message(named: "countUp") }
}

extension Message where S == ToText {
  /// A bear answers its text, and a class says of whom it is the class.
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
  /// What naive code exchanges `viewDidAppear:` with.
  static var myAppear: Self { Message(named: "my_viewDidAppear:") }
}

extension Body where S == ToText, Receiver == DynamicObject {
  /// Answers the text and nothing else.
  static func answer(_ text: String?) -> Self { Self { _, _ in text } }

  /// Answers what the original answers, with more behind it.
  static func append(_ suffix: String) -> Self {
    Self { _, original in (original() ?? "nil") + suffix }
  }
}
