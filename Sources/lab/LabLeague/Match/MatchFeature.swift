/// A feature of a pair of views: evidence for or against them being the same.
enum MatchFeature: Hashable, Sendable {
  /// Before anything is known.
  case bias
  /// The state of a signal, by the number of the signal.
  case signal(Int, State)
  /// The common part of the facts of the subviews; all of them, none, or no facts at all.
  case inside, sameInside, otherInside, emptyInside
  /// The common part of the facts of siblings and of the cell around; no such facts.
  case near, emptyNear
  /// The nearness of the places and of the sizes; no frame.
  case position, size, noFrame
  /// The nearness of the indices among siblings; the same number of views around.
  case index, depth
  /// The superviews are matched to each other, or one of them to another view.
  case sameSuperview, otherSuperview
  /// The nearest matched siblings before and after are matched to each other, or to others.
  case sameBefore, otherBefore, sameAfter, otherAfter
  /// The shares of subviews that are matched to each other and to others; at least one is.
  case sameSubviews, otherSubviews, anySubview

  enum State: Int, Sendable {
    /// Equal, and no other view of the screens has it.
    case unique
    /// Equal, or with a common outlet or action.
    case equal
    case different
    /// Only one of the views has it.
    case missing
  }
}

/// The weights: logarithms of odds, first without and then with matches of other views.
///
/// They are those of a logistic regression on the changed screens of five published apps. Five
/// weights that these apps hardly determine have a floor: those of equal and unique tags,
/// identifiers, labels, placeholders and reuse identifiers. docs/survival.md gives the quality.
extension MatchFeature {
  var weights: (alone: Double, together: Double) {
    switch self {
    case .signal(let number, let state): Self.signals[number * 4 + state.rawValue]
    case .bias: (-8.81, -3.53)
    case .inside: (9.13, 0.63)
    case .sameInside: (0.09, -0.02)
    case .otherInside: (-0.95, -0.61)
    case .emptyInside: (3.36, 0.57)
    case .near: (4.05, 1.91)
    case .emptyNear: (2.64, 0.79)
    case .position: (-0.95, 0.07)
    case .size: (1.54, 0.25)
    case .noFrame: (-1.54, -0.30)
    case .index: (4.00, 2.15)
    case .depth: (3.15, -0.36)
    case .sameSuperview: (0.00, 1.96)
    case .otherSuperview: (0.00, -4.09)
    case .sameBefore: (0.00, 0.94)
    case .otherBefore: (0.00, -1.76)
    case .sameAfter: (0.00, 1.62)
    case .otherAfter: (0.00, -1.90)
    case .sameSubviews: (0.00, 1.44)
    case .otherSubviews: (0.00, -4.11)
    case .anySubview: (0.00, 1.46)
    }
  }

  /// Four states for each signal, in the order of ``ViewFacts/Signal``.
  private static let signals: [(alone: Double, together: Double)] = [
    (-1.47, -0.50), (-3.04, -1.16), (-4.29, -1.86), (0.00, 0.00),  // className
    (0.82, 0.13), (-2.03, -0.26), (-0.40, -0.12), (-1.43, -0.25),  // role
    (4.01, 2.09), (0.63, -0.28), (-2.84, -1.09), (-0.36, -0.46),  // text
    (1.50, 1.50), (0.31, 0.17), (-1.31, -0.06), (-0.10, -0.01),  // placeholder
    (3.00, 3.00), (0.74, 0.11), (-1.00, -1.00), (-0.37, -0.32),  // identifier
    (1.00, 1.00), (0.09, 0.09), (-0.09, -0.10), (-0.08, -0.21),  // label
    (3.62, 1.85), (-0.15, 0.27), (-2.55, -1.92), (-0.36, -1.38),  // outlets
    (2.55, 1.79), (0.37, 0.39), (-0.10, -0.44), (-0.83, -0.75),  // actions
    (1.50, 1.50), (0.15, 0.01), (-0.36, -0.32), (0.02, -0.16),  // reuseIdentifier
    (3.87, 1.23), (1.12, 0.16), (-0.79, -1.15), (-1.06, -0.93),  // image
    (1.04, 0.63), (0.91, -0.07), (-0.80, -0.41), (-1.18, -0.85),  // systemItem
    (2.93, 0.83), (0.95, 0.23), (-2.73, -0.26), (-2.36, -0.48),  // segues
    (0.69, 0.13), (0.23, 0.03), (-0.00, 0.00), (-0.54, -0.19),  // recognizers
    (4.00, 4.00), (0.12, 0.04), (-8.43, -2.00), (-3.05, -0.62),  // tag
    (1.36, 0.07), (1.92, -0.66), (0.63, -0.31), (0.27, -0.33),  // header
    (0.42, 0.02), (0.13, 0.02), (-0.01, 0.00), (-0.26, -0.14),  // style
    (-0.67, -0.92), (-2.96, -0.85), (-3.63, -1.46), (-1.02, 0.05),  // frame
  ]
}
