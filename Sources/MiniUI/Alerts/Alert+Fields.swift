/// The text fields of an alert (AL-4).
extension Alert {
  /// Adds a text field and configures it at once, through the message of this name.
  ///
  /// An action sheet cannot have one: it raises.
  public func addTextField(configure: ((TextField) -> Void)? = nil) {
    let block = configure.map { configure in
      Block(in: process) { if let field = $0 as? TextField { configure(field) } }
    }
    send(.addTextField)(block)
  }

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

/// The keyboard of an alert with text fields.
extension Alert {
  /// Defines the focus of alerts.
  ///
  /// The first field becomes the first responder when the alert has appeared; the dismissal
  /// restores the previous first responder.
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

  /// Restores the previous first responder, unless its screen is dismissed with the alert.
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
