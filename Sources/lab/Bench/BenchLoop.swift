/// A loop of the dispatch bench that runs untimed, to count its instructions from outside.
enum BenchLoop: String, CaseIterable {
  /// The baseline.
  case closure
  /// A message to one object.
  case send
  /// A message to four objects of two classes, through one hook.
  case four
  /// A message through one hook.
  case hook
  /// A message through ten hooks.
  case hooks10
  /// A message through one observing hook.
  case observe

  /// Makes the calls, a multiple of four of them; throws when one went missing.
  func run(calls: Int) throws {
    let bench = try DispatchBench()
    try bench.addHooks(hooks, observing: self == .observe)
    switch self {
    case .closure: bench.call(calls)
    case .four: bench.sendToFour(calls)
    case .send, .hook, .hooks10, .observe: bench.send(calls)
    }
    guard bench.takeTally() == calls * (hooks + 1) else {
      throw BenchError.lostCalls(rawValue)
    }
  }

  private var hooks: Int {
    switch self {
    case .closure, .send: 0
    case .hook, .four, .observe: 1
    case .hooks10: 10
    }
  }
}
