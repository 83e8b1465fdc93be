import LabLanguage
import MiniUI

extension AppCheck {
  func check(_ entry: Entry<[ActionDescription]>, of view: ViewDescription, in tree: Tree) {
    let events = ControlEvents.named.map(\.name)
    if !events.contains(entry.key.value) {
      mistakes.record(
        "unknown event \(entry.key.value.quoted)", entry.key.value, at: entry.key.range,
        among: events, "events")
    }
    if classes.isKind(view.type, of: "UIView"), !classes.isKind(view.type, of: "UIControl") {
      mistakes.record(
        "only controls send actions; \(view.type) is not a UIControl", at: entry.key.range)
    }
    for action in entry.value { check(action, in: tree) }
  }

  func check(_ action: ActionDescription, in tree: Tree) {
    switch action.target {
    case .controller: check(action.action, sentTo: tree.controller)
    case .responderChain:
      actionCheck.checkAnywhere(action.action)
    case .imported(let origin):
      let views = tree.root.tree.filter { $0.ties.origin == origin.value }
      guard let view = views.first, views.count == 1 else {
        return mistakes.record(
          "\(views.isEmpty ? "no view" : "\(views.count) views") of \(tree.controller) "
            + "\(views.count < 2 ? "has" : "have") the origin \(origin.value.quoted)",
          at: origin.range)
      }
      actionCheck.check(
        action.action, of: [view.type], or: "@\(origin.value) does not respond")
    case .view(let identifier):
      let views = tree.root.tree.filter { $0.value(of: .id) == .text(identifier.value) }
      guard let view = views.first, views.count == 1 else {
        return recordTarget(identifier, views.count, in: tree)
      }
      actionCheck.check(
        action.action, of: [view.type], or: "#\(identifier.value) does not respond")
    }
  }

  /// Checks an action to the controller of a class, or to that around an object of another class.
  func check(_ action: Located<String>, sentTo name: String) {
    guard classes.own(name) != nil, classes.isKind(name, of: "UIViewController") else {
      return actionCheck.checkAnywhere(action)
    }
    let names = classes.descendants(of: name)
    actionCheck.check(action, of: names, or: "\(name) does not respond")
  }

  private func recordTarget(_ identifier: Located<String>, _ count: Int, in tree: Tree) {
    let known = tree.root.tree.compactMap(\.identifier)
    let found = count == 0 ? "no view" : "\(count) views"
    mistakes.record(
      "\(found) of \(tree.controller) \(count < 2 ? "has" : "have") the identifier "
        + identifier.value.quoted,
      at: identifier.range,
      remedy: count == 0
        ? Suggestion.question(
          for: "#" + identifier.value, among: known.map { "#" + $0 }) : nil)
  }

  /// Checks the methods of a class: their types, and the names in their steps.
  func checkMethods(of entry: Entry<ClassDescription>, _ selectors: SelectorCheck) {
    checkDistinct(entry.value.methods.map(\.key), "method")
    for method in entry.value.methods {
      checkSpelling(of: method.key)
      checkSegues(of: entry, against: method.key)
      checkTypes(of: method.key, in: entry)
      checkCalls(of: method, in: entry)
      check(method.value, of: entry.key.value, selectors)
    }
  }

  /// Records a method that the segues of cells replace.
  private func checkSegues(
    of entry: Entry<ClassDescription>, against selector: Located<String>
  ) {
    let cells = entry.value.cells
    let isTaken =
      switch selector.value {
      case "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:":
        cells.contains { $0.selection != nil }
      case "tableView:accessoryButtonTappedForRowWithIndexPath:":
        cells.contains { $0.accessory != nil }
      default: false
      }
    guard isTaken else { return }
    mistakes.record(
      "the 'select' and 'accessory' of cells take the place of \(selector.value.quoted)",
      at: selector.range, remedy: "remove the method or those keys")
  }

  private func checkSpelling(of selector: Located<String>) {
    let isSelector = selector.value.allSatisfy { character in
      character.isLetter || character.isNumber || "_$:".contains(character)
    }
    guard selector.value.isEmpty || !isSelector else { return }
    mistakes.record(
      "\(selector.value.quoted) is not a selector", at: selector.range,
      remedy: "use letters, digits, '_', '$' and ':'")
  }

  private func checkTypes(of selector: Located<String>, in entry: Entry<ClassDescription>) {
    guard let system = classes.systemClass(above: entry.key.value) else { return }
    if selector.value == "loadView", entry.value.view != nil {
      mistakes.record(
        "'loadView' replaces the view that 'view' describes", at: selector.range,
        remedy: "remove one of them")
    }
    let table = system.table
    let known = MethodTypes.known(selector.value, in: system, table)
    guard let kind = known ?? MethodTypes.natural(selector.value) else {
      return mistakes.record(
        "\(selector.value.quoted) has more than two arguments", at: selector.range,
        remedy: "an action takes the sender and the event at most")
    }
    guard !kind.returnsNothing else { return checkArguments(of: selector, kind, in: system) }
    mistakes.record(
      "\(selector.value.quoted) is \(kind.types(of: system.name)); "
        + "a method written as steps returns nothing", at: selector.range)
  }

  private func checkArguments(
    of selector: Located<String>, _ kind: ShapeKind, in system: DynamicClass
  ) {
    guard ScriptTypes.all[kind] == nil else { return }
    mistakes.record(
      "\(selector.value.quoted) is \(kind.types(of: system.name)); "
        + "a method written as steps cannot have these types", at: selector.range)
  }

  /// Checks the names in the steps of a method; its object has the class `name`.
  func check(_ actions: [AppAction], of name: String, _ selectors: SelectorCheck) {
    for action in actions.everything {
      action.controllers.forEach { check($0, as: action.role) }
      switch action {
      case .set(let assignments): assignments.forEach { check($0, of: name) }
      case .sendAction(let sent): actionCheck.checkAnywhere(sent.action)
      case .unwind(let selector, _): actionCheck.checkAnywhere(selector)
      case .push(let push): checkController(push.className, as: action.role)
      case .setStack(let stack):
        stack.classNames.forEach { checkController($0, as: action.role) }
      case .addView(let added): check(added, of: name, selectors)
      case .insertRows(let inserted): check(inserted, of: name, selectors)
      case .deleteRows(let deleted): checkDistinct(deleted.paths)
      default: break
      }
    }
  }

  /// Checks an added view, which needs a frame unless its parent may lay it out.
  private func check(
    _ added: AppAction.AddedView, of name: String, _ selectors: SelectorCheck
  ) {
    let isLaidOut =
      added.parent.map { parent in selectors.mayMean(parent.value) { $0.stack != nil } }
      ?? views(ofObjectsOf: name, selectors.words).contains { $0.stack != nil }
    let tree = Tree(controller: name, root: added.view.value)
    check(added.view, in: tree, isLaidOut: isLaidOut)
    refuseEmbedding(in: added.view, "a view that a step adds")
  }

  /// Returns the views of the objects that run a method of a class: a controller's, or the object.
  private func views(ofObjectsOf name: String, _ words: AppWords) -> [ViewDescription] {
    let heirs =
      classes.own(name) == nil
      ? classes.ownNames.filter { classes.isKind($0, of: name) } : classes.descendants(of: name)
    let controllers = heirs.compactMap { app.lineage(of: $0).lazy.compactMap(\.view).first?.value }
    return controllers + words.views.filter { heirs.contains($0.type) || $0.type == name }
  }

  private func check(_ assignment: Assignment, of name: String) {
    let property = assignment.property
    guard assignment.target == nil, classes.systemClass(above: name) != nil else { return }
    guard classes.has(property.value, in: name) else {
      return record(property.value, at: property.range, isMissingIn: name)
    }
    checkButtons(of: assignment.value, sentTo: name)
    for view in assignment.value.barButtons.compactMap(\.view) {
      mistakes.record(
        "a step cannot make the 'view' of a bar button", at: view.range,
        remedy: "set the button of the class")
    }
  }

  /// Checks a gesture recogniser: its class, the options that its class has, and its actions.
  func check(_ gesture: Located<GestureDescription>, in tree: Tree) {
    let name = gesture.value.className
    for action in gesture.value.actions { check(action, in: tree) }
    guard !refusesPrivate(name) else { return }
    let known = (classes.ownNames + classes.systemNames).filter {
      classes.isKind($0, of: "UIGestureRecognizer")
    }
    guard classes.isKnown(name.value) else { return recordUnknown(name, among: known) }
    guard classes.systemClass(above: name.value) != nil else { return }
    guard classes.isKind(name.value, of: "UIGestureRecognizer") else {
      return mistakes.record(
        "\(name.value.quoted) is not a gesture recogniser", at: name.range,
        note: "gesture recognisers: \(known.joined(separator: ", "))")
    }
    checkOptions(of: gesture.value)
  }

  private func checkOptions(of gesture: GestureDescription) {
    let options = gesture.options
    let (tap, press) = ("UITapGestureRecognizer", "UILongPressGestureRecognizer")
    let (swipe, pan) = ("UISwipeGestureRecognizer", "UIPanGestureRecognizer")
    let rows: [(key: String, range: Range<Int>?, owners: [String])] = [
      ("taps", options.taps?.range, [tap, press]),
      ("touches", options.touches?.range, [tap, press, swipe]),
      ("minimumTouches", options.minimumTouches?.range, [pan]),
      ("maximumTouches", options.maximumTouches?.range, [pan]),
      ("direction", options.direction?.range, [swipe]),
      ("minimumPressDuration", options.minimumPressDuration?.range, [press]),
      ("edge", options.edge?.range, ["UIScreenEdgePanGestureRecognizer"]),
    ]
    for case (let key, let range?, let owners) in rows
    where !owners.contains(where: { classes.isKind(gesture.className.value, of: $0) }) {
      let having = owners.map { "a \($0)" }.joined("or")
      mistakes.record(
        "a \(gesture.className.value) has no \(key.quoted); \(having) has", at: range)
    }
    checkTouches(of: options)
  }

  private func checkTouches(of options: GestureDescription.Options) {
    guard let least = options.minimumTouches, let most = options.maximumTouches,
      least.value > most.value
    else { return }
    mistakes.record(
      "no pan has at least \(least.value) and at most \(most.value) fingers", at: most.range,
      remedy: "raise 'maximumTouches', or lower 'minimumTouches'")
  }
}

extension AppAction {
  /// The role of the controllers that the action makes, as messages name it.
  fileprivate var role: String {
    switch self {
    case .push: "the class in 'push'"
    case .setStack: "a screen on a stack"
    case .present: "the class in 'present'"
    case .show: "the class in 'show'"
    default: "the root"
    }
  }
}

extension ViewDescription {
  /// The accessibility identifier, if any.
  var identifier: String? {
    guard case .text(let identifier) = value(of: .id) else { return nil }
    return identifier
  }
}
