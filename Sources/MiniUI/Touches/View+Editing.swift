extension View {
  /// Makes the first responder resign if it is this view or inside it: sends `endEditing:`.
  ///
  /// - Parameter isForced: True to ignore a delegate's veto (TX-4).
  /// - Returns: True if the first responder is not inside this view afterwards.
  @discardableResult
  public final func endEditing(_ isForced: Bool = false) -> Bool { send(.endEditing)(isForced) }

  static func defineEditing(_ methods: MethodList<View>) {
    methods.define(.endEditing, Body { view, isForced, _ in view.dismissKeyboard(isForced) })
  }

  private func dismissKeyboard(_ isForced: Bool) -> Bool {
    let application = process.application
    guard let responder = application.firstResponder,
      responder.ownView?.isDescendant(of: self) == true
    else { return true }
    guard isForced else { return responder.resignFirstResponder() }
    application.focus.force(responder)
    return true
  }
}

extension Message where S == GeneralShape<Bool, Bool> {
  /// `-endEditing:`.
  @inlinable public static var endEditing: Self { Message(.`endEditing:`) }
}
