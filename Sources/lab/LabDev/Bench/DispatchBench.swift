import MiniUI

/// Benchmark of messages to objects of classes declared at run time, through MiniUI's public API.
final class DispatchBench {
  /// A count of the calls, so that the optimiser cannot remove them.
  final class Tally {
    var count = 0
  }

  /// The baseline: a closure that is opaque to the optimiser.
  final class OpaqueClosure {
    let call: (DynamicObject) -> Void
    init(_ call: @escaping (DynamicObject) -> Void) { self.call = call }
  }

  private let process = Device().start(App())
  private let tally = Tally()
  private let argument: DynamicObject
  private let message: Message<ObjectToVoid>
  private let general: Message<GeneralShape<Nothing, DynamicObject?, Bool>>
  private let objects: [DynamicObject]
  private let closure: OpaqueClosure

  /// Declares two classes and makes two objects of each.
  init() throws {
    let tally = tally
    let classes = process.classes
    let base = try classes.declareClass("Consumer", superclass: classes.root)
    let sub = try classes.declareClass("SecondConsumer", superclass: base)
    message = classes.message("consume:", as: ObjectToVoid.self)
    base.addMethod(message, Body { (_: DynamicObject, _, _) in tally.count &+= 1 })
    general = classes.message("consume:fast:")
    base.addMethod(general, Body { (_: DynamicObject, _, _, _) in tally.count &+= 1 })
    objects = [base, sub, base, sub].map { $0.make() }
    argument = base.make()
    closure = Self.opaque { _ in tally.count &+= 1 }
  }

  @inline(never)
  private static func opaque(_ call: @escaping (DynamicObject) -> Void) -> OpaqueClosure {
    OpaqueClosure(call)
  }

  /// Adds hooks that count and forward, or that only observe (`.before`).
  func addHooks(_ count: Int, observing: Bool = false) throws {
    let tally = tally
    for number in 0..<count {
      let body: Body<ObjectToVoid, DynamicObject> =
        observing
        ? .before { _, _ in tally.count &+= 1 }
        : Body { _, object, original in
          tally.count &+= 1
          original(object)
        }
      try process.classes["Consumer"]?.hook(message, owner: "bench \(number)", body)
    }
  }

  @inline(never)
  func send(_ count: Int) {
    let object = objects[0]
    for _ in 0..<count { object.send(message)(argument) }
  }

  @inline(never)
  func sendToFour(_ count: Int) {
    let (first, second, third, fourth) = (objects[0], objects[1], objects[2], objects[3])
    for _ in 0..<count / 4 {
      first.send(message)(argument)
      second.send(message)(argument)
      third.send(message)(argument)
      fourth.send(message)(argument)
    }
  }

  /// Sends a message of the general shape to one object.
  @inline(never)
  func sendGeneral(_ count: Int) {
    let object = objects[0]
    for _ in 0..<count { object.send(general)(argument, true) }
  }

  @inline(never)
  func call(_ count: Int) {
    let closure = closure
    for _ in 0..<count { closure.call(argument) }
  }

  /// Returns the number of calls since the last time, and resets it.
  func takeTally() -> Int {
    defer { tally.count = 0 }
    return tally.count
  }
}

/// The figures of the dispatch table, as multiples of an opaque closure call.
enum DispatchFigures {
  /// One figure: its loop, its number of hooks, and its limit.
  private struct Kind {
    let name: String
    let hooks: Int
    var observing = false
    var loop = DispatchBench.send
    var limit: Double?
  }

  /// Measures every figure; throws if a call is lost.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    try [
      Kind(name: "warm send", hooks: 0, limit: 2),
      Kind(name: "send through one hook", hooks: 1, limit: 3),
      Kind(
        name: "send to four receivers of two classes, one hook", hooks: 1,
        loop: DispatchBench.sendToFour, limit: 4),
      Kind(name: "send through one observing hook", hooks: 1, observing: true),
      Kind(name: "send through ten hooks", hooks: 10),
      Kind(name: "send through the general shape", hooks: 0, loop: DispatchBench.sendGeneral),
    ].map { try measure($0, stopwatch) }
  }

  private static func measure(_ kind: Kind, _ stopwatch: Stopwatch) throws -> Figure {
    let bench = try DispatchBench()
    try bench.addHooks(kind.hooks, observing: kind.observing)
    let subject = kind.loop(bench)
    subject(1_000)
    guard bench.takeTally() == 1_000 * (kind.hooks + 1) else {
      throw BenchError.lostCalls(kind.name)
    }
    return Figure(kind.name, stopwatch.compare(subject, with: bench.call), limit: kind.limit)
  }
}
