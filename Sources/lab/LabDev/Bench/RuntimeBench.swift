import MiniUI

/// Benchmark of runtime functions whose cost must not grow with the number of classes.
final class RuntimeBench {
  private let process = Device().start(App())
  private let classes: [DynamicClass]
  private let first: Message<ToVoid>
  private let selectors: (first: SelectorID, second: SelectorID)
  private let object: DynamicObject
  private var answers = 0

  /// Declares sibling classes and sends each a message, so that all caches are warm.
  init(classCount: Int) throws {
    let table = process.classes
    first = table.message("first")
    let second: Message<ToVoid> = table.message("second")
    selectors = (table.selector("first"), table.selector("second"))
    let base = try table.declareClass("Base", superclass: table.root)
    base.addMethod(first, Body { (_: DynamicObject, _) in })
    base.addMethod(second, Body { (_: DynamicObject, _) in })
    classes =
      try [base]
      + (1..<classCount).map {
        try table.declareClass("Class\($0)", superclass: base)
      }
    object = base.make()
    for type in classes { type.make().send(first)() }
  }

  @inline(never)
  func exchange(_ count: Int) {
    guard let one = classes[0].method(for: selectors.first),
      let other = classes[0].method(for: selectors.second)
    else { return }
    for _ in 0..<count { one.exchangeImplementations(with: other) }
  }

  /// Asks an object if it responds to a message that it implements.
  @inline(never)
  func askWhetherResponds(_ count: Int) {
    for _ in 0..<count where object.responds(to: selectors.first) { answers &+= 1 }
  }

  /// Adds a method to the root class, and sends it to one object of every class.
  ///
  /// - Returns: The times of both, in nanoseconds.
  func addToRoot(named name: String) -> (adding: Double, sending: Double) {
    let objects = classes.map { $0.make() }
    let message: Message<ToVoid> = process.classes.message(name)
    let selector = process.classes.selector(name)
    for object in objects { _ = object.responds(to: selector) }
    let clock = ContinuousClock()
    let adding = clock.measure {
      process.classes.root.addMethod(message, Body { (_: DynamicObject, _) in })
    }
    let sending = clock.measure { for object in objects { object.send(message)() } }
    return (adding.nanoseconds, sending.nanoseconds / Double(objects.count))
  }
}

/// The figures of the runtime functions: with 5,000 classes against 10.
enum RuntimeFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let few = try RuntimeBench(classCount: 10)
    let many = try RuntimeBench(classCount: 5_000)
    let exchange = stopwatch.compare(many.exchange, with: few.exchange)
    let responds = stopwatch.compare(many.askWhetherResponds, with: few.askWhetherResponds)
    return [
      Figure("exchange among 5,000 classes, against 10", exchange, limit: 1.5),
      Figure("responds-to among 5,000 classes, against 10", responds, limit: 1.5),
    ] + rootFigures(many, rounds: stopwatch.rounds)
  }

  private static func rootFigures(_ bench: RuntimeBench, rounds: Int) -> [Figure] {
    let times = (0..<rounds).map { bench.addToRoot(named: "added\($0)") }
    return [
      Figure(
        "adding a method to the root class among 5,000", times.map { $0.adding / 1_000 }, "µs"),
      Figure("first send of it, to each of 5,000 classes", times.map(\.sending), "ns"),
    ]
  }
}
