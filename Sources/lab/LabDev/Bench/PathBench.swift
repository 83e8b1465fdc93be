import AutoTrack
import MiniUI

/// Benchmark of a path: to a button fifteen steps deep, with siblings at every level.
final class PathBench {
  private let process = Device().start(App())
  private let controller: ViewController
  private let leaf: Button
  private let newcomer: Button
  private let cache = DefaultPathScheme().cached()
  private let steps: [String]
  private let capacity: Int
  /// The last path of both loops, so that the optimiser cannot remove them.
  private var path = ""

  /// The number of steps of the path, the controller's included.
  static let depth = 15

  /// Builds the tree; at every level, the view on the path is the last sibling.
  init(siblings: Int) throws {
    let process = process
    controller = ViewController(in: process)
    var parent = controller.view
    for _ in 1..<Self.depth - 1 {
      for _ in 0..<siblings { parent.addSubview(View(in: process)) }
      parent = parent.subviews[siblings - 1]
    }
    for _ in 0..<siblings { parent.addSubview(Button(in: process)) }
    guard let last = parent.subviews.last as? Button else { throw BenchError.wrong("no button") }
    (leaf, newcomer) = (last, Button(in: process))
    let text = DefaultPathScheme().path(of: last)
    steps = text.split(separator: "/").enumerated().map { ($0 == 0 ? "" : "/") + $1 }
    capacity = text.utf8.count
    try check(leafIndex: siblings - 1)
  }

  /// Throws unless the cached path equals the uncached one and has fifteen steps.
  func check(leafIndex: Int) throws {
    let path = cache.path(of: leaf)
    guard steps.count == Self.depth, path.hasSuffix("/UIButton[\(leafIndex)]"),
      path == DefaultPathScheme().path(of: leaf)
    else { throw BenchError.wrong(path) }
  }

  /// Joins ready-made steps, slashes included, in a string of sufficient capacity: the baseline.
  @inline(never)
  func join(_ count: Int) {
    for _ in 0..<count {
      var path = ""
      path.reserveCapacity(capacity)
      for step in steps {
        path += step
      }
      self.path = path
    }
  }

  @inline(never)
  func find(_ count: Int) {
    for _ in 0..<count { path = cache.path(of: leaf) }
  }

  /// Finds the path each time after the insertion of a sibling in front of the leaf.
  ///
  /// - Returns: The time that the paths took, without that of the insertions.
  func findAfterInsertions(_ count: Int) -> Duration {
    guard let parent = leaf.superview else { return .zero }
    let clock = ContinuousClock()
    var time = Duration.zero
    for _ in 0..<count {
      parent.insertSubview(newcomer, at: 0)
      let start = clock.now
      path = cache.path(of: leaf)
      time += clock.now - start
      newcomer.removeFromSuperview()
    }
    return time
  }

  /// Throws unless the last path of the loop above counts the inserted sibling.
  func checkInsertion(siblings: Int) throws {
    guard path.hasSuffix("/UIButton[\(siblings)]") else { throw BenchError.wrong(path) }
  }
}

/// The figures of paths: cached ones, and invalidated ones.
enum PathFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let few = try PathBench(siblings: 10)
    let many = try PathBench(siblings: 1_000)
    let figures = try [
      Figure("path at depth 15", stopwatch.compare(few.find, with: few.join), limit: 3),
      Figure(
        "path among 1,000 siblings a level, against 10",
        stopwatch.compare(many.find, with: few.find), limit: 1.5),
      Figure(
        "path with one more sibling each time",
        stopwatch.compare(
          few.findAfterInsertions, calls: max(1, stopwatch.calls / 20), with: few.join,
          after: { try few.checkInsertion(siblings: 10) }), limit: 20),
    ]
    try few.check(leafIndex: 9)
    try many.check(leafIndex: 999)
    return figures
  }
}
