import LabLanguage
import MiniUI

/// The identifiers, texts and view classes that any screen of an app could show.
struct AppWords {
  /// The identifiers of its views, bar buttons and text fields.
  private(set) var identifiers: [String] = []
  /// The texts on its screens.
  private(set) var texts: [String] = []
  /// The exact classes of its views.
  private(set) var viewClasses = ["UIWindow", "UIButtonLabel"]
  /// The view trees: one per controller class with its own, and those added by code.
  private(set) var roots: [ViewDescription] = []
  /// The identifiers that code assigns, or that added views declare.
  private(set) var assignedIdentifiers: Set<String> = []
  /// The identifiers that views declare.
  private(set) var viewIdentifiers: Set<String> = []
  /// True if a controller's view may lie in that of another.
  private(set) var hasChildren = false
  /// True if code changes the segments of a control.
  private(set) var assignsSegments = false
  /// The texts of the buttons in alerts.
  private(set) var alertTitles: [String] = []
  /// The texts of bar buttons.
  private(set) var barTitles: [String] = []
  /// True if text may be typed, so that inputs show texts that are in no file.
  private(set) var hasTypedTexts = false
  /// The containers that the app makes, with their initial children.
  private(set) var containers = ContainerWords()
  private var assignedTitles: [String] = []
  private var hasFields = false

  /// Collects the words of all view trees, and those that steps set, send or type.
  ///
  /// Without `steps`, typing is assumed.
  init(of app: AppDescription, _ classes: ClassTree, steps: [Located<Step>]? = nil) {
    for entry in app.classes { add(entry.value) }
    let actions = app.classes.flatMap(\.value.methods).flatMap(\.value).everything
    for action in actions { add(action) }
    for view in views { add(view) }
    for verb in (steps ?? []).map(\.value.verb) {
      for action in verb.actions { add(action) }
      texts += [verb.typedText].compactMap(\.self)
    }
    let isTypedInto = steps?.contains { $0.value.verb.changesTypedText } ?? true
    hasTypedTexts =
      (isTypedInto || actions.contains(where: \.types))
      && (hasFields || viewClasses.contains(where: classes.isTextInput))
    // A step may show another root, or push a screen.
    let inSteps = (steps ?? []).flatMap(\.value.verb.actions).everything
    containers = ContainerWords(of: app, actions + inSteps, assigned: assignedTitles)
    texts += containers.texts
    viewClasses += containers.viewClasses
  }

  var views: [ViewDescription] { roots.flatMap(\.tree) }

  /// True if the system adds its own views to a screen: cells, bars, alerts.
  var usesSystemViews: Bool {
    !containers.isEmpty || !alertTitles.isEmpty || views.contains { $0.list != nil }
  }

  private mutating func add(_ type: ClassDescription) {
    for setting in type.settings { add(setting.property, setting.value.value) }
    for method in type.methods { add(editing: method.key.value) }
    hasChildren = hasChildren || !type.childNames.isEmpty
    if let view = type.titleView { roots.append(view.value) }
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

  private mutating func add(_ view: ViewDescription) {
    viewClasses.append(view.type)
    if let identifier = view.identifier { viewIdentifiers.insert(identifier) }
    for setting in view.settings { add(setting.property, setting.value.value) }
    if let list = view.list { add(list) }
  }

  private mutating func add(_ list: ListDescription) {
    for section in list.sections.map(\.value) {
      let isTable = section.kind == .rows
      let standard = isTable ? "UITableViewCell" : "UICollectionViewCell"
      viewClasses.append(list.cell?.value ?? standard)
      viewClasses += section.cells.compactMap(\.className?.value)
      if section.cells.contains(where: { $0.accessory != nil }) { viewClasses.append("UIButton") }
      let aside = [section.header, section.footer].compactMap(\.self)
      if !aside.isEmpty {
        viewClasses.append(isTable ? "UITableViewHeaderFooterView" : "UICollectionReusableView")
      }
      viewClasses += aside.compactMap(\.className?.value)
      texts += aside.compactMap(\.text)
      identifiers += aside.compactMap(\.identifier)
      add(section.cells, section.kind)
    }
  }

  private mutating func add(_ cells: [ListDescription.Cell], _ kind: ListDescription.Kind) {
    for cell in cells {
      // A row has a label per text, an item a single label.
      texts += kind == .rows ? cell.texts : [cell.texts.joined(separator: "\n")]
      identifiers += [cell.identifier].compactMap(\.self)
    }
  }

  private mutating func add(_ action: AppAction) {
    switch action {
    case .set(let assignments): assignments.forEach { add($0) }
    case .send(let message): add(message)
    case .addView(let added):
      roots.append(added.view.value)
      assignedIdentifiers.formUnion(added.view.value.tree.compactMap(\.identifier))
    case .insertRows(let inserted):
      ListDescription.Kind.allCases.forEach { add(inserted.cells, $0) }
    case .alert(let shown): add(shown.alert)
    case .olderAlert(let alert):
      alertTitles += alert.titles
      texts += alert.titles + [alert.title, alert.message].compactMap(\.self)
    default: break
    }
  }

  private mutating func add(_ alert: AlertDescription) {
    alertTitles += alert.actions.map(\.title)
    texts += alert.actions.map(\.title) + [alert.title, alert.message].compactMap(\.self)
    texts += alert.fields.flatMap { [$0.placeholder, $0.text].compactMap(\.self) }
    identifiers += alert.fields.compactMap(\.identifier)
    hasFields = hasFields || !alert.fields.isEmpty
  }

  private mutating func add(_ assignment: Assignment) {
    add(assignment.property.value, assignment.value)
    switch (assignment.property.value, assignment.value) {
    case (.id, .text(let text?)), (.tabBarIdentifier, .text(let text?)):
      assignedIdentifiers.insert(text)
    case (.segments, _): assignsSegments = true
    case (.title, .text(let text?)), (.tabBarTitle, .text(let text?)): assignedTitles.append(text)
    default: break
    }
  }

  private mutating func add(_ property: Property, _ value: PropertyValue) {
    switch (property, value) {
    case (.id, .text(let text?)), (.tabBarIdentifier, .text(let text?)): identifiers.append(text)
    case (.title, .text(let text?)), (.text, .text(let text?)), (.placeholder, .text(let text?)),
      (.navigationTitle, .text(let text?)), (.tabBarTitle, .text(let text?)):
      texts.append(text)
    case (_, .texts(let titles)): texts += titles
    case (_, .navigationItems(let items)):
      texts += items.flatMap { [$0.title, $0.backTitle].compactMap(\.self) }
    default: break
    }
    let buttons = value.barButtons.filter { $0.space == nil }
    texts += buttons.map(\.title)
    barTitles += buttons.map(\.title)
    identifiers += buttons.compactMap(\.identifier)
  }

  private mutating func add(_ message: SentMessage) {
    if case .text(let text) = message.argument { texts.append(text) }
  }
}

/// The words that the bars and stacks of an app could show.
struct ContainerWords {
  private(set) var texts: [String] = []
  private(set) var viewClasses: [String] = []
  /// The texts that tabs may have.
  private(set) var tabTitles: [String] = []
  /// The greatest initial number of tabs in a tab bar.
  private(set) var mostTabs = 0
  /// True if a stack can hold a second screen, whose bar has a back button.
  private(set) var canGoBack = false
  /// True if the app makes no container.
  private(set) var isEmpty = true

  init() {}

  /// Collects the words of the containers; `assigned` are texts that code may set on bars.
  init(of app: AppDescription, _ actions: [AppAction], assigned: [String]) {
    let embedded = app.classes.flatMap(\.value.views).compactMap(\.ties.embedded)
    let made = ([app.root] + embedded + actions.flatMap(\.controllers)).flatMap(\.everything)
    let tabs = made.filter { $0.kind == .tabs }
    let views = app.classes.flatMap(\.value.views)
    let bars = views.compactMap { view -> [String]? in
      if case .texts(let titles)? = view.value(of: .tabs) { titles } else { nil }
    }
    let stacks = made.filter { $0.kind == .navigation }
    isEmpty = tabs.isEmpty && stacks.isEmpty && bars.isEmpty
    mostTabs = (tabs.map(\.children.count) + bars.map(\.count)).max() ?? 0
    tabTitles = tabs.flatMap(\.children).compactMap { $0.tabTitle(in: app) } + bars.flatMap(\.self)
    canGoBack =
      stacks.contains { $0.children.count > 1 } || actions.contains(where: \.makesStackGrow)
      || views.contains { $0.value(of: .backItems) != nil }
    guard !isEmpty else { return }
    texts = app.classes.compactMap(\.value.title?.value) + (canGoBack ? ["Back"] : [])
    viewClasses =
      (tabs.isEmpty ? [] : ["UITabBar"])
      + (stacks.isEmpty ? [] : ["UINavigationBar", "UIToolbar"])
    if mostTabs > 0 { tabTitles += assigned }
  }
}

extension AppAction {
  /// True if a stack may have a second screen after the action.
  fileprivate var makesStackGrow: Bool {
    switch self {
    case .push, .show: true
    case .setStack(let stack): stack.classNames.count > 1
    default: false
    }
  }
}

extension ControllerDescription {
  /// Returns the text on the controller's tab; a stack takes it from its root.
  fileprivate func tabTitle(in app: AppDescription) -> String? {
    let own = className.flatMap { app.tabTitle(of: $0.value) }
    return own ?? (kind == .navigation ? children.first?.tabTitle(in: app) : nil)
  }
}

extension AppDescription {
  /// Returns the nearest title on the way up from a class.
  fileprivate func tabTitle(of name: String) -> String? {
    lineage(of: name).lazy.compactMap { type in
      let setting = type.settings.first { $0.property == .tabBarTitle }
      if case .text(let text?) = setting?.value.value { return text }
      return type.title?.value
    }.first
  }
}
