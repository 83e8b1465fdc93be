import LabKit
import LabLanguage
import MiniUI

/// The messages that an explanation lists: those between a touch and an event.
struct TracedMessages {
  /// The selectors of UIKit's messages, of any implementing class.
  private static let ofSystem = [
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

  private weak var process: AppProcess?
  /// The selectors that `hook` steps and code may change: those that they name, and the app's own.
  private let changed: [SelectorID]
  private var hooks: [SelectorID: [Hook]] = [:]

  /// Traces UIKit's messages, the app's own methods, and the methods that the scenario changes.
  init(in process: AppProcess, of loaded: LoadedScenario, reportingTo observer: any CallObserver) {
    self.process = process
    let root = Set(process.classes.root.ownSelectors)
    // The observer itself sends the root class's messages.
    let named =
      loaded.changedSelectors
      + loaded.app.classes.flatMap {
        $0.value.methods.map(\.key.value)
      }
    var known: Set<SelectorID> = []
    changed = named.map(process.classes.selector).filter {
      !root.contains($0) && known.insert($0).inserted
    }
    let wanted = Set(Self.ofSystem.map(process.classes.selector) + changed)
    let sendEvent = SelectorID(.`sendEvent:`)
    // Unless it is changed, a window's `sendEvent:` only repeats the application's.
    let repeated = changed.contains(sendEvent) ? nil : sendEvent
    for type in process.classes.classes {
      let own = loaded.app.description(of: type.name)?.methods.map(\.key.value) ?? []
      // Most of the 200 classes are UIKit's, and have no names besides the common ones.
      let all = own.isEmpty ? wanted : wanted.union(own.map(process.classes.selector))
      for selector in all where selector != repeated || type.name == "UIApplication" {
        trace(selector, of: type, reportingTo: observer)
      }
    }
  }

  /// Traces the changed methods again, in front of the hooks and exchanges that came since.
  mutating func follow(in changedProcess: AppProcess, reportingTo observer: any CallObserver) {
    guard let process, process === changedProcess, process.isRunning else { return }
    for selector in changed {
      for hook in hooks.removeValue(forKey: selector) ?? [] { hook.remove() }
    }
    let classes = process.classes.classes
    for selector in changed {
      for type in classes { trace(selector, of: type, reportingTo: observer) }
    }
  }

  private mutating func trace(
    _ selector: SelectorID, of type: DynamicClass, reportingTo observer: any CallObserver
  ) {
    guard let hook = TracedMethod.trace(selector, of: type, reportingTo: observer) else { return }
    hooks[selector, default: []].append(hook)
  }
}

extension LoadedScenario {
  /// The selectors that `hook` steps and code name, at any depth, without placeholders.
  fileprivate var changedSelectors: [String] {
    let steps = scenario.steps.compactMap { ($0.value.verb as? RuntimeChange)?.operations }
    let code = app.classes.flatMap(\.value.methods).flatMap(\.value).everything
    let operations = steps.joined() + code.flatMap(\.operations)
    let all = operations + operations.flatMap(\.steps).everything.flatMap(\.operations)
    let methods = all.flatMap { operation in
      operation.foundMethods.map(\.value) + [operation.newMethod].compactMap(\.self)
    }
    var seen: Set<String> = []
    return methods.compactMap(\.selector.plainText).filter { seen.insert($0).inserted }
  }
}
