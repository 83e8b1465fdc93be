import LabLanguage

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

  /// The words of an app without containers.
  init() {}

  /// Collects the words of the containers; `assigned` are texts that code may set on bars.
  init(of app: AppDescription, _ actions: [AppAction], assigned: [String]) {
    let made = ([app.root] + actions.flatMap(\.controllers)).flatMap(\.everything)
    let tabs = made.filter { $0.kind == .tabs }
    let stacks = made.filter { $0.kind == .navigation }
    isEmpty = tabs.isEmpty && stacks.isEmpty
    mostTabs = tabs.map(\.children.count).max() ?? 0
    tabTitles = tabs.flatMap(\.children).compactMap { $0.tabTitle(in: app) }
    canGoBack =
      stacks.contains { $0.children.count > 1 } || actions.contains(where: \.makesStackGrow)
    guard !isEmpty else { return }
    texts = app.classes.compactMap(\.value.title?.value) + (canGoBack ? ["Back"] : [])
    viewClasses = (tabs.isEmpty ? [] : ["UITabBar"]) + (stacks.isEmpty ? [] : ["UINavigationBar"])
    if mostTabs > 0 { tabTitles += assigned }
  }
}

extension AppAction {
  /// True if a stack may have a second screen after the action.
  fileprivate var makesStackGrow: Bool {
    switch self {
    case .push: true
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
