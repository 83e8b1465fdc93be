import Testing

@testable import MiniUI

/// Every shape keeps its arguments and its result through forwarding, hooks and `super`.
@Suite struct Shapes {
  /// A shape, the arguments as its code notes them, its answer, and the answer of an ended process.
  struct Row: CustomTestStringConvertible {
    let shape: any NotedShape.Type
    let arguments: String
    let answer: String
    let zero: String

    init(
      _ shape: any NotedShape.Type, _ arguments: String = "", _ answer: String = "()",
      _ zero: String = "()"
    ) {
      (self.shape, self.arguments, self.answer, self.zero) = (shape, arguments, answer, zero)
    }

    var testDescription: String { shape.kind.description }

    /// The lines of a message that is sent, and sent again after its process has ended.
    var lines: [String] {
      let places = ["before", "override", "original", "after"]
      return places.map { arguments.isEmpty ? $0 : "\($0) \(arguments)" } + [answer, zero]
    }
  }

  static let rows = [
    Row(ToVoid.self), Row(BoolToVoid.self, "true"), Row(IntToVoid.self, "7"),
    Row(TextToVoid.self, "text"), Row(ObjectToVoid.self, "Cat"),
    Row(ObjectsToVoid.self, "Cat Dog"),
    Row(SelectorToVoid.self, "SEL", "Nothing()", "Nothing()"),
    Row(ActionToVoid.self, "SEL Cat Dog"),
    Row(
      GeneralShape<Nothing, Bool, Double, Point>.self, "true 1.5 (1, 2)", "Nothing()", "Nothing()"),
    Row(ToBool.self, "", "true", "false"), Row(ObjectToBool.self, "Cat", "true", "false"),
    Row(ObjectsToBool.self, "Cat Dog", "true", "false"),
    Row(SelectorToBool.self, "SEL", "true", "false"),
    Row(ActionToBool.self, "SEL Cat Dog nil", "true", "false"),
    Row(PointToBool.self, "(1, 2) Cat", "true", "false"),
    Row(ToObject.self, "", "Dog", "nil"), Row(ObjectToObject.self, "Cat", "Dog", "nil"),
    Row(SelectorToObject.self, "SEL", "Dog", "nil"),
    Row(PointToObject.self, "(1, 2) Cat", "Dog", "nil"),
    Row(ToInt.self, "", "7", "0"), Row(ToDouble.self, "", "1.5", "0.0"),
    Row(ToText.self, "", "text", "nil"),
  ]

  @Test(arguments: rows)
  func `a message keeps its arguments and result on the longest way`(_ row: Row) throws {
    #expect(try row.shape.linesOfTheLongestWay() == row.lines)
  }
}

extension NotedShape {
  /// The lines of a message that is forwarded, hooked twice, overridden and inherited.
  fileprivate static func linesOfTheLongestWay() throws -> [String] {
    let zoo = Zoo()
    let message = zoo.table.message("m", as: Self.self)
    let samples = Samples(
      cat: zoo.cat.make(), dog: zoo.dog.make(), selector: zoo.table.selector("roar"))
    zoo.animal.addMethod(message, body(Noter(name: "original", log: zoo.log, answer: samples)))
    zoo.cat.addMethod(message, body(Noter(name: "override", log: zoo.log)))
    try zoo.cat.hook(message, owner: "before", before(Noter(name: "before", log: zoo.log)))
    try zoo.cat.hook(message, owner: "after", after(Noter(name: "after", log: zoo.log)))
    let forwarder = try forwarder(to: zoo.lion.make(), zoo).make()
    for _ in 0..<2 {
      zoo.log.add(Noter.text(of: run(forwarder.send(message), with: samples)))
      zoo.table.raise(.inconsistency("over"))
    }
    return zoo.log.take()
  }

  /// Forwards every message to an object, through an invocation.
  private static func forwarder(to object: DynamicObject, _ zoo: Zoo) throws -> DynamicClass {
    let type = try zoo.table.declareClass("Forwarder", superclass: zoo.table.root)
    type.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    type.addMethod(
      .forwardInvocation,
      Body { (_: DynamicObject, invocation, _) in (invocation as? Invocation)?.invoke(with: object)
      })
    return type
  }
}
