/// The editing mode of a screen (AP-38).
extension ViewController {
  static func defineEditing(_ methods: MethodList<ViewController>) {
    methods.define(
      .setEditing, Body { controller, isEditing, _, _ in controller.isEditing = isEditing })
  }

  /// Switches the editing mode: sends `setEditing:animated:`.
  public final func setEditing(_ isEditing: Bool, animated: Bool) {
    send(.setEditing)(isEditing, animated)
  }
}

extension Message where S == GeneralShape<Nothing, Bool, Bool> {
  /// `-setEditing:animated:` of tables, cells and controllers.
  @inlinable public static var setEditing: Self { Message(.`setEditing:animated:`) }
}
