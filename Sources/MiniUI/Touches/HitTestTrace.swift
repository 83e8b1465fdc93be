/// What hit testing at a point came by, in its order: HT-1 to HT-6.
///
/// The trace asks what hit testing asks, and takes the same way; a view with code of its own is
/// asked by message, as it was before.
public struct HitTestTrace {
  /// What was asked, the front-most first.
  public internal(set) var rows: [Row] = []
  /// What was found; nil for nothing.
  public internal(set) var view: View?
  /// Why nothing was asked at all; nil where something was.
  public internal(set) var refusal: Refusal?

  /// Why no window is asked for a finger.
  public enum Refusal: Sendable {
    /// The point is not on the screen.
    case offScreen
    /// The app is not active.
    case notActive
    /// A transition between screens is under way.
    case inTransition
  }

  /// One window or view.
  public struct Row: Equatable, Sendable {
    /// Its summary.
    public let view: String
    /// How many views it is in.
    public let depth: Int
    /// What became of it.
    public let verdict: Verdict
  }

  /// What hit testing makes of a view.
  public enum Verdict: Equatable, Sendable {
    /// The point is in it, and in a view in it that takes touches.
    case entered
    /// The point is in it, and in nothing in it that takes touches.
    case hit
    /// It is hidden (HT-1).
    case hidden
    /// Its alpha is below 0.01 (HT-1).
    case faint
    /// User interaction is off, for it and everything in it (HT-1).
    case interactionOff
    /// An animation without user interaction runs.
    case animated
    /// Its transform leaves no area.
    case flat
    /// The point is not in it; nothing in it is asked (HT-5).
    case outside
    /// Its own `pointInside:withEvent:` says that the point is not in it.
    case declined
    /// Its own `hitTest:withEvent:` answers this view, or none.
    case ownAnswer(String?)
    /// It would take the touch, but what is in front of it does.
    case behind
  }
}

extension Application {
  /// How hit testing comes by what a finger on the screen reached.
  public func traceHit(of touch: Touch) -> HitTestTrace { traceHit(at: touch.screenLocation) }

  /// How hit testing comes by what is under a point of the screen.
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
  /// What a view makes of a point of its own; the trace grows by what it asks.
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
    rows[place] = Row(view: view.summary, depth: depth, verdict: .entered)
    return found
  }

  /// Front to back; what lies behind a hit and would have been hit is told, too.
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
  /// Whether only UIKit's own code runs for a question of hit testing.
  fileprivate func runsPlain<S: Shape>(_ message: Message<S>) -> Bool {
    isa.runners(for: table.number(message)) == ["UIView"]
  }

  /// Why the view's own hit testing, which is UIKit's, finds nothing in it; nil if it does.
  fileprivate func reasonToPassOver(_ point: Point) -> HitTestTrace.Verdict? {
    if isHidden { return .hidden }
    if !isVisible { return .faint }
    if !isUserInteractionEnabled { return .interactionOff }
    if isAnimatedUntouchable { return .animated }
    guard !contains(point) else { return nil }
    return runsPlain(.pointInside) ? .outside : .declined
  }

  /// Whether UIKit's own code, and no other, would find the point in this view.
  fileprivate func takesPlainly(_ point: Point) -> Bool {
    runsPlain(.hitTest) && runsPlain(.pointInside) && reasonToPassOver(point) == nil
  }
}
