/// What a controller presents, who presents it and how it wants to be presented.
struct PresentationState {
  /// What this controller itself presents; it owns it.
  var presented: ViewController?
  /// Who presents this controller itself.
  weak var presenting: ViewController?
  /// How it is presented; made when it is asked for or presented first.
  var controller: PresentationController?
  /// What the app wants.
  var style = ModalPresentationStyle.automatic
  /// Whether a swipe may not dismiss it (AP-24).
  var isModal = false
  /// Whether the context styles cover this controller, and not the outermost one.
  var definesContext = false
  /// From before `viewWillAppear` to after `viewDidAppear` (AP-27).
  var isBeingPresented = false
  /// From before `viewWillDisappear` to after `viewDidDisappear` (AP-21).
  var isBeingDismissed = false
}
