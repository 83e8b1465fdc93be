import AutoTrack

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

  /// Plans the screen: rows with a stack of buttons and labels in turn, and a label.
  init() throws {
    var row = NewView("UIView", NewView("UIStackView"))
    row.children[0].children = (0..<Self.viewsInRow - 2).map {
      $0 % 2 == 0 ? NewView("UIButton", text: "Buy") : "UILabel"
    }
    var screen = NewView("UIView", id: "screen", controller: "HomeViewController")
    screen.children = Array(repeating: row, count: Self.rows) + ["UILabel"]
    screen.children[0].children[0].identifier = "stack"
    tree = ViewTree(screen)
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
