public import Wording

/// The hit test of a finger on the screen.
extension Application {
  /// Returns the window and view under a point of the screen, topmost windows first (HT-6).
  ///
  /// Pending layout runs first. Nil if the app is not active or a transition ignores new touches.
  func hit(_ point: Point) -> (window: Window, view: View)? {
    guard screen.contains(point), state == .active, !isIgnoringTouches else { return nil }
    for window in windowsFromTop {
      window.layoutIfNeeded()
      let inside = window.convertFromScreen(point)
      if let view = window.hitTest(inside, with: nil) { return (window, view) }
    }
    return nil
  }

  private var screen: Rect { withProcess { $0.device.screen } }

  /// The visible windows, topmost first (HT-6).
  var windowsFromTop: [Window] {
    let windows = visibleWindows
    return windows.count > 1 ? windows.reversed() : windows
  }

  /// Returns a screen point where a touch reaches a view: its centre, if the view is not covered.
  ///
  /// A view without user interaction, such as the label inside a button, counts as reached when its
  /// nearest ancestor with user interaction is hit.
  ///
  /// - Throws: ``TouchMiss`` that names the view that would be hit instead.
  public func aim(at view: View) throws(TouchMiss) -> Point {
    guard let window = view.window else { throw .notOnScreen(view.summary) }
    window.layoutIfNeeded()
    let point = view.middle(in: window)
    guard process.device.screen.contains(point) else { throw .outside(view.summary, point) }
    guard !isIgnoringTouches else { throw .ignored(view.summary) }
    guard let hit = hit(point)?.view else { throw .nothing(view.summary, point) }
    guard view.isReached(by: hit) else {
      throw .covered(view.summary, by: hit.summary, point)
    }
    return point
  }

  /// Returns for each view if a touch at its centre reaches it, as ``aim(at:)`` finds it.
  ///
  /// The steps grow with the number of views almost linearly, and not with its square, unless code
  /// of the app takes part in the hit test: then each view is aimed at. Pending layout of all
  /// windows runs first.
  public func reached(_ views: [View]) -> [Bool] {
    let windows = windowsFromTop
    for window in windows { window.layoutIfNeeded() }
    guard ManyHits.canTest(windows) else {
      return views.map { view in (try? aim(at: view)) != nil }
    }
    guard state == .active, !isIgnoringTouches else { return views.map { _ in false } }
    let hits = hits(at: views.map { view in view.window.map(view.middle) })
    return zip(views, hits).map { view, hit in hit.map(view.isReached) ?? false }
  }

  /// Hit-tests at points of the screen; nil for a point that is nil, or off the screen.
  private func hits(at points: [Point?]) -> [View?] {
    var hits = ManyHits(count: points.count)
    var rest = points.enumerated().compactMap { number, point in
      point.flatMap { screen.contains($0) ? ManyHits.Place(number: number, point: $0) : nil }
    }
    for window in windowsFromTop {
      hits.test(rest.map { $0.moved(to: window.convertFromScreen($0.point)) }, in: window)
      rest.removeAll { hits.found[$0.number] != nil }
    }
    return hits.found
  }
}

extension View {
  /// Returns the centre on the screen.
  fileprivate func middle(in window: Window) -> Point {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    return window.convertToScreen(convert(middle, to: window))
  }

  fileprivate func isReached(by hit: View) -> Bool {
    hit.isDescendant(of: self) || hit === standIn
  }

  /// The ancestor that takes the touches of a view without user interaction.
  ///
  /// A control without user interaction has none, unless it is a part of another control, as in the
  /// buttons of bars.
  fileprivate var standIn: View {
    var view = self
    while !view.isUserInteractionEnabled, view.isVisible, !view.isControl || view.isInControl,
      let superview = view.superview
    {
      view = superview
    }
    return view
  }

  private var isInControl: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains(where: \.isControl)
  }
}

/// The reason why a finger cannot reach a view; views are given by their summaries.
public enum TouchMiss: Error, Hashable {
  /// The view is not in a window; present its screen first.
  case notOnScreen(String)
  /// The view's centre is off the screen; scroll it into view first.
  case outside(String, Point)
  /// No view is hit at the centre; the app may be in the background, or dead.
  case nothing(String, Point)
  /// New touches are ignored during a transition; let it end first.
  case ignored(String)
  /// Another view is hit; both are named.
  case covered(String, by: String, Point)
}

extension TouchMiss: Worded {
  /// A sentence with the view, the point and the view that covers it.
  public var sentence: Sentence {
    switch self {
    case .notOnScreen(let view): "\(view) is not in a window"
    case .outside(let view, let point): "\(view) is off the screen, at \(point)"
    case .nothing(let view, let point): "\(view) is not hit at \(point), and no other view is"
    case .ignored(let view): "\(view) is not hit during a transition between screens"
    case .covered(let view, let other, let point):
      "\(view) is not hit at \(point); \(other) is"
    }
  }
}
