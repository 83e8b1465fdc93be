/// A control for editing one line of text: `UITextField`.
open class TextField: Control, TextInput {
  final var edited = EditedText() { didSet { textDidChange() } }
  final var answers = CachedDelegate()
  final var clearButton: Button?
  /// The text shown in the empty field.
  public final var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// True if bullets are shown instead of the text, which is not changed (T122).
  public final var isSecureTextEntry = false {
    didSet {
      isStale = isSecureTextEntry && (isStale || !oldValue && isEditing)
      invalidateIntrinsicContentSize()
    }
  }
  /// True if the next change by the user replaces the whole text.
  ///
  /// This is set at each beginning of editing of a secure field, and when an edited field becomes
  /// secure.
  final var isStale = false
  /// The time at which the clear button is shown; never by default.
  public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text; nil by default (T130).
  public final var leftView: View? { didSet { replaceSide(oldValue, with: leftView) } }
  /// The view after the text, instead of the clear button; nil by default (T130).
  public final var rightView: View? { didSet { replaceSide(oldValue, with: rightView) } }
  /// The view above the keyboard during editing; nil by default (T130).
  public final var inputAccessoryView: View?

  /// The times at which a view beside the text is shown, with UIKit's values.
  public enum ViewMode: Int, Sendable {
    /// Never shown.
    case never
    /// Shown during editing.
    case whileEditing
    /// Shown except during editing.
    case unlessEditing
    /// Always shown.
    case always
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TextField.self, name: "UITextField") { methods in
      defineInput(methods)
      defineContent(methods)
      defineClearing(methods)
      defineTaps(methods)
    }
  }

  private static func defineContent(_ methods: MethodList<TextField>) {
    methods.define(.canBecomeFirstResponder) { field, _ in field.isEnabled }
    methods.define(.setDelegate) { field, delegate, _ in
      field.answers = CachedDelegate(delegate, of: field, asking: delegateMessages)
    }
  }

  /// Defines the tap, which begins editing instead of sending `touchUpInside`.
  private static func defineTaps(_ methods: MethodList<TextField>) {
    methods.define(.touchesEnded) { field, touches, event, callSuper in
      guard field.isTracking, field.isTouchInside else { return callSuper(touches, event) }
      field.stopTracking()
      field.becomeFirstResponder()
    }
  }

  /// The text; setting it sends `setText:` but none of the messages of typing (TX-2, T129).
  ///
  /// Setting `nil` clears it (T122).
  public final var text: String? {
    get { content }
    set { send(.setText)(newValue) }
  }

  /// The delegate, whose methods are cached when it is set; not retained (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// True while the user edits the text.
  public final var isEditing: Bool { isFirstResponder }

  /// The visible text: bullets for a secure entry, otherwise the text or the placeholder.
  override open var displayedText: String? {
    guard !content.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: edited.characters) : content
  }

  override final var spokenState: String? { displayedText }
  override final var textProperty: String? { text }
  override final var showsPlaceholder: Bool { content.isEmpty }

  /// The private recognisers of editing prevent a tap on an enclosing view (GR-10).
  override final var defeatedGestures: DefeatedGestures { .singleTap }

  private func textDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override open var intrinsicSize: Size {
    let count = content.isEmpty ? (placeholder ?? "").count : edited.characters
    return Size(width: Double(count) * 9 + 16, height: 34)
  }
}

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

  /// Edits the text; the first change of a secure field that is edited again replaces all of it.
  final func apply(_ edit: EditedText.Edit) -> Bool {
    let isCleared = isStale && !content.isEmpty
    if isCleared { content = "" }
    isStale = false
    return edited.apply(edit) || isCleared
  }

  /// Handles the return key, the field's primary action (Apple, `UIControl.Event`).
  ///
  /// The delegate is asked first. A target for `editingDidEndOnExit` resigns, a target for
  /// `primaryActionTriggered` alone does not (TX-3).
  final func pressReturn() {
    guard answers.allows(.textFieldShouldReturn, self) else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if resigns { resignFirstResponder() }
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

extension TextField {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textFieldShouldBeginEditing:`, .`textFieldDidBeginEditing:`,
    .`textFieldShouldEndEditing:`, .`textFieldDidEndEditing:`, .`textFieldDidEndEditing:reason:`,
    .`textField:shouldChangeCharactersInRange:replacementString:`,
    .`textFieldShouldClear:`, .`textFieldShouldReturn:`,
  ]
}
