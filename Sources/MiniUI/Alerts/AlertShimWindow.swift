/// The window of an ``AlertView``: the private `_UIAlertControllerShimPresenterWindow`.
final class AlertShimWindow: Window {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      AlertShimWindow.self, name: "_UIAlertControllerShimPresenterWindow",
      superclass: Window.self)
  }
}
