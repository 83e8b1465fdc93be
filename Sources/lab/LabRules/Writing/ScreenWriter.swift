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

  /// The entry of the controller in `classes`.
  func entry(is superclass: String, isScene: Bool) -> FileValue {
    // The view declares methods, so it comes first.
    let view = controller.view.map { ViewWriter(self).root($0) }
    var members: [FileValue.Member] = [.init(key: "is", value: .text(superclass))]
    if isScene { members.append(.init(key: "scene", value: .flag(true))) }
    members.append(.init(key: "origin", value: .text(app.origin(of: controller.key))))
    if let title = controller.title { members.append(.init(key: "title", value: .text(title))) }
    members += barMembers + toolbarMembers + tabMembers + styleMembers
    if let view = controller.navigationItem?.titleView {
      let value = ViewWriter(self).titleView(view)
      members.append(.init(key: "navigationItem.titleView", value: value))
    }
    if let view { members.append(.init(key: "view", value: view)) }
    for segue in controller.segues { method(for: segue, by: nil) }
    if let tab = controller.selectedTab {
      let step = FileValue.record([
        .init(key: "select", value: .record([.init(key: "tab", value: .plain("\(tab)"))]))
      ])
      methods.add("viewDidLoad", [step])
    }
    noteDropped()
    if !methods.isEmpty {
      members.append(.init(key: "methods", value: .record(methods.methods)))
    }
    return .record(members)
  }

  /// Notes a toolbar that no navigation controller of the files shows.
  private func noteDropped() {
    let isShown = app.app.controllers.contains { $0.isToolbarHidden == false }
    guard !isShown, let item = controller.toolbarItems.first(where: { !$0.isSpace }) else { return }
    app.note(ImportNote(.hiddenBar, "toolbar", at: item.place, detail: item.title))
  }

  /// The toolbar's items, and the bars that are hidden or shown.
  private var toolbarMembers: [FileValue.Member] {
    var members: [FileValue.Member] = []
    if controller.toolbarItems.contains(where: { !$0.isSpace }) {
      members.append(.init(key: "toolbarItems", value: toolbar(controller.toolbarItems)))
    }
    if controller.kind == .navigation {
      if controller.isToolbarHidden == false {
        members.append(.init(key: "toolbarHidden", value: .flag(false)))
      }
      if controller.isNavigationBarHidden {
        members.append(.init(key: "navigationBarHidden", value: .flag(true)))
      }
    }
    if controller.hidesBottomBarWhenPushed {
      members.append(.init(key: "hidesBottomBarWhenPushed", value: .flag(true)))
    }
    return members
  }

  /// Returns the buttons of a toolbar with the spaces between them.
  func toolbar(_ items: [ImportedBarItem]) -> FileValue {
    .list(
      items.map { item in
        guard item.isSpace else { return button(item) }
        return item.systemItem == "flexibleSpace" ? .text("flexible") : .number(Self.fixedSpace)
      })
  }

  /// The width that Interface Builder gives a fixed space.
  private static let fixedSpace = 42.0

  private var barMembers: [FileValue.Member] {
    guard let item = controller.navigationItem else { return [] }
    var members: [FileValue.Member] = []
    if let title = item.title {
      members.append(.init(key: "navigationItem.title", value: .text(title)))
    }
    for (key, items) in [("left", item.left), ("right", item.right)] {
      let buttons = items.filter { !$0.isSpace }.map(button)
      guard !buttons.isEmpty else { continue }
      members.append(.init(key: "navigationItem.\(key)BarButtonItems", value: .list(buttons)))
    }
    return members
  }

  /// Returns a button of a bar; its own action goes to the controller.
  func button(_ item: ImportedBarItem) -> FileValue {
    let inside = item.customView?.everything.first {
      !$0.actions.isEmpty || !$0.segues.isEmpty || $0.text != nil
    }
    let title =
      [item.title, inside?.text, item.systemItem?.systemTitle, item.label, item.image]
      .lazy.compactMap(\.self).first { !$0.isEmpty } ?? "Item"
    var members: [FileValue.Member] = [.init(key: "title", value: .text(title))]
    // A disabled item sends nothing; an app file has no other key for that.
    if item.isEnabled, let selector = selector(of: item, inside, titled: title) {
      members.append(.init(key: "action", value: .text(selector)))
    }
    if let identifier = item.identifier ?? inside?.identifier {
      members.append(.init(key: "id", value: .text(identifier)))
    }
    return .record(members + facts(of: item, titled: title))
  }

  /// The members of a bar button that do not change the way it works.
  private func facts(of item: ImportedBarItem, titled title: String) -> [FileValue.Member] {
    var members: [FileValue.Member] = []
    if let label = item.label, label != title {
      members.append(.init(key: "label", value: .text(label)))
    }
    let tag = number(item.tag, of: item.place)
    if tag != 0 { members.append(.init(key: "tag", value: .plain("\(tag)"))) }
    if let id = item.id {
      members.append(.init(key: "origin", value: .text(app.origin(of: id))))
    }
    return members
  }

  private func selector(
    of item: ImportedBarItem, _ inside: ImportedNode?, titled title: String
  ) -> String? {
    let segue = (item.segues + (inside?.segues ?? [])).first
    if let segue, let selector = method(for: segue, by: .bar(title)) { return selector }
    return (item.actions + (inside?.actions ?? [])).first(where: isOwn)?.selector
  }

  private func isOwn(_ action: ImportedAction) -> Bool {
    action.target == .controller(controller.key) && declare(action.selector)
  }

  private var tabMembers: [FileValue.Member] {
    guard let item = controller.tabItem else { return [] }
    let title = item.title ?? item.systemItem?.systemTitle
    let texts = [
      ("title", title), ("id", item.identifier), ("label", item.label == title ? nil : item.label),
    ]
    let tag = number(item.tag, of: controller.place)
    return texts.compactMap { key, text in
      text.map { .init(key: "tabBarItem.\(key)", value: .text($0)) }
    } + (tag == 0 ? [] : [.init(key: "tabBarItem.tag", value: .plain("\(tag)"))])
  }

  /// Returns the nearest tag that an app file takes, with a note if it is another one.
  private func number(_ tag: Int, of place: ImportPlace) -> Int {
    let (near, note) = ImportNote.fitted(tag, in: FittedNumbers.all, "tag", at: place)
    if let note { app.note(note) }
    return near
  }

  private var styleMembers: [FileValue.Member] {
    let style = controller.presentationStyle.flatMap(PresentationStyle.init(rawValue:))
    return style.map { [.init(key: "presentationStyle", value: .text($0.rawValue))] } ?? []
  }
}

/// A way from a screen to another one.
struct ScreenEdge: Equatable {
  /// The key of the screen.
  let source: ImportedID
  /// The key of the destination.
  let target: ImportedID
  /// The person's act; nil if only code performs the segue.
  let act: Act?
  /// The method that the act runs.
  let selector: String
  /// The place of the segue.
  let place: ImportPlace

  /// An act of a person.
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

/// The methods of segues.
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
      methods.add(selector, [.record([.init(key: "unwind", value: .text(target))])])
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
    methods.add(
      selector, [.record([.init(key: "note", value: .text(Self.plain("segue: \(reason)")))])])
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

  private func step(for segue: ImportedSegue, to key: ImportedID) -> FileValue? {
    var key = key
    let isShown = segue.kind == .show || segue.kind == .showDetail
    // A collapsed split view controller pushes the contents of the detail's stack.
    if segue.kind == .showDetail, let stack = app.controller(key), stack.kind == .navigation,
      case .controller(let root)? = stack.children.first?.destination
    {
      key = root
    }
    guard let place = app.place(of: key) else { return nil }
    var members: [FileValue.Member] = [.init(key: isShown ? "show" : "present", value: place)]
    // The segue of a popover sets the style of its destination.
    let style =
      segue.kind == .popover
      ? .popover : segue.presentationStyle.flatMap(PresentationStyle.init(rawValue:))
    if !isShown, let style {
      members.append(.init(key: "style", value: .text(style.rawValue)))
    }
    if !segue.isAnimated { members.append(.init(key: "animated", value: .flag(false))) }
    return .record(members)
  }
}

extension String {
  /// The title that UIKit gives a bar button or a tab of this system item: `add` → `Add`.
  var systemTitle: String { prefix(1).uppercased() + dropFirst() }
}
