import LabLanguage

/// Reads the scenes of a storyboard.
struct IBControllers {
  let context: IBContext

  private var document: IBDocument { context.document }
  private var views: IBViews { IBViews(context: context) }
  private var bars: IBBars { IBBars(context: context) }
  private var connections: IBConnections { IBConnections(context: context) }

  /// Returns the controllers of all scenes, those inside of containers after their container.
  func controllers() -> [ImportedController] {
    (document.root.child("scenes")?.children ?? []).flatMap { scene in
      controllers(in: scene.child("objects")?.children ?? [])
    }
  }

  /// Returns the controllers among objects, and hosts of the loose views that an outlet reaches.
  func controllers(in objects: [MarkupElement]) -> [ImportedController] {
    let found = objects.filter(context.isController).flatMap(controller)
    guard !found.isEmpty else { return [] }
    let loose = objects.filter { !context.isController($0) }
    let reached = loose.filter { noteLoose($0) }
    return found + reached.map(IBXibs(context: context).host)
  }

  private func controller(_ element: MarkupElement) -> [ImportedController] {
    let key =
      document.id(of: element)
      ?? ImportedID(file: document.file, id: "\(element.name) in line \(element.line)")
    let known = IBElements.controllers[element.name]
    var controller = ImportedController(
      key: key, place: document.place(of: element), kind: known?.kind ?? .plain)
    controller.type = document.type(of: element, base: known?.className ?? "UIViewController")
    if known == nil {
      controller.type.isGuess = true
      context.note(.unknownElement, "<\(element.name)>", element)
    }
    readAttributes(element, into: &controller)
    readContents(element, into: &controller)
    controller.segues = connections.segues(of: element, .controller)
    controller.outlets = context.outlets(of: element)
    let nested = (element.child("viewControllers")?.children ?? []).filter(context.isController)
    controller.children = connections.relationships(of: element)
    let related = controller.children.map(\.destination)
    let inner = nested.compactMap(document.id).filter { !related.contains(.controller($0)) }
    controller.children += inner.map {
      ImportedChild(Self.role(in: controller.kind), .controller($0))
    }
    if controller.kind == .opaque {
      context.note(.opaqueHost, controller.type.name, element)
    }
    return [controller] + nested.flatMap(self.controller)
  }

  private func readAttributes(_ element: MarkupElement, into controller: inout ImportedController) {
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    controller.title = element.keyedText("title")
    controller.userLabel = element["userLabel"]
    let usesIdentifier = element.isYes("useStoryboardIdentifierAsRestorationIdentifier")
    controller.restorationIdentifier =
      element["restorationIdentifier"] ?? (usesIdentifier ? element["storyboardIdentifier"] : nil)
    controller.presentationStyle = element["modalPresentationStyle"]
    controller.hidesBottomBarWhenPushed = element.isYes("hidesBottomBarWhenPushed")
    controller.isNavigationBarHidden = element.isYes("navigationBarHidden")
    controller.isToolbarHidden = element["toolbarHidden"].map { $0 == "YES" }
  }

  private func readContents(_ element: MarkupElement, into controller: inout ImportedController) {
    let view = element.children.first { child in
      ["view", "tableView", "collectionView"].contains(child["key"]) && !isPart(child)
    }
    controller.view = view.map { views.node($0, .root) }
    if let refresh = element.child("refreshControl", key: "refreshControl") {
      controller.view?.children.append(views.node(refresh, .refreshControl))
    }
    noteBars(of: element)
    controller.navigationItem = element.child("navigationItem").map(bars.navigationItem)
    controller.toolbarItems = bars.toolbarItems(of: element)
    controller.tabItem = element.child("tabBarItem").map(bars.tabItem)
  }

  private func noteBars(of element: MarkupElement) {
    for bar in element.children where IBElements.containerBars.contains(bar.name) {
      guard let name = bar["customClass"] else { continue }
      context.note(.barClass, "<\(bar.name)>", bar, name)
    }
  }

  private func isPart(_ element: MarkupElement) -> Bool {
    IBElements.parts.contains(element.name) || IBElements.ignored.contains(element.name)
  }

  /// Returns the role of a nested controller, which has no relationship of a name.
  private static func role(in kind: ImportedController.Kind) -> ImportedChild.Role {
    switch kind {
    case .navigation: .root
    case .split: .primary
    case .page: .page
    default: .tab
    }
  }
}

extension IBControllers {
  /// Returns true for a view that an outlet reaches; notes any other object.
  @discardableResult
  func noteLoose(_ object: MarkupElement) -> Bool {
    if IBElements.gestures[object.name] != nil {
      noteDetached(object)
      return false
    }
    guard IBElements.views[object.name] != nil || !isPart(object) else {
      noteLoss(of: object)
      return false
    }
    let isReached = object["id"].map { document.outlets[$0] != nil } ?? false
    if !isReached { context.note(.looseObject, "<\(object.name)>", object) }
    return isReached
  }

  private func noteLoss(of object: MarkupElement) {
    switch object.name {
    case "navigationItem", "barButtonItem", "tabBarItem":
      context.note(.unusedItem, "<\(object.name)>", object)
    case "searchDisplayController": context.note(.searchDisplay, "<\(object.name)>", object)
    case "customObject": context.note(.looseObject, object["customClass"] ?? "object", object)
    default: break
    }
  }

  private func noteDetached(_ gesture: MarkupElement) {
    let outlets = gesture["id"].flatMap { document.outlets[$0] } ?? []
    if !outlets.contains(where: { $0.name == "gestureRecognizers" }) {
      context.note(.detachedGesture, "<\(gesture.name)>", gesture)
    }
  }
}
