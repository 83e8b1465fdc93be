import LabLanguage

/// Reads navigation items, bar items and tabs.
struct IBBars {
  let context: IBContext

  private var document: IBDocument { context.document }
  private var connections: IBConnections { IBConnections(context: context) }

  func navigationItem(_ element: MarkupElement) -> ImportedNavigationItem {
    var item = ImportedNavigationItem()
    item.id = document.id(of: element)
    item.title = element.keyedText("title")
    item.left = items(element, "leftBarButtonItem")
    item.right = items(element, "rightBarButtonItem")
    item.back = element.child("barButtonItem", key: "backBarButtonItem").map(self.item)
    item.titleView = element.children
      .first { $0["key"] == "titleView" && IBElements.isView($0) }
      .map { IBViews(context: context).node($0, .titleView) }
    return item
  }

  /// Returns the buttons of a toolbar, left to right.
  func toolbarItems(of controller: MarkupElement) -> [ImportedBarItem] {
    controller.children("toolbarItems").flatMap { $0.children("barButtonItem") }.map(item)
  }

  func tabItem(_ element: MarkupElement) -> ImportedTabItem {
    let bar = item(element)
    var tab = ImportedTabItem()
    (tab.id, tab.title, tab.image) = (bar.id, bar.title, bar.image)
    (tab.systemItem, tab.tag) = (bar.systemItem, bar.tag)
    (tab.identifier, tab.label) = (bar.identifier, bar.label)
    return tab
  }

  func item(_ element: MarkupElement) -> ImportedBarItem {
    var item = ImportedBarItem(id: document.id(of: element), place: document.place(of: element))
    let isTab = element.name == "tabBarItem"
    item.type = document.type(of: element, base: isTab ? "UITabBarItem" : "UIBarButtonItem")
    item.title = element.keyedText("title")
    item.image = element.keyedImage
    item.systemItem = systemItem(of: element)
    item.identifier = element.child("accessibility")?.keyedText("identifier")
    item.label = element.child("accessibility")?.keyedText("label")
    for row in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      switch (row["keyPath"], row.keyedText("value")) {
      case ("accessibilityIdentifier", let text?): item.identifier = text
      case ("accessibilityLabel", let text?): item.label = text
      case (let path?, _): context.countAttribute(path, row)
      default: break
      }
    }
    item.tag = element.integer("tag") ?? 0
    item.isEnabled = !element.isNo("enabled")
    item.customView = element.children.first { IBElements.isView($0) }
      .map { IBViews(context: context).node($0, .customView) }
    item.actions = connections.actions(of: element)
    item.segues = connections.segues(of: element, .other)
    item.names = context.names(of: element["id"])
    return item
  }

  private func items(_ element: MarkupElement, _ key: String) -> [ImportedBarItem] {
    let single = element.children.filter { $0.name == "barButtonItem" && $0["key"] == key }
    let several = element.children("\(key)s").flatMap { $0.children("barButtonItem") }
    return (single + several).map(item)
  }

  /// Older files write a space as a style.
  private func systemItem(of element: MarkupElement) -> String? {
    if let word = element["systemItem"], word != "none" { return word }
    return element["style"].flatMap { ["flexibleSpace", "fixedSpace"].contains($0) ? $0 : nil }
  }
}
