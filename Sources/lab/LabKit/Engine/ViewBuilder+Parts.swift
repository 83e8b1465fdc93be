import LabLanguage
package import MiniUI

/// The parts of special views: contents, delegates, recognisers.
extension ViewBuilder {
  /// Gives a list its contents, its data source and its delegate.
  func fill(_ list: ListView, with description: ListDescription) {
    ListContents(description).attach(to: list)
    list.backgroundView = description.background.first.map { makeView($0) }
    switch list {
    case let table as TableView:
      table.tableHeaderView = description.header.first.map { makeView($0) }
      table.tableFooterView = description.footer.first.map { makeView($0) }
      table.dataSource = owner
    case let items as CollectionView:
      let sections = description.sections.map(\.value)
      items.layout.headerHeight = Self.height(of: sections.compactMap(\.header))
      items.layout.footerHeight = Self.height(of: sections.compactMap(\.footer))
      items.dataSource = owner
    default: break
    }
    list.delegate = owner
  }

  /// Returns the height of all headers or footers of a collection: the greatest, or a table's.
  private static func height(of parts: [ListDescription.Cell]) -> Double {
    guard !parts.isEmpty else { return 0 }
    return parts.compactMap(\.height?.value).max() ?? 28
  }

  /// Sets the owner as delegate of a web view, and of other inputs whose methods it implements.
  func setDelegate(of view: View) {
    switch view {
    case let field as TextField where answers("textField"): field.delegate = owner
    case let text as TextView where answers("textView"): text.delegate = owner
    case let bar as SearchBar where answers("searchBar"): bar.delegate = owner
    case let web as WebView: web.navigationDelegate = owner
    case let web as OldWebView: web.delegate = owner
    case is ListView, is TextView: break
    case let content as ScrollView where answers("scrollView"): content.delegate = owner
    case let bar as Toolbar: aim(bar.items)
    case let bar as NavigationBar:
      aim(bar.items.flatMap { $0.leftBarButtonItems + $0.rightBarButtonItems })
    case let bar as TabBar where answers("tabBar:"): bar.delegate = owner
    default: break
    }
  }

  /// Makes the views in place of the buttons of bars, after a view or a controller has its items.
  func fillBars(of owner: DynamicObject, _ settings: [ViewDescription.Setting]) {
    for setting in settings {
      let buttons = setting.value.value.barButtons
      guard buttons.contains(where: { $0.view != nil }) else { continue }
      for (item, button) in zip(setting.property.barItems(of: owner), buttons) {
        if let view = button.view { item.customView = makeView(view) }
      }
    }
  }

  /// Makes the owner the target of a bar's buttons, as a storyboard does.
  private func aim(_ items: [BarButtonItem]) {
    for item in items where item.action != nil && item.target == nil { item.target = owner }
  }

  /// Returns true if the owner implements a delegate method with a prefix.
  private func answers(_ prefix: String) -> Bool {
    SystemSelector.allCases.contains { selector in
      let selector = SelectorID(selector)
      return owner.table.name(of: selector).hasPrefix(prefix) && owner.responds(to: selector)
    }
  }

  /// Adds a recogniser, made with its first target and then given the others.
  func add(_ gesture: GestureDescription, to view: View, in root: MadeTree) {
    let name = gesture.className.value
    guard let recognizer = owner.table[name]?.make() as? GestureRecognizer else {
      fatalError("\(name) is not a recogniser; reading rejects such an app")
    }
    gesture.options.apply(to: recognizer)
    for (index, action) in gesture.actions.enumerated() {
      let selector = owner.table.selector(action.action.value)
      let target = target(of: action, selector, from: view, in: root)
      if index == 0 {
        // Sent as a message, so that hooks on the initialiser run.
        _ = recognizer.send(.initWithTarget)(target, selector)
      } else if let target {
        recognizer.addTarget(target, action: selector)
      }
    }
    view.addGestureRecognizer(recognizer)
  }

  private func target(
    of action: ActionDescription, _ selector: SelectorID, from view: View, in root: MadeTree
  ) -> DynamicObject? {
    switch action.target {
    case .controller: owner
    case .view(let identifier): self.view(identifier.value, in: root.view)
    case .imported(let origin): root.view(of: origin.value)
    case .responderChain:
      sequence(first: view, next: \.superview).first { $0.responds(to: selector) } ?? owner
    }
  }
}

extension Property {
  /// The items that the property has set on an object, in the order of its value.
  fileprivate func barItems(of owner: DynamicObject) -> [BarButtonItem] {
    switch owner {
    case let bar as Toolbar: bar.items
    case let bar as NavigationBar where self == .backItems:
      bar.items.dropLast().flatMap { $0.leftBarButtonItems + $0.rightBarButtonItems }
    case let bar as NavigationBar: barItems(of: bar.ownItem)
    case let controller as ViewController where self == .toolbarItems:
      controller.toolbarItems ?? []
    case let controller as ViewController: barItems(of: controller.navigationItem)
    case let item as NavigationItem:
      [.leftItems, .leftBarButton, .leftBarButtons].contains(self)
        ? item.leftBarButtonItems : item.rightBarButtonItems
    default: []
    }
  }
}

extension GestureDescription.Options {
  /// Sets the options in the file; the recogniser keeps its defaults for the rest.
  fileprivate func apply(to recognizer: GestureRecognizer) {
    if let cancelsTouchesInView { recognizer.cancelsTouchesInView = cancelsTouchesInView }
    switch recognizer {
    case let tap as TapGestureRecognizer:
      tap.numberOfTapsRequired = taps?.value ?? tap.numberOfTapsRequired
      tap.numberOfTouchesRequired = touches?.value ?? tap.numberOfTouchesRequired
    case let press as LongPressGestureRecognizer:
      press.numberOfTapsRequired = taps?.value ?? press.numberOfTapsRequired
      press.numberOfTouchesRequired = touches?.value ?? press.numberOfTouchesRequired
      press.minimumPressDuration = minimumPressDuration?.value ?? press.minimumPressDuration
    case let swipe as SwipeGestureRecognizer:
      swipe.direction = direction?.value.ofSwipe ?? swipe.direction
      swipe.numberOfTouchesRequired = touches?.value ?? swipe.numberOfTouchesRequired
    case let pan as PanGestureRecognizer:
      pan.minimumNumberOfTouches = minimumTouches?.value ?? pan.minimumNumberOfTouches
      pan.maximumNumberOfTouches = maximumTouches?.value ?? pan.maximumNumberOfTouches
      (pan as? ScreenEdgePanGestureRecognizer)?.edges = (edge?.value ?? .left).ofEdge
    default: break
    }
  }
}

extension Direction {
  /// The same direction in MiniUI's terms.
  package var ofSwipe: SwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  fileprivate var ofEdge: RectEdges {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .top
    case .down: .bottom
    }
  }
}
