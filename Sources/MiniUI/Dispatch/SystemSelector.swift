/// The selectors that MiniUI itself sends, spelled as in Objective-C; their order is their number.
///
/// A constant number makes a send an indexed load. Names that only an app uses are numbered by
/// the ``ClassTable`` of its process, after these.
public enum SystemSelector: UInt32, CaseIterable, Sendable {
  // The root class and the runtime.
  case `class`, `respondsToSelector:`, `resolveInstanceMethod:`, `resolveClassMethod:`
  case `forwardingTargetForSelector:`, `methodSignatureForSelector:`, `forwardInvocation:`
  case `doesNotRecognizeSelector:`, copy

  // Notifications and the application.
  case `postNotification:`, `sendEvent:`, `sendAction:to:from:forEvent:`
  case `application:willFinishLaunchingWithOptions:`
  case `application:didFinishLaunchingWithOptions:`
  case `applicationDidBecomeActive:`, `applicationWillResignActive:`
  case `applicationDidEnterBackground:`, `applicationWillEnterForeground:`
  case `applicationWillTerminate:`

  // Responders and touches.
  case nextResponder, `touchesBegan:withEvent:`, `touchesMoved:withEvent:`
  case `touchesEnded:withEvent:`, `touchesCancelled:withEvent:`

  // Views and windows.
  case `hitTest:withEvent:`, `pointInside:withEvent:`
  case `addSubview:`, removeFromSuperview, `bringSubviewToFront:`, `sendSubviewToBack:`
  case `willMoveToSuperview:`, didMoveToSuperview, `willMoveToWindow:`, didMoveToWindow
  case `didAddSubview:`, `willRemoveSubview:`, layoutSubviews
  case makeKeyAndVisible, `setText:`

  // Controls.
  case `sendAction:to:forEvent:`

  // View controllers.
  case loadView, viewDidLoad, `viewWillAppear:`, `viewIsAppearing:`, `viewDidAppear:`
  case `viewWillDisappear:`, `viewDidDisappear:`, viewWillLayoutSubviews, viewDidLayoutSubviews
  case `setTitle:`
  case `beginAppearanceTransition:animated:`, endAppearanceTransition
  case shouldAutomaticallyForwardAppearanceMethods
  case `addChildViewController:`, removeFromParentViewController
  case `willMoveToParentViewController:`, `didMoveToParentViewController:`

  /// The Objective-C spelling.
  public var name: String { String(describing: self).filter { $0 != "`" } }
}
