extension Responder {
  /// The first view controller up the responder chain, itself included (SA-A10).
  ///
  /// It looks at most at 1,000 responders that answer by code of their own: an app's own
  /// `nextResponder` may go in circles.
  public final var nearestController: ViewController? {
    var current: Responder = self
    for _ in 0..<1_000 {
      if let view = current as? View {
        let last = view.lastInChain
        if let controller = last.controller, last.runs(.nextResponder, for: .nextResponder) {
          return controller
        }
        current = last
      } else if let controller = current as? ViewController {
        return controller
      }
      guard let next = current.next else { return nil }
      current = next
    }
    return nil
  }
}

extension View {
  /// The end of the part of the chain that `UIView`'s own code leads up through superviews.
  ///
  /// On the way there no message need be sent, and none of the views is a controller's.
  fileprivate final var lastInChain: View {
    guard !isControllers, runs(.nextResponder, for: .nextResponder) else { return self }
    return withSuperview { $0.lastInChain } ?? self
  }
}
