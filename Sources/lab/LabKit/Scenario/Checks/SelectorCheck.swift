import LabLanguage
import MiniUI

/// A check for selectors that cannot match on any screen of an app.
struct SelectorCheck {
  let words: AppWords
  /// The mistakes in the selector's file.
  let mistakes: Mistakes

  /// Records a selector whose identifier, text or class does not occur in the app.
  func check(_ selector: Located<ElementSelector>) {
    check(selector.value, at: selector.range)
  }

  func check(text: Located<String>) {
    check(ElementSelector(.text(text.value)), at: text.range)
  }

  func check(_ actions: [AppAction]) {
    actions.everything.flatMap(\.selectors).forEach { check($0) }
  }

  private func check(_ selector: ElementSelector, at range: Range<Int>) {
    switch selector.subject {
    case .identifier(let name):
      record(selector.subject, name, among: words.identifiers, "identifiers", at: range)
    // A typed text is in no file, so any text may appear.
    case .text where words.hasTypedTexts: break
    case .text(let text): record(selector.subject, text, among: words.texts, "texts", at: range)
    case .className(let name) where words.usesSystemViews && Self.partClasses.contains(name):
      break
    case .className(let name):
      record(selector.subject, name, among: words.viewClasses, "classes of views", at: range)
    case .barButton(let title) where words.hasBarButton(title): break
    case .barButton(let title):
      record(selector.subject, title, among: words.barTitles, "bar buttons", at: range)
    case .alert(let title):
      record(selector.subject, title, among: words.alertTitles, "alert actions", at: range)
    case .tab(let tab): check(tab, at: range)
    case .back: checkBack(at: range)
    case .row, .segment, .point, .path: break
    }
    if case .within(let outer) = selector.scope { check(outer, at: range) }
    checkPlace(of: selector, at: range)
    checkParts(of: selector, at: range)
  }

  /// The classes of the views that the system adds to cells, bars and alerts.
  private static let partClasses = SystemProfile.profile(of: DeviceDescription().os)
    .privateClassNames.union([
      "UIButton", "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITextField",
    ])

  private func check(_ tab: TabReference, at range: Range<Int>) {
    let containers = words.containers
    switch tab {
    case .title(let title):
      record(.tab(tab), title, among: containers.tabTitles, "tabs", at: range)
    case .index(let index):
      guard index >= containers.mostTabs else { return }
      mistakes.record(
        "no screen of the app has tab \(index)", at: range,
        remedy: containers.mostTabs == 0
          ? "the app has no 'tabs'"
          : "a tab bar has at most \(containers.mostTabs.counted("tab")), counted from 0")
    }
  }

  private func checkBack(at range: Range<Int>) {
    guard !words.containers.canGoBack else { return }
    mistakes.record(
      "no screen of the app has a back button", at: range, remedy: "add a 'push' step to the app")
  }

  private func record(
    _ subject: ElementSelector.Subject, _ word: String, among known: [String], _ kind: String,
    at range: Range<Int>
  ) {
    guard !known.contains(word) else { return }
    // The same word of another kind is meant rather than a similar word of this one.
    let same = subject.isShort ? otherSubject(for: word) : nil
    let near = same ?? Suggestion.nearest(to: word, among: known).map(subject.renamed)
    mistakes.record(
      "no screen of the app has \(subject)", at: range,
      remedy: near.map { "did you mean \($0.written.quoted)?" },
      note: near == nil ? "\(kind): \(list(known.map { subject.renamed($0).written }))" : nil)
  }

  /// Returns the same word as another kind of subject, such as a text for an identifier.
  private func otherSubject(for word: String) -> ElementSelector.Subject? {
    if words.identifiers.contains(word) { return .identifier(word) }
    if words.viewClasses.contains(word) { return .className(word) }
    return words.texts.contains(word) ? .text(word) : nil
  }

  /// Returns the first words in alphabetical order, or `none`.
  func list(_ words: [String]) -> String {
    let sorted = Set(words).subtracting([""]).sorted()
    let longest = 12
    guard !sorted.isEmpty else { return "none" }
    let more = sorted.count > longest ? ", …" : ""
    return sorted.prefix(longest).joined(separator: ", ") + more
  }
}

extension ElementSelector.Subject {
  /// True if a plain string can spell the subject.
  fileprivate var isShort: Bool {
    switch self {
    case .identifier, .text, .className: true
    default: false
    }
  }

  /// The spelling in a file, without the key of a long selector.
  fileprivate var written: String {
    switch self {
    case .text(let text), .barButton(let text), .alert(let text), .tab(.title(let text)): text
    default: "\(self)"
    }
  }

  fileprivate func renamed(_ word: String) -> Self {
    switch self {
    case .identifier: .identifier(word)
    case .text: .text(word)
    case .className: .className(word)
    case .barButton: .barButton(word)
    case .alert: .alert(word)
    case .tab: .tab(.title(word))
    case .point, .row, .back, .segment, .path: self
    }
  }
}

/// Checks of identifiers against the view that a selector narrows them down to.
extension SelectorCheck {
  /// Records an identifier that is missing in the outer view, or too rare for the ordinal.
  func checkPlace(of selector: ElementSelector, at range: Range<Int>) {
    guard !words.hasChildren, case .identifier(let name) = selector.subject, isDeclared(name)
    else { return }
    switch selector.scope {
    case .screen: check(name, in: words.roots.map(\.tree), selector, at: range)
    case .within(let outer):
      guard case .identifier(let place) = outer.subject, isDeclared(place) else { return }
      let places = words.roots.flatMap(\.tree).filter { $0.identifier == place }
      check(name, in: places.map { Array($0.tree.dropFirst()) }, selector, at: range)
    }
  }

  /// Returns true if view trees alone determine the places of the identifier.
  func isDeclared(_ identifier: String) -> Bool {
    words.viewIdentifiers.contains(identifier) && !words.looseIdentifiers.contains(identifier)
  }

  private func check(
    _ name: String, in places: [[ViewDescription]], _ selector: ElementSelector,
    at range: Range<Int>
  ) {
    let most = places.map { $0.count { $0.identifier == name } }.max() ?? 0
    guard most < selector.ordinal ?? 1 else { return }
    // A presented screen may leave the one below it shown, which may be of the same class.
    if most > 0, words.changes.kinds.contains(.screens) { return }
    let remedy =
      most == 0 ? "remove 'in', or name a view that contains it" : "a screen has at most \(most)"
    mistakes.record("no screen of the app has \(selector)", at: range, remedy: remedy)
  }
}
