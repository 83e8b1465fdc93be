/// What presented views stand in: the private `UITransitionView`.
///
/// It takes every touch while a transition is under way, so that none reaches what comes or goes.
final class TransitionView: View {
  /// Whether what is in it is on its way.
  var isTransitioning = false

  override class var classDefinition: ClassDefinition {
    ClassDefinition(TransitionView.self, name: "UITransitionView", superclass: View.self) {
      methods in
      methods.define(
        .hitTest,
        Body { view, point, event, callSuper in
          guard let hit = callSuper(point, event) else { return nil }
          return view.isTransitioning ? view : hit
        })
    }
  }
}
