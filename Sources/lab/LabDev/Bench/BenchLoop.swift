/// An untimed loop of a bench, for an external instruction counter.
enum BenchLoop: String, CaseIterable {
  case closure
  case send
  /// A message to four objects of two classes, through one hook.
  case four
  case hook
  /// A message through ten hooks.
  case hooks10
  /// A message through one observing hook.
  case observe
  case general
  /// A tap, from the finger to the event.
  case tap
  /// A tap on one of 1,000,000 rows, from the finger to the event.
  case row
  /// A cached path.
  case path
  /// A view that is made, framed and added.
  case view
  /// A screen that appears and disappears under a tracker that ignores it.
  case appearance
  /// A mutated tree of 200 views, with all its paths compared.
  case mutation
  /// A mutant of that tree, with the rules of all schemes judged.
  case mutant
  /// An event of 20 properties, made and encoded as JSON.
  case event
  /// The same with an app's properties, which are validated first.
  case checked
  /// The same event, encoded by Foundation.
  case encoder
  /// The same event, already made, encoded as JSON.
  case json
  /// The same event, already made, encoded as protobuf.
  case protobuf
  /// A process launched under a tracker, up to its first event.
  case launch
  /// A device of a fleet, on both ways.
  case fleet

  /// Makes the calls, a multiple of four; throws if one of them is lost.
  func run(calls: Int) throws {
    switch self {
    case .closure, .send, .four, .hook, .hooks10, .observe, .general: try runDispatch(calls)
    case .tap:
      let bench = try TapBench()
      bench.tap(calls)
      try bench.check()
    case .row:
      let bench = try ListBench(rowCount: 1_000_000)
      bench.tap(calls)
      try bench.check()
    case .path: try PathBench(siblings: 10).find(calls)
    case .view:
      let bench = try ViewBench(inWindow: true)
      bench.build(calls)
      try bench.check(calls)
    case .appearance:
      let bench = AppearanceBench(tracked: true)
      bench.appear(calls)
      try bench.check(appearances: calls)
    case .mutation:
      let bench = try StabilityBench()
      bench.compare(calls)
      try bench.check()
    case .mutant:
      let bench = MutantBench()
      bench.judge(calls)
      try bench.check()
    case .event, .checked, .encoder: try runEvents(calls)
    case .json, .protobuf:
      let bench = EncodingBench()
      if self == .json { bench.writeJSON(calls) } else { bench.writeProtobuf(calls) }
      try bench.verify()
    case .launch:
      let bench = LaunchBench()
      bench.launch(calls)
      try bench.check()
    case .fleet: _ = try FleetBench().play(calls)
    }
  }

  private func runEvents(_ calls: Int) throws {
    let bench = EventBench()
    switch self {
    case .checked: bench.check(calls)
    case .encoder: bench.encode(calls)
    default: bench.build(calls)
    }
    try bench.verify()
  }

  private func runDispatch(_ calls: Int) throws {
    let bench = try DispatchBench()
    try bench.addHooks(hooks, observing: self == .observe)
    switch self {
    case .closure: bench.call(calls)
    case .four: bench.sendToFour(calls)
    case .general: bench.sendGeneral(calls)
    default: bench.send(calls)
    }
    guard bench.takeTally() == calls * (hooks + 1) else {
      throw BenchError.lostCalls(rawValue)
    }
  }

  private var hooks: Int {
    switch self {
    case .hook, .four, .observe: 1
    case .hooks10: 10
    default: 0
    }
  }
}
