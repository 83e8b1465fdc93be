import AutoTrack
import MiniUI

/// Benchmark of a mutation of a screen of 200 views, with a comparison of all its paths.
final class StabilityBench {
  private let tree: ViewTree
  private let paths: [ViewTree.Located]
  private var attempts = 0
  private var moves = 0

  /// The mutation, which moves every button of one row.
  private static let mutation = Mutation.insert("UIButton", .first(in: "#stack"))
  private static let rows = 11
  private static let viewsInRow = 18

  /// The screen: rows with a stack of buttons and labels in turn, and a label.
  static var screen: ViewTree {
    var row = NewView("UIView", NewView("UIStackView"))
    row.children[0].children = (0..<Self.viewsInRow - 2).map {
      $0 % 2 == 0 ? NewView("UIButton", text: "Buy") : "UILabel"
    }
    var screen = NewView("UIView", id: "screen", controller: "HomeViewController")
    screen.children = Array(repeating: row, count: Self.rows) + ["UILabel"]
    screen.children[0].children[0].identifier = "stack"
    return ViewTree(screen)
  }

  init() throws {
    tree = Self.screen
    paths = tree.paths()
    guard paths.count == 200 else { throw BenchError.wrong("\(paths.count) views") }
  }

  /// Applies the mutation and compares, repeatedly.
  @inline(never)
  func compare(_ count: Int) {
    attempts += count
    for _ in 0..<count {
      guard let changed = try? tree.applying(Self.mutation) else { return }
      moves += ViewTree.moves(from: paths, to: changed.paths()).count
    }
  }

  /// Throws unless each comparison found the row's buttons moved; clears the counts.
  func check() throws {
    defer { (attempts, moves) = (0, 0) }
    guard moves == attempts * (Self.viewsInRow - 2) / 2 else {
      throw BenchError.wrong("\(moves) moves in \(attempts) comparisons")
    }
  }
}

/// Benchmark of mutants of the same screen: each is drawn, and the rules of all schemes are judged.
final class MutantBench {
  private let tree = StabilityBench.screen
  private let source: MutantSource
  private let rules: [SchemeRules]
  private var chance = Chance(seed: 1)
  private var attempts = 0
  private var outcomes = 0

  /// Makes a rule of each scheme for every element.
  init() {
    source = MutantSource(tree)
    rules = PathSchemes.all.map { [elements = tree.elements] in
      SchemeRules(for: elements, by: $0)
    }
  }

  /// Draws mutants of one edit and judges every rule.
  @inline(never)
  func judge(_ count: Int) {
    attempts += count
    for _ in 0..<count {
      guard let mutant = source.mutant(edits: 1, &chance) else { return }
      let change = TreeChange(from: tree, to: mutant.trees[mutant.trees.count - 1])
      for rules in rules { outcomes += rules.outcomes(after: change).count }
    }
  }

  /// Throws unless every rule was judged; clears the counts.
  func check() throws {
    defer { (attempts, outcomes) = (0, 0) }
    let expected = attempts * rules.map(\.elements.count).reduce(0, +)
    guard expected > 0, outcomes == expected else {
      throw BenchError.wrong("\(outcomes) outcomes of \(attempts) mutants")
    }
  }
}

/// Benchmark of launching an app under a tracker, up to the first event.
final class LaunchBench {
  private let sink = BenchSink()
  private var launches = 0

  /// Launches an app of one screen, each time on a new device with a tracker and every instrument.
  @inline(never)
  func launch(_ count: Int) {
    let app = App { process in
      let screen = ViewController(in: process)
      (process.application.delegate as? ApplicationDelegate)?.show(screen)
    }
    launches += count
    for _ in 0..<count {
      let process = Device().start(app)
      let tracker = Tracker(in: process, sink: sink)
      tracker.start()
      process.launch()
      withExtendedLifetime(tracker) {}
    }
  }

  /// Throws unless each launch gave its one event; clears the events.
  func check() throws {
    defer {
      launches = 0
      sink.forget()
    }
    guard sink.events.map(\.name) == Array(repeating: .appStart, count: launches) else {
      throw BenchError.wrong("\(launches) launches gave \(sink.events.prefix(3))")
    }
  }
}

/// The figures of unit tests: a mutated screen, and a process per test.
enum StabilityFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (trees, mutants, launches) = (try StabilityBench(), MutantBench(), LaunchBench())
    return try [
      figure(
        "mutated tree of 200 views, all its paths compared", trees.compare, trees.check,
        stopwatch, limit: 60_000),
      figure(
        "mutant of that tree, all rules of all schemes judged", mutants.judge, mutants.check,
        stopwatch, limit: 490_000),
      figure(
        "process launched under a tracker, to the first event", launches.launch, launches.check,
        stopwatch, limit: 300_000),
    ]
  }

  private static func figure(
    _ name: String, _ subject: (Int) -> Void, _ check: () throws -> Void,
    _ stopwatch: Stopwatch, limit: Double
  ) throws -> Figure {
    let baseline = try DispatchBench()
    let times = try stopwatch.compare(
      { stopwatch.time(subject, calls: $0) }, calls: max(1, stopwatch.calls / 4_000),
      with: baseline.call, after: check)
    return Figure(name, times, limit: limit)
  }
}
