import LabLanguage
import MiniUI

/// The messages that an explanation lists: those between a touch and an event.
enum TracedMessages {
  /// The selectors of UIKit's messages, of any implementing class.
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

  /// The selectors by which clicks are captured.
  static let ofClicks: Set = [
    "sendAction:to:from:forEvent:", "sendAction:to:forEvent:", "_sendActionWithGestureRecognizer:",
    "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
    "navigationBar:shouldPopItem:", "alertView:clickedButtonAtIndex:",
    "actionSheet:clickedButtonAtIndex:",
  ]

  /// Traces these messages, and all methods of the app's classes, in a process.
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
