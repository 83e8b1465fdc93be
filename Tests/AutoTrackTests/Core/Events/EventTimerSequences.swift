import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Every sequence of four calls for one event's timers, compared with a model of the rules:
/// a start adds an entry to two independent maps, one by id and one by name.
@Suite struct EventTimerSequences {
  /// A timer of the model: its counted time and the start of its current run.
  private struct Entry {
    var counted = 0
    var begin: Int?
    var isPaused = false

    mutating func suspend(_ now: Int) {
      counted += begin.map { now - $0 } ?? 0
      begin = nil
    }
  }

  /// Two maps, as the reference has them.
  private struct Model {
    var ids: [String: Entry] = [:]
    var names: [String: Entry] = [:]

    mutating func change(_ timer: String, _ body: (inout Entry) -> Void) {
      if var entry = ids[timer] {
        body(&entry)
        ids[timer] = entry
      } else if var entry = names[timer] {
        body(&entry)
        names[timer] = entry
      }
    }

    mutating func end(_ timer: String, _ now: Int) -> Int? {
      guard var entry = ids.removeValue(forKey: timer) ?? names.removeValue(forKey: timer) else {
        return nil
      }
      entry.suspend(now)
      return entry.counted
    }
  }

  private enum Call: CaseIterable { case pause, resume, end }

  /// A call about one of the timers; the first two starts give the ids 0 and 1.
  private enum Step {
    case start, background, foreground, restart(Int)
    case call(Call, of: Int?)

    static let all: [Step] =
      [.start, .background, .foreground, .restart(0)]
      + Call.allCases.flatMap { call in [nil, 0, 1].map { .call(call, of: $0) } }
  }

  /// The timers under test, the model, and the ids that the starts have returned.
  private struct Run {
    var timers = EventTimers(ids: Chance(seed: 7))
    var model = Model()
    var ids: [String] = []
    var isAway = false
    var differences = 0

    func name(_ index: Int?) -> String {
      guard let index else { return "buy" }
      return ids.indices.contains(index) ? ids[index] : "unknown"
    }

    mutating func make(_ step: Step, at now: Int) {
      let time = Duration.seconds(now)
      switch step {
      case .start:
        let id = timers.start("buy", at: time)
        ids.append(id)
        (model.ids[id], model.names["buy"]) = (Entry(begin: now), Entry(begin: now))
      case .restart(let index):
        guard ids.indices.contains(index) else { return }
        if timers.start(EventName(ids[index]), at: time) != ids[index] { differences += 1 }
        model.ids[ids[index]] = Entry(begin: now)
      case .background:
        timers.pauseAll(at: time)
        isAway = true
        for id in model.ids.keys { model.ids[id]?.suspend(now) }
        for name in model.names.keys { model.names[name]?.suspend(now) }
      case .foreground:
        timers.resumeAll(at: time)
        guard isAway else { return }
        isAway = false
        for (id, entry) in model.ids where !entry.isPaused { model.ids[id]?.begin = now }
        for (name, entry) in model.names where !entry.isPaused { model.names[name]?.begin = now }
      case .call(let call, let index): make(call, name(index), at: now)
      }
    }

    mutating func make(_ call: Call, _ timer: String, at now: Int) {
      switch call {
      case .pause:
        timers.pause(timer, at: .seconds(now))
        model.change(timer) { entry in
          guard !entry.isPaused else { return }
          entry.suspend(now)
          entry.isPaused = true
        }
      case .resume:
        timers.resume(timer, at: .seconds(now))
        model.change(timer) { entry in
          guard entry.isPaused else { return }
          (entry.isPaused, entry.begin) = (false, now)
        }
      case .end: compare(timer, at: now)
      }
    }

    mutating func compare(_ timer: String, at now: Int) {
      let wanted = model.end(timer, now).flatMap { FiniteDouble(Double($0)) }
      if timers.end(timer, at: .seconds(now)) != wanted { differences += 1 }
    }
  }

  @Test func `timers under a name and under ids are independent of each other`() {
    var (sequences, wrong) = (0, 0)
    // Up to three steps by default, since each of the four costs a factor of 13.
    let starts = TestSize.current == .whole ? Step.all.map { [$0] } : [[]]
    for start in starts {
      for (pair, third) in product(product(Step.all, Step.all), Step.all) {
        var run = Run()
        run.make(.start, at: 1)
        for (index, step) in (start + [pair.0, pair.1, third]).enumerated() {
          run.make(step, at: 1 << (index + 1))
        }
        for timer in [nil, 0, 1] { run.compare(run.name(timer), at: 40) }
        sequences += 1
        wrong += run.differences == 0 ? 0 : 1
      }
    }
    #expect(sequences == TestSize.amount(2_197, all: 28_561))
    #expect(wrong == 0)
  }

  @Test func `a start beyond the limit evicts ended timers before running ones`() {
    var timers = EventTimers(ids: Chance(seed: 7))
    let first = timers.start("buy", at: .zero)
    for _ in 0..<3 * EventTimers.limit {
      let id = timers.start("buy", at: .zero)
      _ = timers.end(id, at: .zero)
    }
    #expect(timers.end(first, at: .seconds(1)) == 1.0)
    let second = timers.start("buy", at: .zero)
    for _ in 1..<EventTimers.limit { _ = timers.start("buy", at: .zero) }
    var others = timers
    #expect(timers.end(second, at: .seconds(1)) == 1.0)
    _ = others.start("buy", at: .zero)
    #expect(others.end(second, at: .seconds(1)) == nil)
  }
}
