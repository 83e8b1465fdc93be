/// Finds selectors that no screen of an app could ever satisfy.
struct SelectorCheck {
  /// What the app can show.
  let words: AppWords
  /// Where mistakes go; they point into the file of the selector.
  let mistakes: Mistakes

  /// Records a selector whose identifier, text or class nothing in the app has.
  func check(_ selector: Located<ElementSelector>) {
    check(selector.value, at: selector.range)
  }

  /// Looks at the selectors of assignments and messages.
  func check(_ actions: [AppAction]) {
    for action in actions {
      switch action {
      case .callSuper, .showRoot: break
      case .set(let assignments): assignments.compactMap(\.target).forEach { check($0) }
      case .send(let message): message.receiver.map { check($0) }
      case .sendAction(let sent): sent.sender.map { check($0) }
      case .schedule(let later): check(later.actions)
      }
    }
  }

  private func check(_ selector: ElementSelector, at range: Range<Int>) {
    switch selector.subject {
    case .identifier(let name):
      record(selector.subject, name, among: words.identifiers, "identifiers", at: range)
    case .text(let text): record(selector.subject, text, among: words.texts, "texts", at: range)
    case .className(let name):
      record(selector.subject, name, among: words.viewClasses, "classes of views", at: range)
    case .point: break
    }
    if case .within(let outer) = selector.scope { check(outer, at: range) }
    checkPlace(of: selector, at: range)
  }

  private func record(
    _ subject: ElementSelector.Subject, _ word: String, among known: [String], _ kind: String,
    at range: Range<Int>
  ) {
    guard !known.contains(word) else { return }
    let meant = Suggestion.nearest(to: word, among: known).map(subject.renamed)
    mistakes.record(
      "no screen of the app has \(subject)", at: range,
      remedy: (meant ?? otherSubject(for: word)).map { "did you mean \($0.written.quoted)?" },
      note: "\(kind): \(list(known.map { subject.renamed($0).written }))")
  }

  /// The same word where it is meant another way: a text for an identifier.
  private func otherSubject(for word: String) -> ElementSelector.Subject? {
    if words.identifiers.contains(word) { return .identifier(word) }
    if words.viewClasses.contains(word) { return .className(word) }
    return words.texts.contains(word) ? .text(word) : nil
  }

  private func list(_ words: [String]) -> String {
    let sorted = Set(words).sorted()
    let longest = 12
    guard !sorted.isEmpty else { return "none" }
    let more = sorted.count > longest ? ", …" : ""
    return sorted.prefix(longest).joined(separator: ", ") + more
  }
}

extension ElementSelector.Subject {
  /// As the short form of a selector spells it in a file.
  fileprivate var written: String {
    if case .text(let text) = self { text } else { "\(self)" }
  }

  /// The same kind of subject with another word.
  fileprivate func renamed(_ word: String) -> Self {
    switch self {
    case .identifier: .identifier(word)
    case .text: .text(word)
    case .className: .className(word)
    case .point: self
    }
  }
}
