import LabLanguage
import MiniUI

/// The messages that an explanation lists: those between a touch and an event.
enum TracedMessages {
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

/// The types of methods that can be traced, with a hook for each.
private struct TracedTypes: Sendable {
  let kind: ShapeKind
  /// Hooks a class's method of these types.
  private let hook:
    @Sendable (DynamicClass, TracedMethod, any CallWitness) throws(HookError) -> Void

  /// Traces a class's own method, if it has traceable types and can be hooked.
  ///
  /// - Returns: True if the method is traced.
  @discardableResult
  static func trace(
    _ selector: SelectorID, of type: DynamicClass, tellingTo witness: any CallWitness
  ) -> Bool {
    guard let method = type.knownMethod(for: selector), method.owner === type,
      let kind = method.implementation?.kind, let types = all[kind]
    else { return false }
    do {
      try types.hook(type, TracedMethod(className: type.name, selector: selector), witness)
      return true
    } catch {
      return false
    }
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: (plain + ofObjects + general).map { ($0.kind, $0) })

  private static let plain: [TracedTypes] = [
    TracedTypes { method, witness in
      Body<ToVoid, DynamicObject> { object, original in
        witness.trace(method, on: object) { original() }
      }
    },
    TracedTypes { method, witness in
      Body<BoolToVoid, DynamicObject> { object, flag, original in
        witness.trace(method, on: object) { original(flag) }
      }
    },
    TracedTypes { method, witness in
      Body<IntToVoid, DynamicObject> { object, number, original in
        witness.trace(method, on: object) { original(number) }
      }
    },
    TracedTypes { method, witness in
      Body<TextToVoid, DynamicObject> { object, text, original in
        witness.trace(method, on: object) { original(text) }
      }
    },
  ]

  private static let ofObjects: [TracedTypes] = [
    TracedTypes { method, witness in
      Body<ObjectToVoid, DynamicObject> { object, argument, original in
        witness.trace(method, on: object, [argument]) { original(argument) }
      }
    },
    TracedTypes { method, witness in
      Body<ObjectsToVoid, DynamicObject> { object, first, second, original in
        witness.trace(method, on: object, [first, second]) { original(first, second) }
      }
    },
    TracedTypes { method, witness in
      Body<ObjectsToBool, DynamicObject> { object, first, second, original in
        witness.trace(method, on: object, [first, second]) { original(first, second) }
      }
    },
    TracedTypes { method, witness in
      Body<ActionToVoid, DynamicObject> { object, action, target, event, original in
        witness.trace(method, on: object, [target, event], action: action) {
          original(action, target, event)
        }
      }
    },
    TracedTypes { method, witness in
      Body<ActionToBool, DynamicObject> { object, action, target, sender, event, original in
        witness.trace(method, on: object, [target, sender, event], action: action) {
          original(action, target, sender, event)
        }
      }
    },
  ]

  private static let general: [TracedTypes] = [
    objects(and: Int.self), objects(and: Bool.self), objects(and: String?.self),
  ]

  /// An argument that may be passed to a closure on any thread.
  private typealias Argument = Passable & SendableMetatype

  private static func objects<Second: Argument>(and: Second.Type) -> TracedTypes {
    TracedTypes { method, witness in
      Body<GeneralShape<Nothing, DynamicObject?, Second>, DynamicObject> {
        object, first, second, original in
        witness.trace(method, on: object, [first]) { original(first, second) }
      }
    }
  }

  private init<S: Shape>(
    _ body: @escaping @Sendable (TracedMethod, any CallWitness) -> Body<S, DynamicObject>
  ) {
    kind = S.kind
    hook = { type, method, witness throws(HookError) in
      try type.hook(
        Message<S>(method.selector), owner: TracedMethod.owner, body(method, witness))
    }
  }
}
