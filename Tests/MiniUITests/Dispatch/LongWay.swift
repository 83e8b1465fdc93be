@testable import MiniUI

/// The longest way of a message: forwarded, hooked twice, overridden, inherited.
struct LongWay {
  /// The classes on the way.
  let zoo: Zoo
  /// Forwards every message to a lion, through an invocation.
  let forwarder: DynamicObject

  /// Declares the class that forwards.
  init() throws {
    zoo = try Zoo()
    let type = try zoo.table.declareClass("Forwarder", superclass: zoo.table.root)
    let lion = zoo.lion.make()
    type.addMethod(.methodSignature, Body { (object: DynamicObject, _, _) in object })
    type.addMethod(
      .forwardInvocation,
      Body { (_: DynamicObject, invocation, _) in
        (invocation as? Invocation)?.invoke(with: lion)
      })
    forwarder = type.make()
  }

  /// The class whose method is the original.
  var animal: DynamicClass { zoo.animal }
  /// The class that overrides the method, calls `super` and is hooked.
  var cat: DynamicClass { zoo.cat }
  /// The notes of the message.
  var lines: [String] { zoo.log.lines }

  /// The expected notes of a message with these arguments.
  static func lines(_ arguments: String) -> [String] {
    ["before", "original", "after"].map { arguments.isEmpty ? $0 : "\($0) \(arguments)" }
  }

  /// Notes the station of a message and its arguments.
  func note(_ place: String, _ arguments: Any?...) {
    zoo.log.add(([place] + arguments.map(text)).joined(separator: " "))
  }

  /// Ends the process.
  func crash() { zoo.table.raise(.inconsistency("crash")) }

  private func text(_ argument: Any?) -> String {
    switch argument {
    case let object as DynamicObject: object.class.name
    case let selector as SelectorID: zoo.table.name(of: selector)
    case let point as Point: "\(Int(point.x)) \(Int(point.y))"
    case let value?: "\(value)"
    case nil: "nil"
    }
  }
}
