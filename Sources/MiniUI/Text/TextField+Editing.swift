/// The steps of editing: the delegate first, then the targets, then the notification (TX-1).
extension TextField {
  final var mayBegin: Bool { answers.allows(.textFieldShouldBeginEditing, self) }

  final var mayEnd: Bool { answers.allows(.textFieldShouldEndEditing, self) }

  final func allows(_ change: TextChange) -> Bool {
    answers.allows(.textFieldShouldChangeCharacters, change, of: self)
  }

  final func didBegin() {
    isStale = isSecureTextEntry
    setNeedsLayout()
    answers.tell(.textFieldDidBeginEditing, self)
    announce(.editingDidBegin, TextNotification.fieldDidBeginEditing)
  }

  final func didChange() {
    announce(.editingChanged, TextNotification.fieldDidChange)
  }

  final func didEnd() {
    isStale = false
    setNeedsLayout()
    tellOfEnd()
    announce(.editingDidEnd, TextNotification.fieldDidEndEditing)
  }

  /// A secure field that is edited again loses what it held with the first change.
  final func apply(_ edit: EditedText.Edit) -> Bool {
    let isCleared = isStale && !content.isEmpty
    if isCleared { content = "" }
    isStale = false
    return edited.apply(edit) || isCleared
  }

  /// Handles the return key: asks the delegate; a target for `editingDidEndOnExit` resigns (TX-3).
  final func pressReturn() {
    guard answers.allows(.textFieldShouldReturn, self),
      allControlEvents.contains(.editingDidEndOnExit)
    else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Notifies the delegate of the end, with the reason if it implements that method (TX-4).
  private func tellOfEnd() {
    let message = Message<GeneralShape<Nothing, DynamicObject?, Int>>.textFieldDidEndWithReason
    guard let delegate = answers.receiver(of: message) else {
      return answers.tell(.textFieldDidEndEditing, self)
    }
    delegate.send(message)(self, EndReason.committed.rawValue)
  }

  private func announce(_ event: ControlEvents, _ notification: String) {
    sendActions(for: event)
    process.notifications.post(notification, from: self)
  }

  /// The reasons for the end of editing, with UIKit's values.
  public enum EndReason: Int, Sendable {
    /// The user has finished; the only reason on a phone.
    case committed
    /// The user has cancelled.
    case cancelled
  }
}
