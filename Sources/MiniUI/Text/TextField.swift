/// One line of text that a person edits: `UITextField`.
open class TextField: Control, TextInput {
  final var edited = EditedText() { didSet { textDidChange() } }
  final var answers = CachedDelegate()
  final var clearButton: Button?
  /// What is shown while there is no text.
  public final var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a person sees bullets instead of the text; the text stays as it is (T122).
  public final var isSecureTextEntry = false {
    didSet {
      isStale = isSecureTextEntry && (isStale || !oldValue && isEditing)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the next change by a person takes the place of the whole text.
  ///
  /// So it is after each begin of editing of a secure field, and when a field that is edited
  /// becomes secure.
  final var isStale = false
  /// When a person can clear the text with a button; never, unless set.
  public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What stands before the text; none unless set (T130).
  public final var leftView: View? { didSet { replaceSide(oldValue, with: leftView) } }
  /// What stands after the text, in the place of the clear button; none unless set (T130).
  public final var rightView: View? { didSet { replaceSide(oldValue, with: rightView) } }
  /// What stands above the keyboard while this is edited; none unless set (T130).
  public final var inputAccessoryView: View?

  /// When something at the side of the text is shown, with UIKit's values.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never
    /// While a person edits the text.
    case whileEditing
    /// While nobody edits it.
    case unlessEditing
    /// At any time.
    case always
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(TextField.self, name: "UITextField", superclass: Control.self) { methods in
      defineInput(methods)
      defineContent(methods)
      defineClearing(methods)
      defineTaps(methods)
    }
  }

  private static func defineContent(_ methods: MethodList<TextField>) {
    methods.define(.canBecomeFirstResponder, Body { field, _ in field.isEnabled })
    methods.define(
      .setDelegate,
      Body { field, delegate, _ in
        field.answers = CachedDelegate(delegate, of: field, asking: delegateMessages)
      })
  }

  /// A tap begins editing; what other controls send for it, `touchUpInside`, is not sent.
  private static func defineTaps(_ methods: MethodList<TextField>) {
    methods.define(
      .touchesEnded,
      Body { field, touches, event, callSuper in
        guard field.isTracking, field.isTouchInside else { return callSuper(touches, event) }
        field.stopTracking()
        field.becomeFirstResponder()
      })
  }

  /// The text; setting it sends `setText:`, and none of what typing sends (TX-2, T129).
  ///
  /// Setting `nil` empties it (T122).
  public final var text: String? {
    get { content }
    set { send(.setText)(newValue) }
  }

  /// Who is asked and told about editing; not retained, and asked once what it answers (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// Whether a person edits the text now.
  public final var isEditing: Bool { isFirstResponder }

  /// What a person reads: bullets where the entry is secure, else the text or the placeholder.
  override open var displayedText: String? {
    guard !content.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: edited.characters) : content
  }

  override final var spokenState: String? { displayedText }

  /// The private recognisers that begin editing win against a tap on a view around it (GR-10).
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
