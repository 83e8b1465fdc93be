/// A controller's part in presentations.
struct PresentationState {
  /// The controller presented by this one, which owns it.
  var presented: ViewController?
  weak var presenting: ViewController?
  /// The presentation controller; nil until it is read or used first.
  var controller: PresentationController?
  var style = ModalPresentationStyle.automatic
  /// True if a swipe must not dismiss it (AP-24).
  var isModal = false
  /// True if context styles cover this controller instead of the outermost one.
  var definesContext = false
  /// True from before `viewWillAppear` to after `viewDidAppear` (AP-27).
  var isBeingPresented = false
  /// True from before `viewWillDisappear` to after `viewDidDisappear` (AP-21).
  var isBeingDismissed = false
}
