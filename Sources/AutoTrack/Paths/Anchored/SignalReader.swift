import MiniUI

/// Reads the screen around an element, live or in a snapshot, as a `SignalTree`.
///
/// A screen is the root view of a controller without those of its children, and the items of its
/// navigation bar. Rows of reused cells have `[*]` in paths: a row is known by its content.
struct SignalReader {
  private(set) var nodes: [ViewFacts] = []
  /// The elements of the nodes; nil for the stand-in of a bar.
  private(set) var elements: [SchemeElement?] = []
  /// The numbers of the nodes of which events come.
  private(set) var capturable: [Int] = []
  /// The class of the controller.
  let screen: String
  private var hidden: Set<Int> = []
  private var outlets = OutletNames()

  private struct Place {
    var parent: Int?
    var cell: Int?
    var path: String
    var isBarItem = false
  }

  /// Reads the screen; nil for an element without a controller.
  init?(around element: SchemeElement) {
    guard let owner = element.line.first(where: { $0.controller != nil }),
      let own = owner.controller
    else { return nil }
    var root = owner
    var bar: SchemeElement?
    if own.isNavigation {
      root = owner.shownChild ?? owner
      bar = root.isSame(as: owner) ? nil : owner.bar
    } else if own.parent?.isNavigation == true {
      let outer = owner.line.dropFirst().first { $0.controller != nil }
      bar = outer.flatMap { $0.controller?.isNavigation == true ? $0.bar : nil }
    }
    screen = ViewPath.ClassName(ofClass: root.controller?.className ?? "").text
    note(outletsIn: root)
    if let bar { note(outletsIn: bar) }
    add(root, Place(path: screen))
    if let bar { addItems(of: bar) }
    for number in capturable { nodes[number].content = content(of: number) }
  }

  private mutating func note(outletsIn element: SchemeElement) {
    guard let view = element.view else { return }
    outlets.add(view)
    for child in element.children where child.controller == nil { note(outletsIn: child) }
  }

  private mutating func addItems(of bar: SchemeElement) {
    var node = ViewFacts(className: bar.shortName)
    node.isStandIn = true
    let number = append(node, nil)
    addItems(in: bar, Place(parent: number, path: "\(screen)/\(bar.shortName)"))
  }

  /// Adds the items in a bar directly below its node: the views between are the system's.
  private mutating func addItems(in element: SchemeElement, _ place: Place) {
    var counts: [String: Int] = [:]
    for child in element.children {
      let name = child.shortName
      var next = place
      next.path += "/\(name)[\(counts[name, default: 0])]"
      counts[name, default: 0] += 1
      let role = ElementRole.role(of: child.classNames)
      if ElementRole.barItems.contains(role) || ElementRole.controls.contains(role)
        || !child.signals.actions.isEmpty
      {
        next.isBarItem = true
        add(child, next)
      } else {
        addItems(in: child, next)
      }
    }
  }

  private mutating func add(_ element: SchemeElement, _ place: Place) {
    var node = element.signals
    (node.kind, node.className) = (ElementRole.role(of: element.classNames), element.shortName)
    node.identifier = element.accessibilityIdentifier.flatMap(\.ifFilled)
    node.label = element.accessibilityLabel.flatMap(SignalTree.stable)
    node.placeholder = node.placeholder.flatMap(SignalTree.stable)
    if let view = element.view { node.outlets = outlets.names(of: view) }
    node.tag = element.tag == 0 ? nil : element.tag
    node.isCell = ElementRole.cells.contains(node.kind) && element.listPlace?.path != nil
    node.isData = node.isCell && node.isData
    node.isBarItem = place.isBarItem || ElementRole.barItems.contains(node.kind)
    node.isStandIn = ElementRole.bars.contains(node.kind)
    if ElementRole.titled.contains(node.kind) { node.text = element.title }
    (node.path, node.parent, node.cell) = (place.path, place.parent, place.cell)
    let number = append(node, element)
    if node.isCell { nodes[number].cell = number }
    if element.isHidden { hidden.insert(number) }
    if nodes[number].isCapturable { capturable.append(number) }
    addChildren(of: element, number)
  }

  private mutating func addChildren(of element: SchemeElement, _ number: Int) {
    let node = nodes[number]
    // A button without a title shows views of the app.
    let showsOwnViews = node.kind == "button" && node.ownText == nil
    guard !ElementRole.closed.contains(node.kind) || showsOwnViews else { return }
    var counts: [String: Int] = [:]
    for child in element.children {
      let name = child.shortName
      let index = counts[name, default: 0]
      counts[name] = index + 1
      guard child.controller == nil else { continue }
      let step = child.stepIndex ?? "\(index)"
      add(child, Place(parent: number, cell: node.cell, path: "\(node.path)/\(name)[\(step)]"))
    }
  }

  private mutating func append(_ node: ViewFacts, _ element: SchemeElement?) -> Int {
    let number = nodes.count
    if let parent = node.parent { nodes[parent].children.append(number) }
    nodes.append(node)
    elements.append(element)
    return number
  }

  /// Returns the text of events; nil for a reused cell, whose texts are data of the app.
  private func content(of number: Int) -> String? {
    let node = nodes[number]
    if ElementRole.titled.contains(node.kind), node.ownText != nil { return node.ownText }
    if ElementRole.silent.contains(node.kind) { return nil }
    if node.isData { return nil }
    let texts = visibleTexts(below: number)
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  private func visibleTexts(below number: Int) -> [String] {
    nodes[number].children.flatMap { child -> [String] in
      guard !hidden.contains(child), !nodes[child].isData else { return [] }
      return [nodes[child].ownText].compactMap { $0 } + visibleTexts(below: child)
    }
  }
}

extension SignalTree {
  /// Returns a text in which numbers do not count, unless it has no letters; nil for an empty one.
  ///
  /// "Inbox (3)" and "Inbox (12)" are equal, the keys "1" and "2" are not.
  static func stable(_ text: String) -> String? {
    guard text.contains(where: \.isLetter), text.contains(where: \.isNumber) else {
      return text.ifFilled
    }
    var (result, wasNumber) = ("", false)
    for character in text {
      if !character.isNumber { result.append(character) } else if !wasNumber { result += "0" }
      wasNumber = character.isNumber
    }
    return result
  }
}

extension ViewFacts {
  /// True if events come from the element.
  fileprivate var isCapturable: Bool {
    ElementRole.controls.contains(kind) || isCell || !actions.isEmpty
      || ElementRole.barItems.contains(kind)
  }
}

extension SchemeController {
  fileprivate var isNavigation: Bool { classNames.contains("UINavigationController") }
}

extension SchemeElement {
  /// The facts that only anchored rules read; without outlets for a live view.
  fileprivate var signals: ViewFacts {
    switch storage {
    case .snapshot(let element): return element.details.facts
    case .live(let view):
      var facts = ViewFacts()
      facts.readSignals(of: view)
      return facts
    }
  }

  fileprivate var shortName: String { type.pathName.text }

  /// The index of a row, a header or a footer in paths; nil for other views.
  fileprivate var stepIndex: String? {
    guard let place = listPlace else { return nil }
    return place.path != nil && signals.isData ? "*" : "\(place)"
  }

  /// The title: the text, or the texts of the parts of a control.
  fileprivate var title: String? {
    if let text { return SignalTree.stable(text) }
    let parts = children.filter { !$0.isHidden }.compactMap(\.title)
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// The root view of the child that a navigation controller shows.
  fileprivate var shownChild: SchemeElement? {
    for child in children.reversed() {
      if child.controller != nil { return child }
      if let found = child.shownChild { return found }
    }
    return nil
  }

  /// The navigation bar of a navigation controller's root view.
  fileprivate var bar: SchemeElement? {
    for child in children where child.controller == nil {
      if ElementRole.role(of: child.classNames) == "navigationBar" { return child }
      if let found = child.bar { return found }
    }
    return nil
  }
}

extension String {
  /// The text; nil if it is empty.
  fileprivate var ifFilled: String? { isEmpty ? nil : self }
}
