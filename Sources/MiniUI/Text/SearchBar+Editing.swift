/// The bar as delegate and target of its field, forwarding to its own delegate.
extension SearchBar {
  static func defineFieldDelegate(_ methods: MethodList<SearchBar>) {
    methods.define(
      .textFieldShouldBeginEditing,
      Body { bar, _, _ in bar.answers.allows(.searchBarShouldBeginEditing, bar) })
    methods.define(
      .textFieldDidBeginEditing,
      Body { bar, _, _ in bar.answers.tell(.searchBarTextDidBeginEditing, bar) })
    methods.define(
      .textFieldShouldChangeCharacters,
      Body { bar, _, location, length, text, _ in bar.allows(text, location, length) })
    methods.define(
      .textFieldShouldEndEditing,
      Body { bar, _, _ in bar.answers.allows(.searchBarShouldEndEditing, bar) })
    methods.define(
      .textFieldDidEndEditing,
      Body { bar, _, _ in bar.answers.tell(.searchBarTextDidEndEditing, bar) })
    methods.define(.textFieldShouldReturn, Body { bar, _, _ in bar.search() })
  }

  static func defineActions(_ methods: MethodList<SearchBar>) {
    methods.define(.searchFieldEditingChanged, Body { bar, _ in bar.tellOfText() })
    methods.define(
      .cancelButtonPressed,
      Body { bar, _ in bar.answers.tell(.searchBarCancelButtonClicked, bar) })
  }

  /// Defines the bar's messages about the first responder, which it forwards to its field.
  static func defineFocusOfField(_ methods: MethodList<SearchBar>) {
    for message in [
      Message<ToBool>.becomeFirstResponder, .resignFirstResponder, .isFirstResponder,
      .canBecomeFirstResponder,
    ] {
      methods.define(message, Body { bar, _ in bar.searchTextField.send(message)() })
    }
  }

  private func allows(_ text: String?, _ location: Int, _ length: Int) -> Bool {
    let message = Message<TextChange.Question>.searchBarShouldChangeText
    return answers.receiver(of: message)?.send(message)(self, location, length, text) ?? true
  }

  /// Searches for the return key; the field stays in editing (SB-1).
  private func search() -> Bool {
    answers.tell(.searchBarSearchButtonClicked, self)
    return false
  }

  private func tellOfText() {
    let message = Message<GeneralShape<Nothing, DynamicObject?, String?>>.searchBarTextDidChange
    answers.receiver(of: message)?.send(message)(self, text)
  }
}

extension Message where S == ToVoid {
  /// `-_searchFieldEditingChanged`, the private action of the field.
  static var searchFieldEditingChanged: Self { Message(._searchFieldEditingChanged) }
  /// `-_cancelButtonPressed`, the private action of the cancel button.
  static var cancelButtonPressed: Self { Message(._cancelButtonPressed) }
}
