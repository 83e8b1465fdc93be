import LabLanguage

extension AppAction {
  /// This action, its deferred actions, and the actions of the methods that it installs.
  var everything: [AppAction] {
    [self] + (nested + installed).flatMap(\.everything)
  }

  /// This action and its deferred ones: run by a timer, or by a choice in an alert.
  var everythingLater: [AppAction] {
    [self] + nested.flatMap(\.everythingLater)
  }

  private var installed: [AppAction] { operations.flatMap(\.steps) }

  /// The runtime operations of the action itself.
  package var operations: [RuntimeOperation] {
    if case .change(let operations) = self { operations } else { [] }
  }

  /// The deferred actions in the action's own `do`.
  var nested: [AppAction] {
    switch self {
    case .schedule(let later): later.actions
    case .alert(let shown): shown.alert.actions.flatMap { $0.handler ?? [] }
    default: []
    }
  }

  /// The elements named by this action alone, without the nested ones.
  var selectors: [Located<ElementSelector>] {
    switch self {
    case .set(let assignments): assignments.compactMap(\.target)
    case .send(let message), .sendToArgument(let message, _):
      [message.receiver].compactMap(\.self)
    case .sendAction(let sent): [sent.sender].compactMap(\.self)
    case .reload(let element), .removeView(let element), .reactTouch(let element): [element]
    case .load(let load): [load.view]
    case .addView(let added): [added.parent].compactMap(\.self)
    case .deleteRows(let deleted): [deleted.list]
    case .insertRows(let inserted): [inserted.list]
    case .moveRow(let moved): [moved.list]
    case .change(let operations): operations.flatMap(\.selectors)
    case .assert(let assertion): [assertion.receiver].compactMap(\.self)
    case .callTracker(let call): call.selectors
    case .callSuper, .passOn, .callOriginal, .call, .note, .showRoot, .schedule, .push, .pop,
      .setStack, .present, .dismiss, .show, .unwind,
      .alert, .olderAlert, .selectTab, .endEditing, .decide:
      []
    }
  }

  /// The controllers made by this action alone.
  var controllers: [ControllerDescription] {
    switch self {
    case .showRoot(let controller): [controller]
    case .present(let shown), .show(let shown): [shown.controller]
    default: []
    }
  }
}

extension [AppAction] {
  /// Every action, deferred ones included.
  package var everything: [AppAction] { flatMap(\.everything) }
}
