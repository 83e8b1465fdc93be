import LabLanguage

struct IBViews {
  let context: IBContext

  private var document: IBDocument { context.document }
  private var connections: IBConnections { IBConnections(context: context) }

  /// Returns a view; an unknown element becomes a plain view with its children.
  func node(
    _ element: MarkupElement, _ role: ImportedNode.Role = .subview, class: String? = nil
  ) -> ImportedNode {
    var node = ImportedNode(
      id: document.id(of: element), place: document.place(of: element), element: element.name,
      type: type(of: element, `class`))
    node.role = role
    readGeneral(element, into: &node)
    readTexts(element, into: &node)
    readSettings(element, into: &node)
    readAccessibility(element, into: &node)
    IBLists(views: self).read(element, into: &node)
    readBars(element, into: &node)
    node.children = children(of: element)
    readConnections(element, into: &node)
    readInteraction(element, into: &node)
    noteLosses(element, node)
    return node
  }

  /// Returns the subviews, after the views with a key of their own that lie in this one.
  func children(of element: MarkupElement) -> [ImportedNode] {
    let isList = element.name == "tableView" || element.name == "collectionView"
    let inner = element.children.filter { child in
      IBElements.isView(child) && (!isList || child["key"] == "refreshControl")
    }
    let keyed = inner.map { keyedNode($0, of: element.name) }
    let subviews = element.children("subviews").flatMap(\.children)
    return keyed.filter { $0.role != .accessory } + subviews.map { node($0) }
      + keyed.filter { $0.role == .accessory }
  }
}

extension IBViews {
  /// Returns a view with a key; only the content view of a cell has that role.
  private func keyedNode(_ element: MarkupElement, of parent: String) -> ImportedNode {
    let role = IBElements.roles[element["key"] ?? ""] ?? .subview
    guard role == .contentView else { return node(element, role) }
    let isInCell = parent.hasSuffix("Cell")
    return node(
      element, isInCell ? .contentView : .subview, class: Self.contentClasses[parent])
  }

  /// The classes of content views, which files write as plain views.
  private static let contentClasses = [
    "tableViewCell": "UITableViewCellContentView",
    "visualEffectView": "_UIVisualEffectContentView",
  ]

  private func type(of element: MarkupElement, _ contentClass: String?) -> ImportedType {
    var base = contentClass ?? IBElements.views[element.name] ?? "UIView"
    let sendsEvents = (element.child("connections")?.children ?? []).contains {
      $0.name == "action" && $0["eventType"] != nil
    }
    // Only a control sends events: the view's own class must inherit from UIControl.
    let known = element["customClass"].map { UIKitClasses.superclasses[$0] != nil } ?? false
    if base == "UIView", sendsEvents, !known { base = "UIControl" }
    var type = document.type(of: element, base: base)
    type.isGuess = IBElements.views[element.name] == nil
    return type
  }

  private func readGeneral(_ element: MarkupElement, into node: inout ImportedNode) {
    node.frame = element.frame
    node.userLabel = element["userLabel"]
    node.tag = element.integer("tag") ?? 0
    node.isHidden = element.isYes("hidden")
    node.alpha = element.number("alpha").map { min(1, max(0, $0)) } ?? 1
    node.isEnabled = !element.isNo("enabled")
    if element.isNo("userInteractionEnabled") { node.isInteractive = false }
    if element.name == "activityIndicatorView", element.isYes("hidesWhenStopped"),
      !element.isYes("animating")
    {
      node.isHidden = true
      context.note(.hiddenIndicator, "activity indicator", element)
    }
  }

  private func readTexts(_ element: MarkupElement, into node: inout ImportedNode) {
    switch element.name {
    case "button":
      node.text = element.buttonTitle
      node.settings["image"] = element.buttonImage.map { .text($0) }
      if element.isYes("selected") { node.settings["selected"] = .flag(true) }
    case "segmentedControl":
      let segments = element.child("segments")?.children("segment") ?? []
      node.settings["segments"] = .texts(
        segments.map { $0.keyedText("title") ?? $0.keyedImage ?? "" })
    case "imageView": node.settings["image"] = element.keyedImage.map { .text($0) }
    default:
      let texts = IBAttributes.ofSomeViews[element.name] ?? []
      if texts.contains("text") { node.text = element.keyedText("text") }
      if texts.contains("placeholder") { node.placeholder = element.keyedText("placeholder") }
    }
  }

  private func readSettings(_ element: MarkupElement, into node: inout ImportedNode) {
    for row in IBAttributes.settingsOfElements[element.name] ?? [] {
      guard let text = element[row.attribute] else { continue }
      node.settings[row.key] = IBAttributes.value(text, row.kind)
    }
    if element.child("textInputTraits")?.isYes("secureTextEntry") == true {
      node.settings["secure"] = .flag(true)
    }
    if element.name == "stackView" {
      node.stack = ImportedStack(
        isVertical: element["axis"] == "vertical", spacing: element.number("spacing") ?? 0)
    }
  }

  private func readAccessibility(_ element: MarkupElement, into node: inout ImportedNode) {
    let accessibility = element.child("accessibility")
    node.identifier = accessibility?.keyedText("identifier")
    node.label = accessibility?.keyedText("label")
    for row in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = row["keyPath"] else { continue }
      switch (path, row.keyedText("value")) {
      // UIKit sets run-time attributes last.
      case ("accessibilityIdentifier", let text?): node.identifier = text
      case ("accessibilityLabel", let text?): node.label = text
      default:
        if !path.contains(".") { node.data[path] = Self.value(of: row) }
        context.countAttribute(path, row)
      }
    }
  }

  private static func value(of row: MarkupElement) -> ImportedValue? {
    switch row["type"] {
    case "string", "localizedString": return row.keyedText("value").map { .text($0) }
    case "boolean": return row["value"].map { .flag($0 == "YES") }
    case "number":
      if let number = row.child("integer", key: "value")?.integer("value") {
        return .integer(number)
      }
      return row.child("real", key: "value")?.number("value").map { .number($0) }
    default: return nil
    }
  }

  private func readBars(_ element: MarkupElement, into node: inout ImportedNode) {
    let bars = IBBars(context: context)
    let items = element.children("items").flatMap(\.children)
    node.barItems = items.filter { ["barButtonItem", "tabBarItem"].contains($0.name) }
      .map(bars.item)
    let stack = items.filter { $0.name == "navigationItem" }
    node.backItems = stack.dropLast().map(backItem)
    // The bar shows the last item; the others are those to which its back button leads.
    guard let top = stack.last.map(bars.navigationItem) else { return }
    node.leftBarItems = top.left.count
    node.barItems = top.left + top.right.reversed()
    if let title = top.titleView { node.children.append(title) }
    node.text = top.title
  }

  private func backItem(_ element: MarkupElement) -> ImportedNavigationItem {
    let item = IBBars(context: context).navigationItem(element)
    if item.titleView != nil { context.note(.laterView, "titleView", element, item.title) }
    return item
  }

  private func readConnections(_ element: MarkupElement, into node: inout ImportedNode) {
    node.actions = connections.actions(of: element)
    node.gestures = connections.gestures(of: element)
    let owner: IBConnections.Owner =
      node.role == .cell ? .cell : element.name == "containerView" ? .container : .other
    node.segues = connections.segues(of: element, owner)
    node.outlets = context.outlets(of: element)
    node.names = context.names(of: element["id"])
  }

  /// Interface Builder writes that a label takes no touches; without that it takes them.
  private func readInteraction(_ element: MarkupElement, into node: inout ImportedNode) {
    guard ["label", "imageView"].contains(element.name), node.isInteractive == nil,
      !IBCells.isStyled(element, in: document)
    else { return }
    node.isInteractive = true
  }

  private func noteLosses(_ element: MarkupElement, _ node: ImportedNode) {
    for child in element.children where IBElements.isLaterView(child) {
      context.note(.laterView, child["key"] ?? child.name, child)
    }
    if node.type.isGuess { context.note(.unknownElement, "<\(element.name)>", element) }
    if node.frame == nil, node.role == .subview {
      context.note(.unknownFrame, Self.name(of: node), element)
    }
    if element.name == "view", node.type.custom != nil, node.children.isEmpty,
      node.role == .subview
    {
      context.noteOwnFile(of: element)
    }
  }

  private static func name(of node: ImportedNode) -> String {
    let words = node.userLabel ?? node.text ?? node.identifier
    return "\(node.type.base)\(words.map { " \($0.brief.quoted)" } ?? "")"
  }
}
