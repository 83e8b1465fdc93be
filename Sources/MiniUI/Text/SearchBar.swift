/// A bar with a field for what is searched and perhaps a button to cancel: `UISearchBar`.
///
/// The field is a text field of its own, whose events and notifications come, too (SB-1).
open class SearchBar: View {
  final var answers = CachedDelegate()
  /// The field; its delegate is the bar.
  public private(set) final var searchTextField: TextField
  private var cancelButton: Button?
  private let container: View
  /// Whether the bar has a button to cancel; no, unless set.
  public final var showsCancelButton = false { didSet { showCancelButton() } }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(SearchBar.self, name: "UISearchBar", superclass: View.self) { methods in
      defineFieldDelegate(methods)
      defineActions(methods)
      defineFocusOfField(methods)
      methods.define(.delegate, Body { bar, _ in bar.answers.object })
      methods.define(
        .setDelegate,
        Body { bar, delegate, _ in
          bar.answers = CachedDelegate(delegate, of: bar, asking: delegateMessages)
        })
      methods.define(.setText, Body { bar, text, _ in bar.searchTextField.text = text })
      methods.define(
        .layoutSubviews,
        Body { bar, callSuper in
          callSuper()
          bar.layOutContent()
        })
    }
  }

  /// Makes a bar with an empty field.
  public required init(of class: DynamicClass?) {
    guard let process = `class`?.classTable.owner(as: AppProcess.self) else {
      preconditionFailure("a search bar is made in a process")
    }
    let built = process.device.system.text.searchBar.build(in: process)
    guard let field = built[.fields] as? TextField else {
      preconditionFailure("the template of a search bar has a text field in its fields slot")
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

  /// What is searched; setting it sends `setText:`, to the field as well, and none of what typing
  /// sends (TX-2).
  public final var text: String? {
    get { searchTextField.text }
    set { send(.setText)(newValue) }
  }

  /// What the field shows while it is empty.
  public final var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Who is asked and told about searching; not retained, asked once what it answers (OB-9).
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
