import MiniUI

extension ViewTree {
  /// Renames a class of the app, of a controller, or makes a subclass of a class of UIKit.
  mutating func renameClass(_ id: Int, _ variant: Int) -> Bool {
    if variant == 1 { return renameController(at: id) }
    let old = nodes[id].type
    guard old.isOfApp else {
      nodes[id].type = ViewClass("App.New\(old.name.drop { $0 == "_" })", below: old.lineage)
      return true
    }
    let name = variant == 2 ? Self.mangled(old.name) : old.name + "V2"
    let new = ViewClass(name, below: Array(old.lineage.dropFirst()))
    for other in nodes.indices where nodes[other].type === old { nodes[other].type = new }
    return true
  }

  private mutating func renameController(at id: Int) -> Bool {
    guard let number = nodes[id].owner else { return false }
    controllers[number].classNames[0] += "V2"
    return true
  }

  /// Returns the name of a private class: `_TtC3AppP33_0123456789ABCDEF3Row`.
  private static func mangled(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    let (module, type) = (parts.first ?? "", parts.last ?? "")
    return "_TtC\(module.count)\(module)P33_0123456789ABCDEF\(type.count)\(type)"
  }

  mutating func swapControl(_ id: Int, _ variant: Int) -> Bool {
    let choices = Self.replacements(of: nodes[id].type)
    guard choices.indices.contains(variant) else { return false }
    nodes[id].type = viewClass(
      choices[variant].name, below: Array(choices[variant].lineage.dropFirst()))
    return true
  }

  mutating func editText(_ id: Int, digitsOnly: Bool) -> Bool {
    guard let old = nodes[id].text else { return false }
    let new = digitsOnly ? Self.counted(old) : "New " + old
    guard new != old else { return false }
    return eachText(below: id) { $0 == old ? new : $0 }
  }

  /// Returns a text with each digit one higher; 9 becomes 0.
  private static func counted(_ text: String) -> String {
    String(
      text.map { character in
        character.wholeNumberValue.map { Character(String(($0 + 1) % 10)) } ?? character
      })
  }

  mutating func localize(mirrors: Bool) -> Bool {
    let changed = eachText(below: Node.screen) { "[" + $0 + "]" }
    guard mirrors else { return changed }
    for id in nodes.indices {
      nodes[id].left = -nodes[id].left
      if nodes[id].type.name == "UIStackView" { nodes[id].children.reverse() }
    }
    return changed
  }

  /// Changes the texts of an element and of the views in it.
  private mutating func eachText(below id: Int, _ change: (String) -> String) -> Bool {
    var (waiting, changed) = ([id], false)
    while let id = waiting.popLast() {
      if let old = nodes[id].text {
        let new = change(old)
        changed = changed || new != old
        if new != old { nodes[id].retitle(to: new) }
      }
      waiting += nodes[id].children
    }
    return changed
  }

  mutating func changeIdentifier(_ id: Int, _ variant: Int, _ other: Int?) -> Bool {
    guard let old = nodes[id].identifier else { return false }
    switch variant {
    case 0: nodes[id].identifier = nil
    case 1: nodes[id].identifier = old + "-v2"
    default:
      guard let other else { return false }
      nodes[other].identifier = old
    }
    return true
  }
}

extension ViewTree {
  /// Embeds a controller in a container, or gives a view a controller of its own.
  mutating func embed(_ id: Int, _ variant: Int) -> Bool {
    variant == 2 ? extractChild(at: id) : embed(id, inTabs: variant == 1)
  }

  private mutating func embed(_ id: Int, inTabs: Bool) -> Bool {
    guard let owner = nodes[id].owner, let parent = nodes[id].parent,
      let index = nodes[parent].children.firstIndex(of: id)
    else { return false }
    let container = enclose(owner, in: inTabs ? "UITabBarController" : "UINavigationController")
    nodes[parent].children.remove(at: index)
    var place = (parent: parent, index: index)
    for name in Self.containers(inTabs: inTabs) {
      var node = Node(type: viewClass(name, below: Self.viewAncestors))
      if place.parent == parent { node.owner = container }
      place = (insert(node, into: place.parent, at: place.index), 0)
    }
    nodes[place.parent].children.append(id)
    nodes[id].parent = place.parent
    return true
  }

  /// Puts a controller into a new one, which takes its place, and returns the number of that.
  private mutating func enclose(_ number: Int, in name: String) -> Int {
    var container = controllers[number]
    container.classNames = [name] + Self.controllerAncestors
    (container.pageAlias, container.isAlert) = (nil, false)
    container.children = [controllers[number].className]
    controllers.append(container)
    let new = controllers.count - 1
    (controllers[number].parent, controllers[number].index) = (new, 0)
    (controllers[number].presenter, controllers[number].isRootOfKeyWindow) = (nil, false)
    return new
  }

  private static var controllerAncestors: [String] {
    ["UIViewController", "UIResponder", "NSObject"]
  }

  private static func containers(inTabs: Bool) -> [String] {
    [
      "UILayoutContainerView", inTabs ? "UITransitionView" : "UINavigationTransitionView",
      "UIViewControllerWrapperView",
    ]
  }

  private mutating func extractChild(at id: Int) -> Bool {
    guard nodes[id].owner == nil, isFree(id) else { return false }
    addController(["App.ChildViewController"] + Self.controllerAncestors, at: id)
    return true
  }

  mutating func addTab(before id: Int) -> Bool {
    guard let place = place(of: id) else { return false }
    var tab = Node(type: nodes[id].type)
    (tab.text, tab.left) = ("New", nodes[id].left - 1)
    insert(tab, into: place.parent, at: place.index)
    return true
  }

  /// Puts another version of a view in its place: in a stack, with another class and a badge.
  mutating func showVersion(of id: Int) -> Bool {
    guard place(of: id) != nil, isFree(id) else { return false }
    let stack = enclose([id], in: viewClass("UIStackView", below: Self.viewAncestors))
    let old = nodes[id].type
    nodes[id].type = viewClass(
      "App.New\(old.name.split(separator: ".").last ?? "View")", below: old.lineage)
    let badge = Node(type: viewClass("UILabel", below: Self.viewAncestors))
    insert(badge, into: stack, at: 1)
    return true
  }
}

extension ViewTree {
  /// Rebuilds the private views as another version of iOS does.
  mutating func rebuild(by change: SystemChange) -> Bool {
    var changed = false
    for step in change.steps {
      let ids = elements.filter { step.concerns($0) }.map(\.id)
      for id in ids where perform(step, on: id) { changed = true }
    }
    return changed
  }

  private mutating func perform(_ step: SystemChange.Step, on id: Int) -> Bool {
    switch step {
    case .rename(_, let name):
      nodes[id].type = viewClass(name, below: Self.viewAncestors)
      return true
    case .wrap(_, let names):
      enclose([id], inAll: names)
      return true
    case .gather(let name, let names):
      let parent = nodes[id].parent
      guard parent.map({ nodes[$0].type.name != names.last }) ?? false else { return false }
      enclose(siblings(of: id).filter { nodes[$0].type.lineage.contains(name) }, inAll: names)
      return true
    case .unwrap: return nodes[id].owner == nil && dissolve(id)
    case .dropIdentifiers:
      nodes[id].identifier = nil
      return true
    case .copy: return place(of: id).map { _ = copy(id, into: $0.parent, at: $0.index + 1) } != nil
    }
  }

  /// Puts siblings into new views, the outermost first.
  private mutating func enclose(_ run: [Int], inAll names: [String]) {
    var run = run
    for name in names.reversed() {
      run = [enclose(run, in: viewClass(name, below: Self.viewAncestors))]
    }
  }
}
