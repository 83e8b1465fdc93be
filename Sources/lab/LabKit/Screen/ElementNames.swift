import AutoTrack
import LabLanguage
package import MiniUI

/// Selectors that name the elements of a screen in a scenario.
package struct ElementNames {
  private let screen: Screen
  private let found: FoundViews

  package init(in process: AppProcess) {
    screen = Screen(of: process)
    found = FoundViews(screen.roots)
  }

  /// Returns the first selector in the order of preference that finds exactly this view.
  ///
  /// Nil if no selector does, as for a part of a system control.
  package func selector(of view: View, _ element: ScreenElement) -> ElementSelector? {
    let short = shortCandidates(for: view, element)
    guard element.isOperable || !short.isEmpty else { return nil }
    let near = short + [ElementSelector(.className(element.className))]
    if let first = near.first(where: { names($0, view) }) { return first }
    // Most elements have a shorter name, and a path takes a walk to the window.
    let path = path(of: view)
    return path.first { names($0, view) }
      ?? (near + path).lazy.compactMap { numbered($0, view) }.first
  }

  /// Returns the selector with the number of its match that is the view; nil if none is.
  private func numbered(_ selector: ElementSelector, _ view: View) -> ElementSelector? {
    if case .screen = selector.scope {
      return found.place(of: view, for: selector.subject).map {
        ElementSelector(selector.subject, in: .screen, nth: $0.number + 1)
      }
    }
    for ordinal in 1... {
      let one = ElementSelector(selector.subject, in: selector.scope, nth: ordinal)
      do throws(StepFault) {
        if try screen.view(one) === view { return one }
      } catch {
        return nil
      }
    }
    return nil
  }

  private func names(_ selector: ElementSelector, _ view: View) -> Bool {
    if case .screen = selector.scope, selector.ordinal == nil {
      return found.place(of: view, for: selector.subject)?.count == 1
    }
    do throws(StepFault) {
      return try screen.view(selector) === view
    } catch {
      return false
    }
  }

  /// The selectors by the place in a part of the system, by the identifier and by the text.
  private func shortCandidates(for view: View, _ element: ScreenElement) -> [ElementSelector] {
    place(of: view, element) + words(of: view, element)
  }

  /// The selectors of the system's parts.
  private func place(of view: View, _ element: ScreenElement) -> [ElementSelector] {
    switch element.kind {
    case .backButton: return [ElementSelector(.back)]
    case .tab: return element.text.map { [ElementSelector(.tab(.title($0)))] } ?? []
    case .barButton: return element.text.map { [ElementSelector(.barButton($0))] } ?? []
    case .alertAction: return element.text.map { [ElementSelector(.alert($0))] } ?? []
    case .segment: return segment(view)
    case .row, .item: return row(view)
    default: return []
    }
  }

  private func words(of view: View, _ element: ScreenElement) -> [ElementSelector] {
    let identifier = element.identifier.map { ElementSelector(.identifier($0)) }
    let hasText = element.text != nil && view.displayedText == element.text
    let text = hasText ? element.text.map { ElementSelector(.text($0)) } : nil
    return [identifier, text].compactMap(\.self)
  }

  private func row(_ view: View) -> [ElementSelector] {
    guard let place = (view as? ReusableView)?.indexPath else { return [] }
    let short = ElementSelector(.row(place))
    return [short] + scopes(of: view).map { ElementSelector(.row(place), in: .within($0)) }
  }

  private func segment(_ view: View) -> [ElementSelector] {
    let ancestors = sequence(first: view, next: \.superview)
    guard let outer = ancestors.first(where: { $0 is SegmentedControl }),
      let control = outer as? SegmentedControl,
      let index = (0..<control.numberOfSegments).first(where: {
        control.segmentView(at: $0) === view
      })
    else { return [] }
    return scopes(of: view).map { ElementSelector(.segment(index), in: .within($0)) }
  }

  /// The selectors of the list or the control around a view.
  private func scopes(of view: View) -> [ElementSelector] {
    let outer = sequence(first: view, next: \.superview).dropFirst().first {
      $0 is ListView || $0 is SegmentedControl
    }
    guard let outer else { return [] }
    let identifier = outer.accessibilityIdentifier.map { ElementSelector(.identifier($0)) }
    return [identifier, ElementSelector(.className(outer.className))].compactMap(\.self)
      + path(of: outer)
  }

  private func path(of view: View) -> [ElementSelector] {
    let text = DefaultPathScheme().path(of: view)
    return (try? ViewPath(text)).map { [ElementSelector(.path($0))] } ?? []
  }
}

/// The views that selectors find on a screen, collected once for all of its elements.
///
/// ``Screen`` resolves one selector by a walk of the whole tree. A report names each of up to 2,000
/// elements of a screen: with a walk for each, that was most of its cost.
private final class FoundViews {
  private let parts: ScreenParts
  private var places: [String: [ObjectIdentifier: Int]] = [:]
  private lazy var words = Words(roots)
  private lazy var paths = Dictionary(
    grouping: parts.everything.filter { $0.superview != nil }
  ) { DefaultPathScheme().path(of: $0) }
  private let roots: [View]

  init(_ roots: [View]) {
    self.roots = roots
    parts = ScreenParts(roots)
  }

  /// Returns the number of a view among those that a selector finds; nil if it is not among them.
  func place(
    of view: View, for subject: ElementSelector.Subject
  ) -> (number: Int, count: Int)? {
    let key = ElementSelector(subject).written
    let known = places[key] ?? numbers(of: views(for: subject))
    places[key] = known
    return known[ObjectIdentifier(view)].map { ($0, known.count) }
  }

  /// Hidden views count only if no visible view matches, as in ``Screen``.
  private func numbers(of all: [View]) -> [ObjectIdentifier: Int] {
    let visible = all.filter(\.isShown)
    let found = visible.isEmpty ? all : visible
    return Dictionary(found.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
  }

  private func views(for subject: ElementSelector.Subject) -> [View] {
    switch subject {
    case .identifier(let name): words.identifiers[name] ?? []
    case .text(let text): words.texts[text] ?? []
    case .className(let name): words.classes[name] ?? []
    case .path(let path): ScreenParts.outermost(of: paths["\(path)"] ?? [])
    case .point, .row, .back, .tab, .barButton, .alert, .segment: parts.views(for: subject) ?? []
    }
  }

  /// The views by their words, in the order of the tree.
  private struct Words {
    var identifiers: [String: [View]] = [:]
    var texts: [String: [View]] = [:]
    var classes: [String: [View]] = [:]

    init(_ roots: [View]) {
      for root in roots { add(root, inside: []) }
    }

    /// The outermost view with a text stands for the same texts inside it.
    private mutating func add(_ view: View, inside outer: Set<String>) {
      var outer = outer
      if let name = view.accessibilityIdentifier { identifiers[name, default: []].append(view) }
      classes[view.class.name, default: []].append(view)
      if let text = view.displayedText, outer.insert(text).inserted {
        texts[text, default: []].append(view)
      }
      for subview in view.subviews { add(subview, inside: outer) }
    }
  }
}
