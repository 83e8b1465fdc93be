import MiniUI

/// Which messages an explanation lists: those between a finger and an event.
enum TracedMessages {
  /// Messages of UIKit's, by selector, whichever class implements them.
  static let ofSystem = [
    "sendEvent:", "sendAction:to:from:forEvent:", "sendAction:to:forEvent:",
    "_sendActionWithGestureRecognizer:", "touchesBegan:withEvent:", "touchesEnded:withEvent:",
    "touchesCancelled:withEvent:", "viewDidLoad", "viewWillAppear:", "viewDidAppear:",
    "viewWillDisappear:", "viewDidDisappear:", "postNotification:",
    "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
    "navigationBar:shouldPopItem:", "tabBar:didSelectItem:",
    "tabBarController:didSelectViewController:", "alertView:clickedButtonAtIndex:",
    "actionSheet:clickedButtonAtIndex:",
  ]

  /// Those of them by which clicks are seen.
  static let ofClicks: Set = [
    "sendAction:to:from:forEvent:", "sendAction:to:forEvent:", "_sendActionWithGestureRecognizer:",
    "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
    "navigationBar:shouldPopItem:", "alertView:clickedButtonAtIndex:",
    "actionSheet:clickedButtonAtIndex:",
  ]

  /// Traces these, and everything that the app's classes do, in a process that has them all.
  static func trace(
    in process: AppProcess, of app: AppDescription, tellingTo witness: any CallWitness
  ) {
    let selectors = ofSystem.map(process.classes.selector)
    for type in process.classes.classes {
      let own = app.description(of: type.name)?.methods.map(\.key.value) ?? []
      let others = own.filter { !ofSystem.contains($0) }.map(process.classes.selector)
      for selector in selectors + others {
        TracedTypes.trace(selector, of: type, tellingTo: witness)
      }
    }
  }
}
