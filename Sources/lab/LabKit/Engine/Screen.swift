import LabLanguage
package import MiniUI
import Wording

/// A part of the view tree that is searched for elements.
package struct Screen {
  /// The outermost views, back to front.
  let roots: [View]
  /// The process, whose state explains a missing element.
  let process: AppProcess

  /// The visible windows.
  package init(of process: AppProcess) {
    self.init(roots: process.application.visibleWindows, process)
  }

  /// The screen of an object's own code, loaded if necessary.
  init(around object: DynamicObject) {
    switch object {
    case let controller as ViewController:
      self.init(roots: [controller.view], object.process)
    case let view as View:
      self.init(
        roots: [sequence(first: view, next: \.superview).suffix(1).last ?? view], object.process)
    default: self.init(of: object.process)
    }
  }

  private init(roots: [View], _ process: AppProcess) {
    self.roots = roots
    self.process = process
  }

  /// Resolves a selector to a single view.
  ///
  /// Hidden views count only if no visible view matches. If a view and its descendant have the same
  /// text, the outer one matches: a button, not its label.
  package func view(_ selector: ElementSelector) throws(StepFault) -> View {
    let all = try views(for: selector)
    let visible = all.filter(\.isShown)
    let found = visible.isEmpty ? all : visible
    if let ordinal = selector.ordinal {
      guard found.count >= ordinal else { throw tooFew(found, for: selector) }
      return found[ordinal - 1]
    }
    guard let only = found.first else { throw nothing(for: selector) }
    guard found.count == 1 else { throw several(found, for: selector) }
    return only
  }

  /// Finds the system's parts first; these may be the `in` element itself, or lie in it.
  private func views(for selector: ElementSelector) throws(StepFault) -> [View] {
    var outer = roots
    if case .within(let other) = selector.scope { outer = [try view(other)] }
    if let parts = ScreenParts(outer).views(for: selector.subject) { return parts }
    return try scoped(selector.scope).flatMap { views(for: selector.subject, in: $0) }
  }

  private func scoped(_ scope: ElementSelector.Scope) throws(StepFault) -> [View] {
    switch scope {
    case .screen: roots
    case .within(let outer): try view(outer).subviews
    }
  }

  private func views(for subject: ElementSelector.Subject, in root: View) -> [View] {
    if root.matches(subject) {
      // The outermost match stands for the texts inside it.
      if case .text = subject { return [root] }
      return [root] + root.subviews.flatMap { views(for: subject, in: $0) }
    }
    return root.subviews.flatMap { views(for: subject, in: $0) }
  }
}

extension Screen {
  private func nothing(for selector: ElementSelector) -> StepFault {
    let shown = roots.flatMap(\.everything).filter(\.isShown)
    let near = nearMiss(for: selector.subject, among: shown)
    let question: Sentence? = near.map { "did you mean \($0)?" }
    let named = shown.filter { $0.accessibilityIdentifier != nil || $0.displayedText != nil }
    let list = Self.list(named.filter { !$0.isPartOfNamed })
    let screen: Sentence = "on the screen: \(list ?? "nothing with a name or a text")"
    return StepFault(
      absence(of: selector),
      notes: [question, screen].compactMap(\.self) + AppState(of: process).notes,
      question: question,
      remedy: ScrollRemedy(in: self).step(showing: selector), missing: selector)
  }

  private func absence(of selector: ElementSelector) -> Sentence {
    let state = AppState(of: process)
    switch selector.subject {
    case .row(let place): return absence(ofRow: place, selector)
    case .back:
      guard let controller = state.controller else { return "there is no way back" }
      return "there is no way back from \(controller.class.name)"
    case .alert(let title) where state.alert == nil:
      return "no alert with the action \(title.quoted) is shown"
    default: return "nothing on the screen matches \(selector)"
    }
  }

  private func absence(ofRow place: CellPath, _ selector: ElementSelector) -> Sentence {
    var outer = roots
    if case .within(let other) = selector.scope {
      outer = (try? view(other)).map { [$0] } ?? []
    }
    let lists = ScreenParts(outer).lists.filter(\.isOnScreen)
    guard let list = lists.first else { return "no list on the screen has \(selector)" }
    guard list.has(place) else {
      let counts = list.counts.enumerated().map { section, count -> Sentence in
        "\(section) has \(count, "row")"
      }
      return counts.isEmpty
        ? "\(list.summary) has no row \(place); it is empty"
        : "\(list.summary) has no row \(place); section \(counts.joined(separator: ", "))"
    }
    let visible = list.visiblePaths
    let rows: Sentence
    if let first = visible.first, let last = visible.last {
      rows = "rows \(first) to \(last)"
    } else {
      rows = "no row"
    }
    return "row \(place) of \(list.summary) is not on the screen; "
      + "scroll to it first: it shows \(rows)"
  }

  private func several(_ found: [View], for selector: ElementSelector) -> StepFault {
    StepFault(
      "\(selector) matches \(found.count) views; narrow it with 'in' or 'nth'",
      notes: [matched(found)])
  }

  private func tooFew(_ found: [View], for selector: ElementSelector) -> StepFault {
    guard !found.isEmpty else { return nothing(for: selector) }
    return StepFault(
      found.count == 1
        ? "\(selector) asks for match \(selector.ordinal ?? 1); there is 1"
        : "\(selector) asks for match \(selector.ordinal ?? 1); there are \(found.count)",
      notes: [matched(found)])
  }

  private func matched(_ views: [View]) -> Sentence {
    "matched: \(Self.list(views) ?? "")"
  }

  private func nearMiss(for subject: ElementSelector.Subject, among views: [View]) -> String? {
    let identifiers = views.compactMap(\.accessibilityIdentifier)
    let texts = views.compactMap(\.displayedText)
    let classes = views.map(\.class.name)
    switch subject {
    case .identifier(let name): return near(name, identifiers, texts, classes)
    case .text(let text): return near(text, texts, identifiers, classes)
    case .className(let name): return near(name, classes, identifiers, texts)
    case .point, .row, .back, .tab, .barButton, .alert, .segment, .path: return nil
    }

    func near(_ word: String, _ own: [String], _ others: [String]...) -> String? {
      (Suggestion.nearest(to: word, among: own)
        ?? others.lazy.compactMap { Suggestion.nearest(to: word, among: $0) }.first)?.quoted
    }
  }

  private static func list(_ views: [View]) -> Sentence? {
    views.isEmpty ? nil : Sentence(listing: views.map(\.summary), longest: 8)
  }
}

extension View {
  fileprivate func matches(_ subject: ElementSelector.Subject) -> Bool {
    switch subject {
    case .identifier(let name): accessibilityIdentifier == name
    case .text(let text): displayedText == text
    case .className(let name): self.class.name == name
    case .point, .row, .back, .tab, .barButton, .alert, .segment, .path: false
    }
  }
}
