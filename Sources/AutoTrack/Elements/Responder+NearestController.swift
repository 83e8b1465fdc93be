public import MiniUI

extension Responder {
  /// The first view controller up the responder chain, itself included (SA-A10).
  ///
  /// It looks at most at 1,000 responders: an app's own `nextResponder` may go in circles.
  public var nearestController: ViewController? {
    var next: Responder? = self
    for _ in 0..<1_000 {
      guard let current = next else { return nil }
      if let controller = current as? ViewController { return controller }
      next = current.next
    }
    return nil
  }
}
