/// Several lines of text that a person edits and scrolls: `UITextView`.
open class TextView: ScrollView, TextInput {
  final var edited = EditedText()
  final var answers = CachedDelegate()
  /// Whether a person can edit the text, and not only read it.
  public final var isEditable = true

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TextView.self, name: "UITextView", superclass: ScrollView.self) { methods in
      defineInput(methods)
      defineContent(methods)
      defineTaps(methods)
    }
  }

  private static func defineContent(_ methods: MethodList<TextView>) {
    methods.define(.canBecomeFirstResponder, Body { view, _ in view.isEditable })
    methods.define(
      .setDelegate,
      Body { view, delegate, callSuper in
        callSuper(delegate)
        view.answers = CachedDelegate(delegate, of: view, asking: delegateMessages)
      })
  }

  /// A tap begins editing; a finger that has moved away scrolls instead.
  ///
  /// The private recognisers that begin editing win against a tap on a view around it (GR-10).
  private static func defineTaps(_ methods: MethodList<TextView>) {
    methods.define(
      .gestureRecognizerShouldBegin,
      Body { view, recognizer, callSuper in
        callSuper(recognizer) && !(view.isEditable && view.defeats(recognizer, among: .singleTap))
      })
    methods.define(
      .touchesEnded,
      Body { view, touches, event, callSuper in
        callSuper(touches, event)
        let touch = (touches as? TouchSet)?.touches.first
        if touch.map({ $0.tapCount > 0 }) == true { view.becomeFirstResponder() }
      })
  }

  /// The text; setting it sends `setText:`, and none of what typing sends (TX-2).
  public final var text: String? {
    get { content }
    set { send(.setText)(newValue) }
  }

  /// Whether a person edits the text now.
  public final var isEditing: Bool { isFirstResponder }

  override open var displayedText: String? { content.isEmpty ? nil : content }
  override final var spokenState: String? { displayedText }
}

/// What a text view asks and tells: its delegate first, then everybody.
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

  /// The return key breaks the line, as any other character is typed.
  final func pressReturn() {
    guard allows(TextChange(appending: "\n", to: edited)) else { return }
    send(.insertText)("\n")
  }

  private func announce(_ message: Message<ObjectToVoid>, _ notification: String) {
    answers.tell(message, self)
    process.notifications.post(notification, from: self)
  }
}
