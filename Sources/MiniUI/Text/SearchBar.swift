/// A bar with a search field and an optional cancel button: `UISearchBar`.
///
/// The field is a full text field, which also sends its own events and notifications (SB-1).
open class SearchBar: View {
  final var answers = CachedDelegate()
  /// The search field, whose delegate is the bar.
  public private(set) final var searchTextField: TextField
  private var cancelButton: Button?
  private let container: View
  /// True if the bar has a cancel button; false by default.
  public final var showsCancelButton = false { didSet { showCancelButton() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(SearchBar.self, name: "UISearchBar") { methods in
      defineFieldDelegate(methods)
      defineActions(methods)
      defineFocusOfField(methods)
      methods.define(.delegate) { bar, _ in bar.answers.object }
      methods.define(.setDelegate) { bar, delegate, _ in
        bar.answers = CachedDelegate(delegate, of: bar, asking: delegateMessages)
      }
      methods.define(.setText) { bar, text, _ in bar.searchTextField.text = text }
      methods.define(.layoutSubviews) { bar, callSuper in
        callSuper()
        bar.layOutContent()
      }
    }
  }

  /// Makes a bar with an empty field.
  public required init(of class: DynamicClass?) {
    guard let process = `class`?.classTable.owner(as: AppProcess.self) else {
      fatalError("create a search bar in a process")
    }
    let built = process.device.system.text.searchBar.build(in: process)
    guard let field = built[.fields] as? TextField else {
      fatalError("the template of a search bar has a text field in its fields slot")
    }
    (container, searchTextField) = (built.root, field)
    super.init(of: `class`)
    adopt(field)
  }

  private func adopt(_ field: TextField) {
    container.fillsSuperview = true
    field.fillsSuperview = false
    field.clearButtonMode = .always
    field.delegate = self
    field.addTarget(
      self, action: Message<ToVoid>.searchFieldEditingChanged.selector, for: .editingChanged)
    addSubview(container)
  }

  override final var textProperty: String? { text }
  override open var takesText: Bool { true }
  override final var hasCodeForTyping: Bool { true }

  /// The recognisers of a search bar belong to its field, which never prevents them.
  override final var hasPreventableGestures: Bool { false }

  /// The search text; setting it sends `setText:` but none of the messages of typing (TX-2).
  public final var text: String? {
    get { searchTextField.text }
    set { send(.setText)(newValue) }
  }

  /// The text shown in the empty field.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The delegate, whose methods are cached when it is set; not retained (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  override open var intrinsicSize: Size { Size(width: 390, height: 56) }

  private func showCancelButton() {
    if showsCancelButton, cancelButton == nil { cancelButton = makeCancelButton() }
    cancelButton?.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  private func makeCancelButton() -> Button? {
    let root = process.device.system.text.searchCancel.build(in: process).root
    guard let button = root as? Button else { return nil }
    button.setTitle("Cancel")
    button.addTarget(
      self, action: Message<ToVoid>.cancelButtonPressed.selector, for: .touchUpInside)
    searchTextField.superview?.addSubview(button)
    return button
  }

  private func layOutContent() {
    let room = showsCancelButton ? 86.0 : 8
    searchTextField.frame = Rect(
      x: 8, y: 10, width: max(bounds.width - 8 - room, 0), height: max(bounds.height - 20, 0))
    cancelButton?.frame = Rect(
      x: bounds.width - 78, y: 10, width: 70, height: max(bounds.height - 20, 0))
  }
}

extension SearchBar {
  /// The delegate's methods that are cached when it is set (OB-9).
  static let delegateMessages: [SystemSelector] = [
    .`searchBarShouldBeginEditing:`, .`searchBarTextDidBeginEditing:`,
    .`searchBarShouldEndEditing:`, .`searchBarTextDidEndEditing:`,
    .`searchBar:shouldChangeTextInRange:replacementText:`, .`searchBar:textDidChange:`,
    .`searchBarSearchButtonClicked:`, .`searchBarCancelButtonClicked:`,
  ]
}

/// The bar as delegate and target of its field, forwarding to its own delegate.
extension SearchBar {
  private static func defineFieldDelegate(_ methods: MethodList<SearchBar>) {
    methods.define(.textFieldShouldBeginEditing) { bar, _, _ in
      bar.answers.allows(.searchBarShouldBeginEditing, bar)
    }
    methods.define(.textFieldDidBeginEditing) { bar, _, _ in
      bar.answers.tell(.searchBarTextDidBeginEditing, bar)
    }
    methods.define(.textFieldShouldChangeCharacters) { bar, _, location, length, text, _ in
      bar.allows(text, location, length)
    }
    methods.define(.textFieldShouldEndEditing) { bar, _, _ in
      bar.answers.allows(.searchBarShouldEndEditing, bar)
    }
    methods.define(.textFieldDidEndEditing) { bar, _, _ in
      bar.answers.tell(.searchBarTextDidEndEditing, bar)
    }
    methods.define(.textFieldShouldReturn) { bar, _, _ in bar.search() }
  }

  static func defineActions(_ methods: MethodList<SearchBar>) {
    methods.define(.searchFieldEditingChanged) { bar, _ in bar.tellOfText() }
    methods.define(.cancelButtonPressed) { bar, _ in
      bar.answers.tell(.searchBarCancelButtonClicked, bar)
    }
  }

  /// Defines the bar's messages about the first responder, which it forwards to its field.
  private static func defineFocusOfField(_ methods: MethodList<SearchBar>) {
    for message in [
      Message<ToBool>.becomeFirstResponder, .resignFirstResponder, .isFirstResponder,
      .canBecomeFirstResponder,
    ] {
      methods.define(message) { bar, _ in bar.searchTextField.send(message)() }
    }
  }

  private func allows(_ text: String?, _ location: Int, _ length: Int) -> Bool {
    let message = Message<TextChange.Question>.searchBarShouldChangeText
    return answers.send(message)?(self, location, length, text) ?? true
  }

  /// Searches for the return key; the field stays in editing (SB-1).
  private func search() -> Bool {
    answers.tell(.searchBarSearchButtonClicked, self)
    return false
  }

  private func tellOfText() {
    let message = Message<GeneralShape<Nothing, DynamicObject?, String?>>.searchBarTextDidChange
    answers.send(message)?(self, text)
  }
}
