import MiniUI

extension ViewFacts {
  /// Reads the facts of a view that only rules by all facts need, without outlets.
  ///
  /// The outlets are known only for a whole screen, see ``OutletNames``.
  mutating func readSignals(of view: View) {
    actions = view.actionNames.sorted()
    switch view {
    case let picture as ImageView: image = picture.image?.name
    case let button as Button: image = button.currentImage?.name
    case let field as TextField: placeholder = field.placeholder
    case let search as SearchBar: placeholder = search.placeholder
    case let row as ReusableView: (reuseIdentifier, isData) = (row.reuseIdentifier, row.isReused)
    default: break
    }
    side = view.barItem.flatMap(view.side)
  }
}

/// The outlets of a screen: variables of controllers and views that hold views or bar items.
struct OutletNames {
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Returns the names of a view in order.
  func names(of view: View) -> [String] { names[ObjectIdentifier(view)]?.sorted() ?? [] }

  /// Adds the variables of an object and, for a root view, those of its controller.
  mutating func add(_ view: View) {
    add(variablesOf: view)
    if let controller = view.controller { add(variablesOf: controller) }
  }

  private mutating func add(variablesOf owner: DynamicObject) {
    for (name, object) in owner.objectVariables {
      guard let view = object as? View ?? (object as? BarButtonItem)?.view else { continue }
      names[ObjectIdentifier(view), default: []].insert(name)
    }
  }
}

extension View {
  /// The bar button item whose private button this is; nil for other views.
  fileprivate var barItem: BarButtonItem? {
    (self as? Control)?.allTargets.lazy.compactMap { $0 as? BarButtonItem }.first
  }

  /// The selectors that this view sends to the app's objects, or along the responder chain.
  fileprivate var actionNames: Set<String> {
    var names: Set<String> = []
    if let control = self as? Control { names = control.controlActions }
    for recognizer in gestureRecognizers {
      for (target, action) in recognizer.registeredTargets where !target.class.isSystem {
        names.insert(process.classes.name(of: action))
      }
    }
    return names.subtracting(table.unreadableSelectors)
  }

  fileprivate func side(of item: BarButtonItem) -> String? {
    let bar = sequence(first: self, next: \.superview).lazy
      .compactMap { $0 as? NavigationBar }.first
    guard let top = bar?.topItem else { return nil }
    if top.leftBarButtonItems.contains(where: { $0 === item }) { return "left" }
    return top.rightBarButtonItems.contains { $0 === item } ? "right" : nil
  }
}

extension Control {
  fileprivate var controlActions: Set<String> {
    var names: Set<String> = []
    for target in allTargets {
      if let item = target as? BarButtonItem {
        if let action = item.action { names.insert(process.classes.name(of: action)) }
      } else if target.map({ !$0.class.isSystem }) ?? true {
        names.formUnion(actions(for: target, on: allControlEvents) ?? [])
      }
    }
    return names
  }
}
