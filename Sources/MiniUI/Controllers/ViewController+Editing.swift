/// Whether what a screen shows can be changed by a person (AP-38).
extension ViewController {
  static func defineEditing(_ methods: MethodList<ViewController>) {
    methods.define(
      .setEditing, Body { controller, isEditing, _, _ in controller.isEditing = isEditing })
  }

  /// Lets a person change what the screen shows: sends `setEditing:animated:`.
  public final func setEditing(_ isEditing: Bool, animated: Bool) {
    send(.setEditing)(isEditing, animated)
  }
}
