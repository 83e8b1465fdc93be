import LabLanguage
import MiniUI

/// The identifiers, texts and view classes that any screen of an app could show.
struct AppWords {
  /// The identifiers of its views, bar buttons and text fields.
  private(set) var identifiers: [String] = []
  private(set) var texts: [String] = []
  /// The exact classes of its views.
  private(set) var viewClasses = ["UIWindow", "UIButtonLabel"]
  /// The view trees: one per controller class with its own, those in bars, and those added by code.
  private(set) var roots: [ViewDescription] = []
  /// The identifiers of views that code adds or names, and of parts that are in no view tree.
  private(set) var looseIdentifiers: Set<String> = []
  /// The identifiers that code gives to views that exist already.
  private(set) var assignedIdentifiers: Set<String> = []
  private(set) var viewIdentifiers: Set<String> = []
  /// True if a controller's view may lie in that of another.
  private(set) var hasChildren = false
  private(set) var alertTitles: [String] = []
  private(set) var barTitles: [String] = []
  /// The places that code changes, so that only a run decides about them.
  let changes: CodeChanges
  /// True if text may be typed, so that inputs show texts that are in no file.
  private(set) var hasTypedTexts = false
  /// The containers that the app makes, with their initial children.
  private(set) var containers = ContainerWords()
  private var assignedTitles: [String] = []
  /// The words of icons: labels and the names of images.
  private var iconWords: [String] = []
  private var hasFields = false
  private var showsAlerts = false
  /// True if a bar may show views of the file in place of its own buttons.
  private var barsHoldViews = false

  /// Collects the words of all view trees, and those that steps set, send or type.
  ///
  /// Without `steps`, typing is assumed, and only the code of `hooks` changes the app. `others` are
  /// the roots of the scenario's other apps.
  init(
    of app: AppDescription, _ classes: ClassTree, steps: [Located<Step>]? = nil,
    hooks: [Located<Step>] = [], others: [ControllerDescription] = []
  ) {
    let verbs = (steps ?? hooks).map(\.value.verb)
    let actions = (app.code + verbs.flatMap(\.actions)).everything
    changes = CodeChanges(of: actions)
    for entry in app.classes { add(entry.value) }
    for action in actions { add(action) }
    for operation in actions.flatMap(\.operations) + verbs.flatMap(\.operations) {
      add(operation)
    }
    for view in views { add(view, classes) }
    texts += verbs.compactMap(\.typedText)
    let isTypedInto = steps.map { _ in verbs.contains(where: \.changesTypedText) } ?? true
    hasTypedTexts =
      (isTypedInto || actions.contains(where: \.types))
      && (hasFields || viewClasses.contains(where: classes.isTextInput))
    containers = ContainerWords(
      of: app, classes, actions, views, others: others, assigned: assignedTitles)
    texts += containers.texts
    viewClasses += containers.viewClasses
  }

  var views: [ViewDescription] { roots.flatMap(\.tree) }

  /// True if the system adds its own views to a screen: cells, bars, alerts.
  var usesSystemViews: Bool {
    !containers.isEmpty || showsAlerts || views.contains { $0.list != nil }
  }

  /// Returns true if a bar may have a button with a text: its own, or a view's in its place.
  func hasBarButton(_ title: String) -> Bool {
    barTitles.contains(title)
      || barsHoldViews && (hasTypedTexts || (texts + iconWords).contains(title))
  }

  private mutating func add(_ type: ClassDescription) {
    for setting in type.settings { add(setting.property, setting.value.value) }
    for method in type.methods { add(editing: method.key.value) }
    hasChildren = hasChildren || !type.childNames.isEmpty
    roots += ([type.titleView].compactMap(\.self) + type.settings.barViews).map(\.value)
    barsHoldViews = barsHoldViews || type.titleView != nil
    if let view = type.view { return roots.append(view.value) }
    switch type.superclass.value {
    case "UIViewController": viewClasses.append("UIView")
    case "UITableViewController": viewClasses += ["UITableView", "UITableViewCell"]
    case "UICollectionViewController":
      viewClasses += ["UICollectionView", "UICollectionViewCell"]
    default: break
    }
  }

  /// Adds the words of editable rows, if the data source has the method (TV-14, TV-16).
  private mutating func add(editing selector: String) {
    switch selector {
    case "tableView:commitEditingStyle:forRowAtIndexPath:":
      texts.append("Delete")
      viewClasses += ["UITableViewCellEditControl", "UISwipeActionStandardButton"]
    case "tableView:moveRowAtIndexPath:toIndexPath:":
      viewClasses.append("UITableViewCellReorderControl")
    default: break
    }
  }

  private mutating func add(_ view: ViewDescription, _ classes: ClassTree) {
    viewClasses.append(view.type)
    barsHoldViews = barsHoldViews || !view.subviews.isEmpty && classes.isBar(view.type)
    if let identifier = view.identifier { viewIdentifiers.insert(identifier) }
    for setting in view.settings { add(setting.property, setting.value.value) }
    if let list = view.list { add(list) }
  }

  private mutating func add(_ list: ListDescription) {
    for section in list.sections.map(\.value) {
      let isTable = section.kind == .rows
      let standard = isTable ? "UITableViewCell" : "UICollectionViewCell"
      viewClasses.append(list.cell?.value ?? standard)
      let aside = [section.header, section.footer].compactMap(\.self)
      if !aside.isEmpty {
        viewClasses.append(isTable ? "UITableViewHeaderFooterView" : "UICollectionReusableView")
      }
      viewClasses += aside.compactMap(\.className?.value)
      texts += aside.compactMap(\.text)
      add(loose: aside.compactMap(\.identifier))
      add(section.cells, section.kind)
    }
  }

  /// Adds identifiers that may be at other places than where a view tree has them.
  private mutating func add(loose names: [String]) {
    identifiers += names
    looseIdentifiers.formUnion(names)
  }

  private mutating func add(_ cells: [ListDescription.Cell], _ kind: ListDescription.Kind) {
    for cell in cells {
      // A row has a label per text, an item a single label.
      texts += kind == .rows ? cell.texts : [cell.texts.joined(separator: "\n")]
      add(loose: [cell.identifier].compactMap(\.self))
      viewClasses += [cell.className?.value].compactMap(\.self)
      if cell.accessory != nil { viewClasses.append("UIButton") }
    }
  }

  private mutating func add(tree view: ViewDescription) {
    roots.append(view)
    looseIdentifiers.formUnion(view.tree.compactMap(\.identifier))
    hasChildren = hasChildren || view.tree.contains { $0.ties.embedded != nil }
  }

  private mutating func add(_ action: AppAction) {
    switch action {
    case .set(let assignments): assignments.forEach { add($0) }
    case .send(let message), .sendToArgument(let message, _): add(message)
    case .addView(let added):
      add(tree: added.view.value)
      barsHoldViews = barsHoldViews || added.parent != nil
    case .insertRows(let inserted):
      ListDescription.Kind.allCases.forEach { add(inserted.cells, $0) }
      inserted.cells.flatMap(\.views).forEach { add(tree: $0.value) }
    case .alert(let shown): add(shown.alert)
    case .olderAlert(let alert):
      showsAlerts = true
      alertTitles += alert.titles
      texts += alert.titles + [alert.title, alert.message].compactMap(\.self)
    default: break
    }
  }

  private mutating func add(_ operation: RuntimeOperation) {
    if let selector = operation.newMethod?.selector.plainText { add(editing: selector) }
    if case .changeClass(let change) = operation { viewClasses.append(change.className.value) }
  }

  private mutating func add(_ alert: AlertDescription) {
    showsAlerts = true
    alertTitles += alert.actions.map(\.title)
    texts += alert.actions.map(\.title) + [alert.title, alert.message].compactMap(\.self)
    texts += alert.fields.flatMap { [$0.placeholder, $0.text].compactMap(\.self) }
    add(loose: alert.fields.compactMap(\.identifier))
    hasFields = hasFields || !alert.fields.isEmpty
  }

  private mutating func add(_ assignment: Assignment) {
    add(assignment.property.value, assignment.value)
    switch (assignment.property.value, assignment.value) {
    case (.id, .text(let text?)), (.tabBarIdentifier, .text(let text?)):
      looseIdentifiers.insert(text)
      assignedIdentifiers.insert(text)
    case (.title, .text(let text?)), (.tabBarTitle, .text(let text?)): assignedTitles.append(text)
    default: break
    }
  }

  private mutating func add(_ property: Property, _ value: PropertyValue) {
    switch (property, value) {
    case (.id, .text(let text?)), (.tabBarIdentifier, .text(let text?)): identifiers.append(text)
    case (.label, .text(let text?)), (.image, .text(let text?)): iconWords.append(text)
    case (.title, .text(let text?)), (.text, .text(let text?)), (.placeholder, .text(let text?)),
      (.navigationTitle, .text(let text?)), (.tabBarTitle, .text(let text?)):
      texts.append(text)
    case (_, .texts(let titles)): texts += titles
    case (_, .navigationItems(let items)):
      texts += items.flatMap { [$0.title, $0.backTitle].compactMap(\.self) }
    default: break
    }
    let buttons = value.barButtons.filter { $0.space == nil }
    let titles = buttons.map { $0.title.isEmpty ? $0.label ?? $0.image ?? "" : $0.title }
      .filter { !$0.isEmpty }
    texts += titles
    barTitles += titles
    barsHoldViews = barsHoldViews || buttons.contains { $0.view != nil }
    add(loose: buttons.compactMap(\.identifier))
  }

  private mutating func add(_ message: SentMessage) {
    guard case .text(let text) = message.argument else { return }
    texts.append(text)
    if message.selector.value == "setTitle:" { assignedTitles.append(text) }
    if changes.kinds.contains(.identifiers) { add(loose: [text]) }
  }
}
