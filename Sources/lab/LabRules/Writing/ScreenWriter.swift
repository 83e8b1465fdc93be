import LabImport
import LabKit
import LabLanguage
import MiniUI

/// A writer of one controller's entry in an app file.
final class ScreenWriter {
  let controller: ImportedController
  let app: AppWriter
  /// The controller's methods: those of the file, and one per segue.
  var methods = WrittenMethods()
  /// The ways to other screens that a person or code can take.
  var edges: [ScreenEdge] = []
  /// The numbers of views by accessibility identifier.
  let identifierCounts: [String: Int]

  init(_ controller: ImportedController, in app: AppWriter) {
    self.controller = controller
    self.app = app
    var counts: [String: Int] = [:]
    controller.visitNodes { node in
      if let identifier = node.identifier { counts[identifier, default: 0] += 1 }
    }
    identifierCounts = counts
    for selector in controller.methods { declare(selector) }
  }

  var names: ImportedNames { app.names }

  /// Declares a method of the controller; returns false if the app file cannot have it.
  @discardableResult
  func declare(_ selector: String) -> Bool {
    let base = controller.type.base
    if names.system.responds(base, to: selector) { return true }
    guard WrittenMethods.allows(selector, of: base, in: names.system) else { return false }
    methods.note(selector)
    return true
  }

  /// Returns true for the controller's own key; a host stands for the controllers of its file.
  func standsFor(_ key: ImportedID) -> Bool {
    key == controller.key || controller.isHost && key.file == controller.key.file
  }

  /// The entry of the controller in `classes`.
  func entry(is superclass: String, isScene: Bool) -> PrintedJSON {
    // The view declares methods, so it comes first.
    let view = controller.view.map { ViewWriter(self).root($0, of: .root) }
    var members = PrintedJSON.present([
      "is": .text(superclass), "scene": isScene ? .flag(true) : nil,
      "origin": .text(app.origin(of: controller.key)), "title": controller.title.json,
    ])
    members += barMembers + toolbarMembers + tabMembers + styleMembers
    members += PrintedJSON.present([
      "navigationItem.titleView":
        controller.navigationItem?.titleView.map { ViewWriter(self).root($0, of: .titleView) },
      "view": view,
    ])
    for segue in controller.segues { method(for: segue, by: nil) }
    if let tab = controller.selectedTab {
      methods.add("viewDidLoad", [.members(["select": .members(["tab": .number(tab)])])])
    }
    noteDropped()
    return .object(members + PrintedJSON.present(["methods": methods.written]))
  }

  /// Notes a toolbar that no navigation controller of the files shows.
  private func noteDropped() {
    let isShown = app.app.controllers.contains { $0.isToolbarHidden == false }
    guard !isShown, let item = controller.toolbarItems.first(where: { !$0.isSpace }) else { return }
    app.note(ImportNote(.hiddenBar, "toolbar", at: item.place, detail: item.title))
  }

  /// The toolbar's items, and the bars that are hidden or shown.
  private var toolbarMembers: [PrintedJSON.Member] {
    let hasItems = controller.toolbarItems.contains { !$0.isSpace }
    let isStack = controller.kind == .navigation
    return PrintedJSON.present([
      "toolbarItems": hasItems ? toolbar(controller.toolbarItems) : nil,
      "toolbarHidden": isStack && controller.isToolbarHidden == false ? .flag(false) : nil,
      "navigationBarHidden": isStack && controller.isNavigationBarHidden ? .flag(true) : nil,
      "hidesBottomBarWhenPushed": controller.hidesBottomBarWhenPushed ? .flag(true) : nil,
    ])
  }

  /// Returns the buttons of a toolbar with the spaces between them.
  func toolbar(_ items: [ImportedBarItem]) -> PrintedJSON {
    .list(
      items.map { item in
        guard item.isSpace else { return button(item) }
        return item.systemItem == "flexibleSpace" ? .text("flexible") : .fraction(Self.fixedSpace)
      })
  }

  /// The width that Interface Builder gives a fixed space.
  private static let fixedSpace = 42.0

  private var barMembers: [PrintedJSON.Member] {
    guard let item = controller.navigationItem else { return [] }
    return PrintedJSON.present([
      "navigationItem.title": item.title.json,
      "navigationItem.leftBarButtonItems": buttons(item.left),
      "navigationItem.rightBarButtonItems": buttons(item.right),
    ])
  }

  /// Returns the buttons of one side of a bar; nil without buttons.
  func buttons(_ items: [ImportedBarItem]) -> PrintedJSON? {
    let buttons = items.filter { !$0.isSpace }.map(button)
    return buttons.isEmpty ? nil : .list(buttons)
  }

  /// Returns a tab of a bar that lies in a view.
  func tab(_ item: ImportedBarItem) -> PrintedJSON {
    let title = item.title ?? item.systemItem?.systemTitle ?? item.label ?? item.image ?? "Item"
    return .members([
      "title": .text(title), "id": item.identifier.json,
      "label": item.label == title ? nil : item.label.json,
      "tag": tag(item.tag, of: item.place), "origin": item.id.map(app.origin).json,
    ])
  }

  /// Returns a button of a bar, whose action goes to the controller, or the view in its place.
  func button(_ item: ImportedBarItem) -> PrintedJSON {
    if var view = item.customView {
      view.isEnabled = view.isEnabled && item.isEnabled
      return .members([
        "id": item.identifier.json, "tag": tag(item.tag, of: item.place),
        "view": ViewWriter(self).root(view, of: .customView),
        "origin": item.id.map(app.origin).json,
      ])
    }
    let title = [item.title, item.systemItem?.systemTitle].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
    let words = title ?? item.label ?? item.image ?? ""
    // A disabled item sends nothing; an app file has no other key for that.
    let action = item.isEnabled ? selector(of: item, titled: words) : nil
    return .members([
      "title": title.json, "action": action.json, "id": item.identifier.json,
      "label": item.label == title ? nil : item.label.json,
      "tag": tag(item.tag, of: item.place), "image": title == nil ? item.image.json : nil,
      "origin": item.id.map(app.origin).json,
    ])
  }

  private func selector(of item: ImportedBarItem, titled title: String) -> String? {
    if let segue = item.segues.first, let selector = method(for: segue, by: .bar(title)) {
      return selector
    }
    return item.actions.first(where: isOwn)?.selector
  }

  private func isOwn(_ action: ImportedAction) -> Bool {
    guard case .controller(let key) = action.target else { return false }
    return standsFor(key) && declare(action.selector)
  }

  private var tabMembers: [PrintedJSON.Member] {
    guard let item = controller.tabItem else { return [] }
    let title = item.title ?? item.systemItem?.systemTitle
    return PrintedJSON.present([
      "tabBarItem.title": title.json, "tabBarItem.id": item.identifier.json,
      "tabBarItem.label": item.label == title ? nil : item.label.json,
      "tabBarItem.tag": tag(item.tag, of: controller.place),
    ])
  }

  /// Returns the nearest tag that an app file takes, with a note if it is another one; nil for 0.
  private func tag(_ tag: Int, of place: ImportPlace) -> PrintedJSON? {
    let (near, note) = ImportNote.fitted(tag, in: FittedNumbers.all, "tag", at: place)
    if let note { app.note(note) }
    return near == 0 ? nil : .number(near)
  }

  private var styleMembers: [PrintedJSON.Member] {
    let style = controller.presentationStyle.flatMap(PresentationStyle.init(rawValue:))
    return PrintedJSON.present(["presentationStyle": (style?.rawValue).json])
  }
}

/// A way from a screen to another one.
struct ScreenEdge: Equatable {
  /// The key of the screen.
  let source: ImportedID
  let target: ImportedID
  /// The person's act; nil if only code performs the segue.
  let act: Act?
  /// The method that the act runs.
  let selector: String
  let place: ImportPlace

  enum Act: Equatable {
    /// A tap on a control or a view with a recogniser.
    case tap
    /// A tap on a button of the navigation bar, by its title.
    case bar(String)
    /// A tap on a cell.
    case row
    /// A tap on the detail button of a cell.
    case accessory
  }
}

extension ScreenWriter {
  /// Adds the method of a segue; returns its selector, which the element that starts it sends.
  @discardableResult
  func method(for segue: ImportedSegue, by act: ScreenEdge.Act?) -> String? {
    let act = segue.trigger == .code ? nil : act
    let word = segue.identifier ?? word(for: segue.destination)
    let selector = methods.freeSelector(for: word)
    switch segue.destination {
    case .unwind(let target):
      guard app.isImplemented(target) else { return missing(segue, selector, "unwind \(target)") }
      methods.add(selector, [.members(["unwind": .text(target)])])
    case .missing(let reason): return missing(segue, selector, reason)
    case .controller(let key):
      guard let step = step(for: segue, to: key) else {
        return missing(segue, selector, "no controller")
      }
      methods.add(selector, [step])
      edges.append(
        ScreenEdge(
          source: controller.key, target: key, act: act, selector: selector, place: segue.place))
    }
    return selector
  }

  /// A segue without a destination still takes the tap, and notes the reason.
  private func missing(_ segue: ImportedSegue, _ selector: String, _ reason: String) -> String {
    methods.add(selector, [.members(["note": .text(Self.plain("segue: \(reason)"))])])
    return selector
  }

  /// Braces are placeholders in notes.
  private static func plain(_ text: String) -> String {
    String(text.map { "{}".contains($0) ? "'" : $0 }).printable
  }

  private func word(for destination: ImportedDestination) -> String {
    switch destination {
    case .controller(let key): app.controller(key)?.storyboardIdentifier ?? key.id
    case .unwind(let selector): selector.replacing(":", with: "")
    case .missing: "missing"
    }
  }

  private func step(for segue: ImportedSegue, to key: ImportedID) -> PrintedJSON? {
    var key = key
    let isShown = segue.kind == .show || segue.kind == .showDetail
    // A collapsed split view controller pushes the contents of the detail's stack.
    if segue.kind == .showDetail, let stack = app.controller(key), stack.kind == .navigation,
      case .controller(let root)? = stack.children.first?.destination
    {
      key = root
    }
    guard let place = app.place(of: key) else { return nil }
    // The segue of a popover sets the style of its destination.
    let style =
      segue.kind == .popover
      ? .popover : segue.presentationStyle.flatMap(PresentationStyle.init(rawValue:))
    return .members([
      isShown ? "show" : "present": place, "style": isShown ? nil : (style?.rawValue).json,
      "animated": segue.isAnimated ? nil : .flag(false),
    ])
  }
}

extension String {
  /// The title that UIKit gives a bar button or a tab of this system item: `add` → `Add`.
  var systemTitle: String { prefix(1).uppercased() + dropFirst() }
}
