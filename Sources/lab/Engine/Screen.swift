import MiniUI

/// Where elements are looked for: the windows that are shown, or one view and what is in it.
struct Screen {
  /// The outermost views, back to front.
  let roots: [View]

  /// Everything that a person could see now.
  init(of process: AppProcess) {
    roots = process.application.windows.filter { !$0.isHidden }
  }

  /// What an object's own code can reach: its screen, loaded if need be.
  init(around object: DynamicObject) {
    switch object {
    case let controller as ViewController: self.init(roots: [controller.view])
    case let view as View:
      self.init(roots: [sequence(first: view, next: \.superview).suffix(1).last ?? view])
    default: self.init(of: object.process)
    }
  }

  private init(roots: [View]) {
    self.roots = roots
  }

  /// The controller of the window in front.
  static func controller(of process: AppProcess) -> ViewController? {
    process.application.keyWindow?.rootViewController
  }

  /// The one view that a selector means.
  ///
  /// A hidden view counts only where no visible one is meant. Of a view and a view inside it with
  /// the same text, the outer one is meant: a button, not its label.
  func view(_ selector: ElementSelector) throws(StepFault) -> View {
    let all = try scoped(selector.scope).flatMap { views(for: selector.subject, in: $0) }
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

  private func scoped(_ scope: ElementSelector.Scope) throws(StepFault) -> [View] {
    switch scope {
    case .screen: roots
    case .within(let outer): try view(outer).subviews
    }
  }

  private func views(for subject: ElementSelector.Subject, in root: View) -> [View] {
    if root.matches(subject) {
      if case .text = subject { return [root] }
      return [root] + root.subviews.flatMap { views(for: subject, in: $0) }
    }
    return root.subviews.flatMap { views(for: subject, in: $0) }
  }
}

extension Screen {
  private func nothing(for selector: ElementSelector) -> StepFault {
    let shown = roots.flatMap(\.everything).filter(\.isShown)
    let near = nearMiss(for: selector.subject, among: shown).map { "did you mean \($0)?" }
    let named = shown.filter { $0.accessibilityIdentifier != nil || $0.displayedText != nil }
    let list = Self.list(named.filter { !$0.isPartOfNamed })
    let screen = "on the screen: \(list.isEmpty ? "nothing that has a name or a text" : list)"
    return StepFault(
      "nothing on the screen matches \(selector)", notes: [near, screen].compactMap(\.self))
  }

  private func several(_ found: [View], for selector: ElementSelector) -> StepFault {
    StepFault(
      "\(selector) matches \(found.count) views; narrow it with 'in' or 'nth'",
      notes: ["matched: \(Self.list(found))"])
  }

  private func tooFew(_ found: [View], for selector: ElementSelector) -> StepFault {
    guard !found.isEmpty else { return nothing(for: selector) }
    return StepFault(
      "\(selector) asks for match \(selector.ordinal ?? 1); there \(Self.counted(found.count))",
      notes: ["matched: \(Self.list(found))"])
  }

  private func nearMiss(for subject: ElementSelector.Subject, among views: [View]) -> String? {
    let identifiers = views.compactMap(\.accessibilityIdentifier)
    let texts = views.compactMap(\.displayedText)
    let classes = views.map(\.class.name)
    switch subject {
    case .identifier(let name): return near(name, identifiers, texts, classes)
    case .text(let text): return near(text, texts, identifiers, classes)
    case .className(let name): return near(name, classes, identifiers, texts)
    case .point: return nil
    }

    func near(_ word: String, _ own: [String], _ others: [String]...) -> String? {
      (Suggestion.nearest(to: word, among: own)
        ?? others.lazy.compactMap { Suggestion.nearest(to: word, among: $0) }.first)?.quoted
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "is 1" : "are \(count)"
  }

  private static func list(_ views: [View]) -> String {
    let longest = 8
    let more = views.count > longest ? ", and \(views.count - longest) more" : ""
    return views.prefix(longest).map(\.summary).joined(separator: ", ") + more
  }
}

extension View {
  /// This view and everything in it, in the order of the tree.
  fileprivate var everything: [View] { [self] + subviews.flatMap(\.everything) }

  /// Whether neither this view nor one around it is hidden.
  fileprivate var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// A button's label, for one: it only repeats the text of what it lies in.
  fileprivate var isPartOfNamed: Bool {
    accessibilityIdentifier == nil && superview?.displayedText == displayedText
  }

  fileprivate func matches(_ subject: ElementSelector.Subject) -> Bool {
    switch subject {
    case .identifier(let name): accessibilityIdentifier == name
    case .text(let text): displayedText == text
    case .className(let name): self.class.name == name
    case .point: false
    }
  }
}
