extension Responder {
  /// The first view controller in the responder chain, this responder included (SA-A10).
  ///
  /// The search stops after 1,000 responders with code of their own, because an app's
  /// `nextResponder` may form a circle.
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
  /// The last view that UIKit's own code leads to through superviews.
  ///
  /// No message has to be sent on the way, and none of the skipped views belongs to a controller.
  fileprivate final var lastInChain: View {
    guard !isControllers, runs(.nextResponder, for: .nextResponder) else { return self }
    return withSuperview { $0.lastInChain } ?? self
  }
}
