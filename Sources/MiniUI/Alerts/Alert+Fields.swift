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

extension Message where S == ObjectToVoid {
  /// `-addTextFieldWithConfigurationHandler:`, whose handler is a ``Block`` that gets the input.
  @inlinable public static var addTextField: Self {
    Message(.`addTextFieldWithConfigurationHandler:`)
  }
}
