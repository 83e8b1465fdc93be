/// The facts of a controller that the path rules use.
struct PathController: Hashable, Sendable {
  /// The name of its class, with the module.
  let className: String
  /// The controller's own ``ScreenFacts/pageAlias``.
  let pageAlias: String?
  /// True for alerts, which have a step of their own in the `sensors` scheme (SA-P19).
  let isAlert: Bool
  /// The index among its parent's children of this class; nil without a parent.
  let index: Int?
}
