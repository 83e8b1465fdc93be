import LabLanguage
import MiniUI

/// The words that the bars and stacks of an app could show.
struct ContainerWords {
  private(set) var texts: [String] = []
  private(set) var viewClasses: [String] = []
  private(set) var tabTitles: [String] = []
  /// The greatest number of tabs that the file gives to a tab bar.
  private(set) var mostTabs = 0
  /// True if a stack can hold a second screen, whose bar has a back button.
  private(set) var canGoBack = false
  /// True if the app makes no container.
  private(set) var isEmpty = true

  init() {}

  /// Collects the words of the containers and of the bars in `views`.
  ///
  /// `assigned` are texts that code may set on bars.
  init(
    of app: AppDescription, _ classes: ClassTree, _ actions: [AppAction],
    _ views: [ViewDescription], others: [ControllerDescription], assigned: [String]
  ) {
    let embedded = views.compactMap(\.ties.embedded)
    let roots = [app.root] + others + embedded + actions.flatMap(\.controllers)
    let made = roots.flatMap(\.everything)
    let tabs = made.filter { $0.kind == .tabs }
    let bars = (views.compactMap { $0.value(of: .tabs) } + actions.values(of: .tabs))
      .map { $0.barButtons.map(\.title) }
    let stacks = made.filter { $0.kind == .navigation }
    let names = made.map(\.type) + app.classes.map(\.key.value)
    let isStacked = names.contains { classes.isKind($0, of: "UINavigationController") }
    let hasBars = isStacked || views.contains { classes.isBar($0.type) }
    isEmpty = tabs.isEmpty && stacks.isEmpty && bars.isEmpty && !hasBars
    mostTabs = (tabs.map(\.children.count) + bars.map(\.count)).max() ?? 0
    tabTitles = tabs.flatMap(\.children).compactMap { $0.tabTitle(in: app) } + bars.flatMap(\.self)
    canGoBack =
      stacks.contains { $0.children.count > 1 } || actions.contains(where: \.makesStackGrow)
      || views.contains { $0.value(of: .backItems) != nil }
      || !actions.values(of: .backItems).isEmpty
    if mostTabs > 0 { tabTitles += assigned + titles(ofRootsSetBy: actions, in: app) }
    texts = canGoBack ? ["Back"] : []
    guard !isEmpty else { return }
    texts += app.classes.compactMap(\.value.title?.value)
    viewClasses =
      (tabs.isEmpty ? [] : ["UITabBar"])
      + (isStacked ? ["UINavigationBar", "UIToolbar"] : [])
  }

  /// Returns the titles of screens that code puts at the bottom of stacks, whose tabs show them.
  private func titles(ofRootsSetBy actions: [AppAction], in app: AppDescription) -> [String] {
    actions.flatMap { action -> [String] in
      guard case .setStack(let stack) = action else { return [] }
      return stack.classNames.compactMap { app.tabTitle(of: $0.value) }
    }
  }
}

extension [AppAction] {
  /// Returns the values that the actions give to a property.
  fileprivate func values(of property: Property) -> [PropertyValue] {
    flatMap { action -> [PropertyValue] in
      guard case .set(let assignments) = action else { return [] }
      return assignments.filter { $0.property.value == property }.map(\.value)
    }
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
