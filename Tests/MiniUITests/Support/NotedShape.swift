@testable import MiniUI

/// The manners of hooks in tests of every shape.
enum HookManner: CaseIterable, Sendable { case before, instead, after }

/// A shape that a test can send and implement without knowing its types.
protocol NotedShape: Shape, SendableMetatype {
  typealias Noted = Body<Self, DynamicObject>

  /// Code that notes the arguments, and gives its own answer or the original's.
  static func body(_ note: Noter) -> Noted
  /// A hook that notes the arguments before the original runs.
  static func before(_ note: Noter) -> Noted
  /// A hook that notes the arguments after the original has run.
  static func after(_ note: Noter) -> Noted
  /// Makes the call with the sample arguments, and returns the result.
  static func run(_ call: Call<Self>, with it: Samples) -> Any?
}

extension NotedShape {
  static func hook(_ manner: HookManner, _ note: Noter) -> Noted {
    switch manner {
    case .before: before(note)
    case .instead: body(note)
    case .after: after(note)
    }
  }
}

/// Arguments and results of every type that messages carry.
struct Samples {
  let cat: DynamicObject
  let dog: DynamicObject
  let selector: SelectorID
  let flag = true
  let number = 7
  let text = "text"
  let point = Point(x: 1, y: 2)

  /// The sample of a type; of objects, the cat as an argument and the dog as an answer.
  func value<Value>(_ type: Value.Type, isAnswer: Bool = false) -> Value? {
    let all: [Any] = [
      (), Nothing(), flag, number, 1.5, text, selector, point, isAnswer ? dog : cat,
    ]
    return all.lazy.compactMap { $0 as? Value }.first
  }
}

/// Writes a line for each call of some code: a name, then the arguments.
struct Noter {
  var name = ""
  let log: Log
  /// The answer of the code; nil for the original's.
  var answer: Samples?
  var text: (Any?) -> String = Noter.text

  func callAsFunction<Result>(_ arguments: Any?..., original: () -> Result) -> Result {
    write(arguments)
    return answer?.value(Result.self, isAnswer: true) ?? original()
  }

  func write(_ arguments: [Any?]) {
    log.add(((name.isEmpty ? [] : [name]) + arguments.map(text)).joined(separator: " "))
  }

  /// The class of an object, a text, a number.
  static func text(of value: Any?) -> String {
    switch value {
    case let object as DynamicObject: object.class.name
    case let selector as SelectorID: selector.number < .max ? "SEL" : "no SEL"
    case let rect as Rect: "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    case let point as Point: "(\(Int(point.x)), \(Int(point.y)))"
    case let text as String: text
    case let value?: "\(value)"
    case nil: "nil"
    }
  }
}
