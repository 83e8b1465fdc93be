/// The presenter of an ``AlertView``: the private `_UIAlertShimPresentingViewController`.
final class AlertShimController: ViewController {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      AlertShimController.self, name: "_UIAlertShimPresentingViewController",
      superclass: ViewController.self)
  }
}
