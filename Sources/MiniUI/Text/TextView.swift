/// A scroll view for editing several lines of text: `UITextView`.
open class TextView: ScrollView, TextInput {
  final var edited = EditedText()
  final var answers = CachedDelegate()
  /// True if the user can edit the text.
  public final var isEditable = true

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TextView.self, name: "UITextView") { methods in
      defineInput(methods)
      defineContent(methods)
      defineTaps(methods)
    }
  }

  private static func defineContent(_ methods: MethodList<TextView>) {
    methods.define(.canBecomeFirstResponder) { view, _ in view.isEditable }
    methods.define(.setDelegate) { view, delegate, callSuper in
      callSuper(delegate)
      view.answers = CachedDelegate(delegate, of: view, asking: delegateMessages)
    }
  }

  /// Defines the tap, which begins editing unless the finger has moved.
  ///
  /// The private recognisers of editing prevent a tap on an enclosing view (GR-10).
  private static func defineTaps(_ methods: MethodList<TextView>) {
    methods.define(.gestureRecognizerShouldBegin) { view, recognizer, callSuper in
      callSuper(recognizer) && !(view.isEditable && view.defeats(recognizer, among: .singleTap))
    }
    methods.define(.touchesEnded) { view, touches, event, callSuper in
      callSuper(touches, event)
      let touch = (touches as? TouchSet)?.touches.first
      if touch.map({ $0.tapCount > 0 }) == true { view.becomeFirstResponder() }
    }
  }

  /// The text; setting it sends `setText:` but none of the messages of typing (TX-2).
  public final var text: String? {
    get { content }
    set { send(.setText)(newValue) }
  }

  /// True while the user edits the text.
  public final var isEditing: Bool { isFirstResponder }

  override open var displayedText: String? { content.isEmpty ? nil : content }
  override final var spokenState: String? { displayedText }
  override final var textProperty: String? { text }
}

/// The steps of editing: the delegate first, then the notification.
extension TextView {
  final var mayBegin: Bool { answers.allows(.textViewShouldBeginEditing, self) }

  final var mayEnd: Bool { answers.allows(.textViewShouldEndEditing, self) }

  final func allows(_ change: TextChange) -> Bool {
    answers.allows(.textViewShouldChangeText, change, of: self)
  }

  final func didBegin() {
    announce(.textViewDidBeginEditing, TextNotification.viewDidBeginEditing)
  }

  final func didChange() { announce(.textViewDidChange, TextNotification.viewDidChange) }

  final func didEnd() { announce(.textViewDidEndEditing, TextNotification.viewDidEndEditing) }

  /// Inserts a line break for the return key, if the delegate allows it.
  final func pressReturn() {
    guard allows(TextChange(appending: "\n", to: edited)) else { return }
    send(.insertText)("\n")
  }

  private func announce(_ message: Message<ObjectToVoid>, _ notification: String) {
    answers.tell(message, self)
    process.notifications.post(notification, from: self)
  }
}

extension TextView {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`textViewShouldBeginEditing:`, .`textViewDidBeginEditing:`,
    .`textViewShouldEndEditing:`, .`textViewDidEndEditing:`,
    .`textView:shouldChangeTextInRange:replacementText:`, .`textViewDidChange:`,
  ]
}
