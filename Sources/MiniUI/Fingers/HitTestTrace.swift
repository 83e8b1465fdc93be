/// A log of the hit test at one point, in its order (HT-1 to HT-6).
///
/// The trace repeats the tests of the hit test. A view that overrides hit testing is sent the
/// message again.
public struct HitTestTrace {
  /// The tested views, front-most first.
  public internal(set) var rows: [Row] = []
  /// The hit view; nil for none.
  public internal(set) var view: View?
  /// The reason why no window was tested; nil if one was.
  public internal(set) var refusal: Refusal?

  /// The reason why no window is tested for a finger.
  public enum Refusal: Sendable {
    /// The point is not on the screen.
    case offScreen
    /// The app is not active.
    case notActive
    /// A transition between screens is under way.
    case inTransition
  }

  /// One tested window or view.
  public struct Row: Equatable, Sendable {
    /// The summary of the view.
    public let view: String
    /// The number of superviews.
    public let depth: Int
    /// The result for the view.
    public let verdict: Verdict
  }

  /// The result of a hit test for one view.
  public enum Verdict: Equatable, Sendable {
    /// The point is inside, and inside a subview that takes touches.
    case entered
    /// The point is inside, and in no subview that takes touches.
    case hit
    /// The view is hidden (HT-1).
    case hidden
    /// The alpha is below 0.01 (HT-1).
    case faint
    /// User interaction is disabled for the view and its subviews (HT-1).
    case interactionOff
    /// An animation without user interaction is running.
    case animated
    /// The transform cannot be inverted.
    case flat
    /// The point is outside; its subviews are not tested (HT-5).
    case outside
    /// The view's own `pointInside:withEvent:` returns false.
    case declined
    /// The view's own `hitTest:withEvent:` returns this view, or nil.
    case ownAnswer(String?)
    /// The view would be hit, but it is covered by the hit view.
    case behind
  }
}

extension Application {
  /// Repeats the hit test at the current place of a touch.
  public func traceHit(of touch: Touch) -> HitTestTrace { traceHit(at: touch.screenLocation) }

  /// Repeats the hit test at a point of the screen.
  public func traceHit(at point: Point) -> HitTestTrace {
    var trace = HitTestTrace()
    trace.refusal = refusal(at: point)
    guard trace.refusal == nil else { return trace }
    for window in windowsFromTop where trace.view == nil {
      window.layoutIfNeeded()
      trace.view = trace.ask(window, window.convertFromScreen(point), depth: 0)
    }
    return trace
  }

  private func refusal(at point: Point) -> HitTestTrace.Refusal? {
    guard process.device.screen.contains(point) else { return .offScreen }
    guard state == .active else { return .notActive }
    return isIgnoringTouches ? .inTransition : nil
  }
}

extension HitTestTrace {
  /// Tests a view at a point in its coordinates and appends the rows.
  fileprivate mutating func ask(_ view: View, _ point: Point, depth: Int) -> View? {
    guard view.runsPlain(.hitTest) else {
      let answer = view.hitTest(point, with: nil)
      add(view, depth, .ownAnswer(answer?.summary))
      return answer
    }
    if let reason = view.reasonToPassOver(point) {
      add(view, depth, reason)
      return nil
    }
    let place = rows.count
    add(view, depth, .hit)
    guard let found = askSubviews(of: view, point, depth + 1) else { return view }
    // The row was appended before its subviews' rows to keep the order; now the result is known.
    rows[place] = Row(view: view.summary, depth: depth, verdict: .entered)
    return found
  }

  /// Tests the subviews front to back; covered views that would also be hit are recorded too.
  private mutating func askSubviews(of view: View, _ point: Point, _ depth: Int) -> View? {
    var found: View?
    for subview in view.orderedSubviews.reversed() {
      guard let inside = subview.pointInside(point) else {
        if found == nil { add(subview, depth, .flat) }
        continue
      }
      if found == nil {
        found = ask(subview, inside, depth: depth)
      } else if subview.takesPlainly(inside) {
        add(subview, depth, .behind)
      }
    }
    return found
  }

  private mutating func add(_ view: View, _ depth: Int, _ verdict: Verdict) {
    rows.append(Row(view: view.summary, depth: depth, verdict: verdict))
  }
}

extension View {
  /// True if only UIKit's own code handles the message.
  func runsPlain<S: Shape>(_ message: Message<S>) -> Bool {
    isa.runners(for: table.number(message)) == ["UIView"]
  }

  /// Returns the reason why UIKit's hit testing rejects the view; nil if it does not.
  fileprivate func reasonToPassOver(_ point: Point) -> HitTestTrace.Verdict? {
    if isHidden { return .hidden }
    if !isVisible { return .faint }
    if !isUserInteractionEnabled { return .interactionOff }
    if isAnimatedUntouchable { return .animated }
    guard !contains(point) else { return nil }
    return runsPlain(.pointInside) ? .outside : .declined
  }

  /// True if UIKit's own code alone would accept the point in this view.
  fileprivate func takesPlainly(_ point: Point) -> Bool {
    runsPlain(.hitTest) && runsPlain(.pointInside) && reasonToPassOver(point) == nil
  }
}
