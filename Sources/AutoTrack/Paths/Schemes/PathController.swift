/// What the rules of paths ask of a controller.
struct PathController: Hashable, Sendable {
  /// The name of its class, with its module.
  let className: String
  /// The name that the controller itself goes by, ``ScreenFacts/pageAlias``.
  let pageAlias: String?
  /// Whether it is an alert, which has a step of its own in the `sensors` scheme (SA-P19).
  let isAlert: Bool
  /// The place among its parent's children of this class; nil for a controller without a parent.
  let index: Int?
}
