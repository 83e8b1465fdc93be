import AutoTrack
package import MiniUI

/// The views of a screen from back to front, as a drawing needs them.
package struct ScreenContents {
  /// The views in the order of drawing.
  package private(set) var parts: [Part] = []
  private let process: AppProcess
  private let showsHidden: Bool
  private var kinds: [ObjectIdentifier: Bool] = [:]
  private var textTakers: [ObjectIdentifier: Bool] = [:]
  private var plainHits: [ObjectIdentifier: Bool] = [:]
  /// The actions of the shown alerts, by their views.
  private var actions: [ObjectIdentifier: AlertAction] = [:]

  /// A view with its place in the order of drawing.
  package struct Part {
    package let view: View
    /// The element; nil for a view that only covers others.
    package let element: ScreenElement?
    /// The visible rectangle on the screen, in points.
    package let shown: Rect
    /// The rectangle that the ancestors do not clip.
    package let clip: Rect
    /// The rectangle in which it takes touches, and so covers the views behind it.
    package let covered: Rect?
    /// The index of the last part inside it.
    package var last: Int
  }

  /// The circumstances of a view that its ancestors decide.
  private struct Surroundings {
    var clip: Rect
    var touchable: Rect?
    var hidesText = false
    var alignment = ScreenElement.Alignment.left
    var origin: Point
  }

  /// Lays out the visible windows and collects their views, hidden and transparent ones on request.
  package init(of process: AppProcess, showingHidden showsHidden: Bool = false) {
    (self.process, self.showsHidden) = (process, showsHidden)
    let screen = process.device.screen
    for window in process.application.visibleWindows {
      window.layoutIfNeeded()
      add(
        window, Surroundings(clip: screen, touchable: screen, origin: window.originOnScreen))
    }
  }

  private mutating func add(_ view: View, _ outer: Surroundings) {
    guard showsHidden || !view.isHidden && view.alpha >= 0.01 else { return }
    let frame = view.convert(view.bounds, to: nil)
      .offsetBy(dx: outer.origin.x, dy: outer.origin.y)
    if let alert = view.controller as? Alert { note(alert) }
    var inner = outer
    inner.hidesText = outer.hidesText || takesText(view)
    inner.touchable = view.isUserInteractionEnabled ? outer.touchable?.intersection(frame) : nil
    if view.clipsToBounds { inner.clip = outer.clip.intersection(frame) ?? .zero }
    let element = self.element(of: view, frame, inner)
    inner.alignment = element?.kind.alignment ?? outer.alignment
    let index = parts.count
    parts.append(
      Part(
        view: view, element: element, shown: outer.clip.intersection(frame) ?? .zero,
        clip: outer.clip, covered: inner.touchable.flatMap { hitsPlainly(view) ? $0 : nil },
        last: index))
    addParts(of: view, element?.kind, inner)
    parts[index].last = parts.count - 1
  }

  private mutating func addParts(
    of view: View, _ kind: ScreenElement.Kind?, _ outer: Surroundings
  ) {
    if let control = view as? SegmentedControl { return addSegments(of: control, outer) }
    if let button = view as? Button, kind == .button {
      // The title and the picture are drawn with the button.
      for subview in button.subviews
      where subview !== button.titleLabel && subview !== button.imageView {
        add(subview, outer)
      }
    } else if kind?.isWhole != true {
      for subview in view.subviews { add(subview, outer) }
    }
  }

  private mutating func addSegments(of control: SegmentedControl, _ outer: Surroundings) {
    for index in 0..<control.numberOfSegments {
      guard let view = control.segmentView(at: index) else { continue }
      let frame = view.convert(view.bounds, to: nil)
        .offsetBy(dx: outer.origin.x, dy: outer.origin.y)
      let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
      let element = ScreenElement(
        kind: .segment(isSelected: control.selectedSegmentIndex == index),
        className: view.className, identifier: nil, text: control.titleForSegment(at: index),
        frame: frame, isEnabled: isEnabled, alignment: .center, isOperable: isEnabled)
      parts.append(
        Part(
          view: view, element: element, shown: outer.clip.intersection(frame) ?? .zero,
          clip: outer.clip, covered: nil, last: parts.count))
    }
  }

  private mutating func note(_ alert: Alert) {
    for action in alert.actions {
      if let view = alert.view(of: action) { actions[ObjectIdentifier(view)] = action }
    }
  }
}

extension ScreenContents {
  private mutating func element(
    of view: View, _ frame: Rect, _ surroundings: Surroundings
  ) -> ScreenElement? {
    guard let kind = kind(of: view) else { return nil }
    let action = actions[ObjectIdentifier(view)]
    let isEnabled = action?.isEnabled ?? (view as? Control)?.isEnabled ?? true
    return ScreenElement(
      kind: kind, className: view.className, identifier: view.accessibilityIdentifier,
      text: surroundings.hidesText ? Self.placeholder(of: view) : Self.text(of: view, kind),
      frame: frame, isEnabled: isEnabled, alignment: surroundings.alignment,
      isOperable: isEnabled && isOperable(view, kind))
  }

  private mutating func kind(of view: View) -> ScreenElement.Kind? {
    if actions[ObjectIdentifier(view)] != nil { return .alertAction }
    if view.controller is Alert { return .alert }
    let type = ObjectIdentifier(type(of: view))
    // Most views are plain, and one look at each Swift class is enough to know them.
    if kinds[type] != false {
      let found = ScreenElement.Kind(view)
      kinds[type] = found != nil
      if let found { return (view as? Control).flatMap(partOfBar) ?? found }
    }
    let isNamed =
      view.accessibilityIdentifier != nil || !view.isa.isSystemClass || view.hasOwnGesture
    return isNamed && view.controller == nil && !(view is Window) ? .view : nil
  }

  /// Returns the kind of a control that is a button of a bar.
  private func partOfBar(_ control: Control) -> ScreenElement.Kind? {
    guard control.isa.isSystemClass, let outer = control.superview else { return nil }
    if let bar = outer as? TabBar {
      return bar.buttons.contains { $0 === control } ? .tab(isSelected: control.isSelected) : nil
    }
    let above = [outer.superview, outer.superview?.superview]
    let isOfItem = control.allTargets.contains { $0 is BarButtonItem }
    guard let bar = above.lazy.compactMap({ $0 as? NavigationBar }).first else {
      return isOfItem && above.contains { $0 is Toolbar } ? .barButton : nil
    }
    return control === bar.backButton ? .backButton : isOfItem ? .barButton : nil
  }

  /// Returns the placeholder of an empty text input; a typed text is never shown.
  private static func placeholder(of view: View) -> String? {
    guard let field = view as? TextField, field.text?.isEmpty != false else { return nil }
    return field.placeholder ?? ""
  }

  private static func text(of view: View, _ kind: ScreenElement.Kind) -> String? {
    switch kind {
    case .tab, .barButton, .backButton:
      view.everything.lazy.compactMap(\.displayedText).first ?? view.wordsOfIcon
    case .image: (view as? ImageView)?.image?.name
    case .button: view.displayedText ?? (view as? Button)?.currentImage.map { "▨ \($0.name)" }
    case .page: (view as? WebView)?.address ?? (view as? OldWebView)?.address
    case .row, .item: view.everything.lazy.compactMap { ($0 as? Label)?.text }.first
    default: view.displayedText
    }
  }

  private func isOperable(_ view: View, _ kind: ScreenElement.Kind) -> Bool {
    switch kind {
    case .alertAction: return true
    case .segments: return false
    case .row, .item:
      let list = sequence(first: view, next: \.superview).first { $0 is ListView } as? ListView
      return list?.allowsSelection == true
    default: return view is Control || view is TextView || view.hasOwnGesture
    }
  }

  /// True if the view accepts typed text; no message is sent.
  private mutating func takesText(_ view: View) -> Bool {
    let type = ObjectIdentifier(view.isa)
    if let known = textTakers[type] { return known }
    let takes =
      view is SearchBar || view.isa.implementer(of: SelectorID(.`insertText:`)) != nil
    textTakers[type] = takes
    return takes
  }

  /// True if UIKit's own code tests the view, so that it takes the touches in its bounds.
  private mutating func hitsPlainly(_ view: View) -> Bool {
    let type = ObjectIdentifier(view.isa)
    if let known = plainHits[type] { return known }
    let messages: [SystemSelector] = [.`hitTest:withEvent:`, .`pointInside:withEvent:`]
    let isPlain = messages.allSatisfy { message in
      let code = view.isa.chain(for: SelectorID(message)).last
      return code?.label == nil && code?.writtenFor?.className == "UIView"
    }
    plainHits[type] = isPlain
    return isPlain
  }
}

extension DynamicClass {
  /// True for a class of the system, also below a private subclass for hooks.
  fileprivate var isSystemClass: Bool { (ancestry.first { !$0.isPrivate } ?? self).isSystem }
}

/// The views of the visible windows, each before its subviews, with the elements as they are drawn.
package struct ScreenWalk {
  package struct Item {
    package let view: View
    /// The frame on the screen, in points.
    package let frame: Rect
    /// The element; nil for a view that only contains others, or is a part of another element.
    package let element: ScreenElement?
    /// The number of its subviews, which follow it.
    package fileprivate(set) var count = 0
  }

  package private(set) var items: [Item] = []
  /// The number of views that are left out.
  package private(set) var omitted = 0
  private let limit: Int
  private let kept: Set<ObjectIdentifier>
  private let elements: [ObjectIdentifier: ScreenElement]

  /// Lays out the windows and visits their views up to a number of them, and the kept ones.
  ///
  /// The superviews of a kept view must be kept, too.
  package init(
    of process: AppProcess, showingHidden: Bool = false, limit: Int,
    keeping kept: Set<ObjectIdentifier> = []
  ) {
    (self.limit, self.kept) = (limit, kept)
    let parts = ScreenContents(of: process, showingHidden: showingHidden).parts
    elements = Dictionary(
      parts.compactMap { part in part.element.map { (ObjectIdentifier(part.view), $0) } },
      uniquingKeysWith: { first, _ in first })
    for window in process.application.visibleWindows { add(window, at: window.originOnScreen) }
  }

  private mutating func add(_ view: View, at origin: Point) {
    guard items.count < limit || kept.contains(ObjectIdentifier(view)) else {
      omitted += view.everything.count
      return
    }
    let place = items.count
    items.append(
      Item(
        view: view,
        frame: view.convert(view.bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y),
        element: elements[ObjectIdentifier(view)]))
    for subview in view.subviews {
      let count = items.count
      add(subview, at: origin)
      if items.count > count { items[place].count += 1 }
    }
  }
}

extension Window {
  /// The place on the screen of the point zero in its coordinates.
  fileprivate var originOnScreen: Point {
    Point(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }
}
