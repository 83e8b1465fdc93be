import MiniUI
import Testing
import TestSupport

/// Screens that act in their appearance callbacks: every controller's callbacks stay balanced.
@Suite struct ActingInCallbacks {
  @Test(arguments: ActingScene.Place.allCases)
  func `AP-32 each act in each callback of each transition leaves all callbacks balanced`(
    place: ActingScene.Place
  ) throws {
    var tally = Tally()
    let ways = ActingScene.Trip.possible(in: place).flatMap { trip in
      product(ActingScene.Callback.possible(on: trip), ActingScene.Act.possible(in: place))
        .map { (trip: trip, callback: $0, act: $1) }
    }
    let sample = TestSpace("ActingInCallbacks", ways)
      .covering({ [$0.trip.rawValue, $0.callback.rawValue] }, { $0.act })
    for (trip, callback, act) in sample {
      try tally.check("\(place), \(trip), \(callback): \(act)") {
        try play([act], in: place, trip, callback)
      }
    }
    tally.report()
  }

  @Test(arguments: 0..<4)
  func `AP-32 up to three acts in one turn leave all callbacks balanced`(part: Int) throws {
    var tally = Tally()
    let seeds = UInt64(part * 400)..<UInt64(part * 400 + 400)
    for seed in TestSpace("ActingInCallbacks", seeds).some(50) {
      var chance = Chance(seed: seed)
      let way = Way(by: &chance)
      let acts = (0..<Int.random(in: 2...3, using: &chance)).compactMap { _ in
        ActingScene.Act.possible(in: way.place).randomElement(using: &chance)
      }
      let names = acts.map(\.rawValue).joined(separator: " ")
      try tally.check("seed \(seed): \(way.place), \(way.trip), \(way.callback): \(names)") {
        try play(acts, in: way.place, way.trip, way.callback)
      }
    }
    tally.report()
  }

  @Test func `AP-32 screens that act on each other leave all callbacks balanced`() throws {
    var tally = Tally()
    for seed in TestSpace("ActingInCallbacks", 0..<1_000 as Range<UInt64>).some(100) {
      var chance = Chance(seed: seed)
      let way = Way(by: &chance)
      try tally.check("seed \(seed): \(way.place), \(way.trip)") { try play(way, &chance) }
    }
    tally.report()
  }

  /// Each new screen acts, too, in a random callback, up to four times in all.
  private func play(_ way: Way, _ chance: inout Chance) throws -> [String] {
    let scene = try ActingScene(way.place)
    if !way.trip.isArrival { scene.show(animated: false) }
    var draws = chance
    var acts: [String] = []
    let arm = { [unowned scene] (screen: Screen) in
      let callback = ActingScene.Callback.allCases.randomElement(using: &draws) ?? .viewDidAppear
      try? scene.arm(screen, callback) { screen in
        let possible = ActingScene.Act.possible(in: way.place)
        guard acts.count < 4, let act = possible.randomElement(using: &draws) else { return }
        acts.append("\(screen.name) \(act) in \(callback)")
        scene.perform(act, by: screen)
      }
    }
    scene.whenMade = arm
    arm(scene.subject)
    scene.travel(way.trip)
    chance = draws
    return faults(of: scene) + (faults(of: scene).isEmpty ? [] : acts)
  }

  /// A place, a trip and a callback that go together.
  private struct Way {
    let place: ActingScene.Place
    let trip: ActingScene.Trip
    let callback: ActingScene.Callback

    init(by chance: inout Chance) {
      place = ActingScene.Place.allCases.randomElement(using: &chance) ?? .root
      trip = ActingScene.Trip.possible(in: place).randomElement(using: &chance) ?? .arrive
      callback =
        ActingScene.Callback.possible(on: trip).randomElement(using: &chance) ?? .viewWillAppear
    }
  }

  private func play(
    _ acts: [ActingScene.Act], in place: ActingScene.Place, _ trip: ActingScene.Trip,
    _ callback: ActingScene.Callback
  ) throws -> [String] {
    let scene = try ActingScene(place)
    if !trip.isArrival { scene.show(animated: false) }
    try scene.arm(scene.subject, callback) { subject in
      for act in acts { scene.perform(act, by: subject) }
    }
    scene.travel(trip)
    return faults(of: scene)
  }

  private func faults(of scene: ActingScene) -> [String] {
    guard scene.stage.process.isRunning else { return ["crashed: \(scene.stage.process.state)"] }
    let faults = scene.record.faultsAtRest()
    return faults.isEmpty ? [] : faults + ["  " + scene.record.lines.joined(separator: " ")]
  }
}

/// Counts cases, and the faults of those that fail.
private struct Tally {
  private var cases = 0
  private var failures: [String] = []

  mutating func check(_ name: String, _ play: () throws -> [String]) rethrows {
    cases += 1
    let faults = try play()
    if !faults.isEmpty { failures.append("\(name)\n  " + faults.joined(separator: "\n  ")) }
  }

  func report() {
    let shown = failures.prefix(5).joined(separator: "\n")
    let isBalanced = failures.isEmpty
    #expect(isBalanced, "\(failures.count) of \(cases) cases fail, such as\n\(shown)")
  }
}
