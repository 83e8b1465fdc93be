import AutoTrack
import LabLanguage
import MiniUI

/// The elements of a screen that a person can operate, numbered from top to bottom.
package struct ElementMenu {
  /// An element with the selector that a scenario names it by.
  package struct Element {
    /// The selector in JSON5; nil if none finds this element alone.
    package let selector: String?
    /// The class of its view.
    let className: String
    /// The text on it; nil for a typed text.
    let text: String?
  }

  /// The elements, from top to bottom and left to right.
  package let elements: [Element]
  /// The class of the screen; nil if there is none.
  private let title: String?

  /// The elements of an app on the screen.
  package init(of session: AppSession) {
    let process = session.process
    title = AppState(of: process).controller?.class.name
    let parts = ScreenParts(process.application.visibleWindows)
    let screen = Screen(of: process)
    elements = parts.everything.filter(\.isOnScreen).fromTheTop
      .filter { Self.isOperable($0, parts) && Self.isReached($0, process) }
      .map { view in
        Element(
          selector: Self.selector(of: view, screen)?.json5, className: view.class.name,
          text: Self.text(of: view))
      }
  }

  /// The screen's class, and one line per element with its number.
  package var lines: [String] {
    let rows = elements.enumerated().map { index, element in
      let number = String(index + 1)
      return [
        String(repeating: " ", count: max(0, 3 - number.count)) + number,
        element.selector ?? "–", element.className, element.text.map { "\"\($0.brief)\"" } ?? "",
      ].map(\.printable)
    }
    return [title ?? "no screen"] + TextTable(rows, indent: 2).lines
  }

  /// Returns the text of a view, or the texts inside it, without typed ones.
  private static func text(of view: View) -> String? {
    if view.showsTypedText { return nil }
    if let text = view.displayedText { return text }
    let inner = view.everything.filter { !$0.isPartOfNamed && !$0.showsTypedText }
    let texts = inner.compactMap(\.displayedText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func isReached(_ view: View, _ process: AppProcess) -> Bool {
    do throws(TouchMiss) {
      _ = try process.application.aim(at: view)
      return true
    } catch {
      return false
    }
  }

  private static func isOperable(_ view: View, _ parts: ScreenParts) -> Bool {
    if parts.name(of: view) != nil || view.segment != nil { return true }
    if let cell = view as? ReusableView { return cell.indexPath != nil && view.listAround != nil }
    let isControl = (view as? Control)?.isEnabled == true && !(view is SegmentedControl)
    return isControl && !parts.isPart(view) || view is TextView || view.hasOwnGesture
  }

  /// Returns the first selector in the order of preference that finds exactly this view.
  private static func selector(of view: View, _ screen: Screen) -> ElementSelector? {
    if let plain = candidates(for: view).first(where: { found($0, screen) === view }) {
      return plain
    }
    let subjects = [view.displayedText.map { .text($0) }, .className(view.class.name)]
      .compactMap { (subject: ElementSelector.Subject?) in subject }
    return subjects.lazy.compactMap { numbered($0, view, screen) }.first
  }

  /// Returns the selector of the view among several matches; nil if it is not one of them.
  private static func numbered(
    _ subject: ElementSelector.Subject, _ view: View, _ screen: Screen
  ) -> ElementSelector? {
    var number = 1
    while true {
      let selector = ElementSelector(subject, nth: number)
      guard let match = found(selector, screen) else { return nil }
      if match === view { return selector }
      number += 1
    }
  }

  private static func found(_ selector: ElementSelector, _ screen: Screen) -> View? {
    do throws(StepFault) {
      return try screen.view(selector)
    } catch {
      return nil
    }
  }

  private static func candidates(for view: View) -> [ElementSelector] {
    let own = [view.accessibilityIdentifier.map { ElementSelector.Subject.identifier($0) }]
    let texts = (view.showsTypedText ? [] : [view.displayedText]).compactMap(\.self)
    let inner = view.showsTypedText ? nil : view.everything.lazy.compactMap(\.displayedText).first
    let named = [inner].compactMap(\.self).flatMap { text in
      [.alert(text), .tab(.title(text)), .barButton(text)] as [ElementSelector.Subject]
    }
    let path = (try? ViewPath(DefaultPathScheme().path(of: view))).map {
      ElementSelector.Subject.path($0)
    }
    let subjects = own.compactMap(\.self) + texts.map { .text($0) } + named + [.back]
    return subjects.map { ElementSelector($0) } + parts(of: view)
      + [path].compactMap { $0.map { ElementSelector($0) } }
  }

  /// Returns the selectors of a row or a segment, within their list or control if necessary.
  private static func parts(of view: View) -> [ElementSelector] {
    let subject: ElementSelector.Subject
    let outer: View?
    if let place = (view as? ReusableView)?.indexPath {
      (subject, outer) = (.row(place), view.listAround)
    } else if let (index, control) = view.segment {
      (subject, outer) = (.segment(index), control)
    } else {
      return []
    }
    let scopes = outer.map { view in
      [view.accessibilityIdentifier.map { .identifier($0) }, .className(view.class.name)]
        .compactMap { (scope: ElementSelector.Subject?) in scope.map { ElementSelector($0) } }
    }
    return (scopes ?? []).map { ElementSelector(subject, in: .within($0)) }
      + [ElementSelector(subject)]
  }
}

extension View {
  /// The list around a cell.
  fileprivate var listAround: ListView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ListView }.first
  }

  /// The index of a segment in its control; nil for another view.
  fileprivate var segment: (index: Int, control: SegmentedControl)? {
    let around = sequence(first: self, next: \.superview).dropFirst()
    guard let outer = around.first(where: { $0 is SegmentedControl }),
      let control = outer as? SegmentedControl
    else { return nil }
    let index = (0..<control.numberOfSegments).first { control.segmentView(at: $0) === self }
    return index.map { ($0, control) }
  }
}

extension ElementSelector {
  /// The selector in JSON5: a string for a short form, else an object.
  fileprivate var json5: String {
    if scope == .screen, ordinal == nil, let short { return short.jsonQuoted }
    var members = ["\(subject.key): \(subject.value)"]
    if case .within(let outer) = scope { members.append("in: \(outer.json5)") }
    if let ordinal { members.append("nth: \(ordinal)") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private var short: String? {
    switch subject {
    case .identifier(let name): "#\(name)"
    case .className(let name): ".\(name)"
    // A text that begins like another short form needs the long one.
    case .text(let text): ElementSelector(text)?.subject == subject ? text : nil
    default: nil
    }
  }
}

extension ElementSelector.Subject {
  fileprivate var key: String {
    switch self {
    case .identifier: "id"
    case .text: "text"
    case .className: "class"
    case .point: "point"
    case .row: "row"
    case .back: "back"
    case .tab: "tab"
    case .barButton: "bar"
    case .alert: "alert"
    case .segment: "segment"
    case .path: "path"
    }
  }

  fileprivate var value: String {
    switch self {
    case .identifier(let text), .text(let text), .className(let text), .barButton(let text),
      .alert(let text), .tab(.title(let text)):
      text.jsonQuoted
    case .point(let point): "[\(point.x), \(point.y)]"
    case .row(let place): "\(place)".jsonQuoted
    case .back: "true"
    case .tab(.index(let index)), .segment(let index): "\(index)"
    case .path(let path): "\(path)".jsonQuoted
    }
  }
}
