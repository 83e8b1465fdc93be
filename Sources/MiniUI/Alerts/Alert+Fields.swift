/// The text inputs of an alert: AL-4.
extension Alert {
  /// Adds a text input, which is configured at once; sends the message that has this name.
  ///
  /// An action sheet has none; adding one ends the process.
  public func addTextField(configure: ((TextField) -> Void)? = nil) {
    let block = configure.map { configure in
      Block(in: process) { if let field = $0 as? TextField { configure(field) } }
    }
    send(.addTextField)(block)
  }

  /// Makes the input.
  func addField(_ configure: Block?) {
    guard preferredStyle == .alert else {
      return table.raise(
        .inconsistency(
          "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert"))
    }
    let field = TextField(in: process)
    textFields = (textFields ?? []) + [field]
    configure?(field)
    showFields()
  }
}

/// The keyboard while an alert with inputs is shown.
extension Alert {
  /// The first input becomes the first responder when the alert has appeared; when the alert is
  /// dismissed, the responder before it becomes the first again.
  static func defineFocus(_ methods: MethodList<Alert>) {
    methods.define(
      .viewDidAppear,
      Body { alert, animated, callSuper in
        callSuper(animated)
        alert.takeFocus()
      })
    methods.define(
      .viewWillDisappear,
      Body { alert, animated, callSuper in
        callSuper(animated)
        alert.giveFocusBack()
      })
  }

  private func takeFocus() {
    guard let first = textFields?.first, !hasFocus else { return }
    let former = process.application.firstResponder
    if first.becomeFirstResponder() { formerResponder = former }
  }

  /// A responder of a screen that leaves together with the alert gets nothing back.
  private func giveFocusBack() {
    guard isBeingDismissed, hasFocus else { return }
    let former = presentingViewController?.isBeingDismissed == true ? nil : formerResponder
    formerResponder = nil
    if former?.becomeFirstResponder() != true {
      process.application.firstResponder?.resignFirstResponder()
    }
  }

  private var hasFocus: Bool { textFields?.contains(where: \.isFirstResponder) == true }
}

extension Message where S == ObjectToVoid {
  /// `-addTextFieldWithConfigurationHandler:`, whose handler is a ``Block`` that gets the input.
  @inlinable public static var addTextField: Self {
    Message(.`addTextFieldWithConfigurationHandler:`)
  }
}
