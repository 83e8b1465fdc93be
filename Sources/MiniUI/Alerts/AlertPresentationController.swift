/// The presentation of an alert: over everything, whatever its style (AP-28).
final class AlertPresentationController: PresentationController {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      AlertPresentationController.self, name: "_UIAlertControllerPresentationController",
      superclass: PresentationController.self)
  }

  override var coversPresenter: Bool { false }
  override var isSheet: Bool { false }
  override var template: ViewTemplate { process.device.system.presentations.aroundAlert }

  /// Releases an older dialog, even if the app itself has dismissed the alert.
  override func hasLeft() { (presentedViewController as? Alert)?.dialog?.letGo() }

  /// Places the alert; a tap beside an action sheet triggers its cancel action (AL-2).
  override func place(_ view: View, in views: BuiltTemplate) {
    views[.content].addSubview(view)
    view.setNeedsLayout()
    let alert = presentedViewController as? Alert
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    (views[.dimming] as? DimmingView)?.tapped = { [weak alert] in
      if let alert, let cancel = alert.cancelAction { alert.trigger(cancel) }
    }
  }
}
