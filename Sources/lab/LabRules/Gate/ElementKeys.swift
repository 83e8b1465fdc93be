import AutoTrack
import LabImport
import LabKit
import LabLanguage
import LabLeague
import MiniUI

/// The keys of the views on a screen, and their facts.
///
/// A view has the key of its description. Buttons of bars and tabs are made by the system, so they
/// have the keys of their items, and belong to the controllers that they are made for. Segments
/// belong to their controls in the same way.
struct ElementKeys {
  private let version: ImpactVersion
  private var items: [ObjectIdentifier: Item] = [:]

  /// A button of a bar, or a segment.
  private struct Item {
    let key: String
    /// The part of its controller; nil if a file has its key.
    let part: SystemPart?
    let controller: ViewController?
    let actions: [String]
    let text: String?

    /// A view with the key of a file, or else with that of the part.
    init(
      _ part: SystemPart, of controller: ViewController?, key: String? = nil,
      actions: [String] = [], text: String? = nil
    ) {
      (self.key, self.part) = (key ?? part.key(), key == nil ? part : nil)
      (self.controller, self.actions, self.text) = (controller, actions, text)
    }
  }

  init(_ version: ImpactVersion, _ views: [View]) {
    self.version = version
    for controller in views.compactMap(\.controller) {
      switch controller {
      case let stack as NavigationController:
        guard let top = stack.topViewController else { break }
        addButtons(of: top)
        if let back = stack.navigationBar.backButton { add(back, "back", owner(top)) }
      case let tabs as TabBarController: addTabs(of: tabs)
      default: break
      }
    }
    for case let control as SegmentedControl in views { addSegments(of: control) }
    for view in views { addItems(ofBar: view) }
  }

  /// Adds the buttons of a bar that lies in a view; a container's bar is in no file.
  private mutating func addItems(ofBar view: View) {
    guard let source = ViewSource.of(view), let controller = view.nearestController else { return }
    let owner = Owner(controller: controller, key: source.key)
    switch view {
    case let bar as Toolbar: add(bar.items, "toolbar", owner)
    case let bar as NavigationBar:
      guard let item = bar.topItem else { return }
      add(item.leftBarButtonItems, "left", owner)
      add(item.rightBarButtonItems, "right", owner)
      if let back = bar.backButton { add(back, "back", owner) }
    case let bar as TabBar:
      for item in bar.items { add(item, bar.button(of: item), "tab", owner) }
    default: break
    }
  }

  /// Adds the segments, which their titles tell apart.
  private mutating func addSegments(of control: SegmentedControl) {
    guard let source = ViewSource.of(control) else { return }
    for index in 0..<control.numberOfSegments {
      guard let view = control.segmentView(at: index) else { continue }
      let title = control.titleForSegment(at: index) ?? "\(index)"
      items[ObjectIdentifier(view)] = Item(
        SystemPart(controller: source.key, name: "segment/\(title)"),
        of: control.nearestController, text: control.titleForSegment(at: index))
    }
  }

  /// The controller and the bar of some buttons.
  private struct Owner {
    let controller: ViewController
    /// The identity of the controller, or the key of a bar that lies in a view.
    let key: String
  }

  private func owner(_ controller: ViewController) -> Owner {
    Owner(controller: controller, key: screenKey(of: controller))
  }

  private mutating func addButtons(of controller: ViewController) {
    let (item, owner) = (controller.navigationItem, owner(controller))
    add(item.leftBarButtonItems, "left", owner)
    add(item.rightBarButtonItems, "right", owner)
    add(controller.toolbarItems ?? [], "toolbar", owner)
  }

  private mutating func add(_ buttons: [BarButtonItem], _ side: String, _ owner: Owner) {
    for button in buttons where button.space == nil {
      add(button, button.view, side, owner, button.action.map(owner.controller.table.name))
    }
  }

  private mutating func add(
    _ item: BarItem, _ view: View?, _ side: String, _ owner: Owner, _ action: String? = nil
  ) {
    guard let view else { return }
    let part = SystemPart(
      controller: owner.key, name: "\(side)/\(action ?? item.title ?? "")")
    let actions = [action].compactMap(\.self).filter { !GeneratedMethod.isName($0) }
    items[ObjectIdentifier(view)] = Item(
      part, of: owner.controller, key: item.origin, actions: actions)
  }

  private mutating func addTabs(of tabs: TabBarController) {
    let buttons = tabs.tabBar.buttons
    for (button, controller) in zip(buttons, tabs.viewControllers ?? []) {
      add(button, "tab", owner(controller))
    }
  }

  private mutating func add(_ button: View, _ name: String, _ owner: Owner) {
    let part = SystemPart(controller: owner.key, name: name)
    items[ObjectIdentifier(button)] = Item(part, of: owner.controller)
  }

  /// Returns the key of a view; nil if no file describes it.
  func key(of view: View) -> String? {
    ViewSource.of(view)?.key ?? items[ObjectIdentifier(view)]?.key
  }

  /// Returns a key for an element of the system, such as a back button.
  func path(of view: View) -> String {
    "system/\(view.nearestController?.class.name ?? "")/\(DefaultPathScheme().path(of: view))"
  }

  /// Returns the class of the scene that a view is a part of.
  func scene(of view: View) -> String {
    (items[ObjectIdentifier(view)]?.controller ?? view.nearestController)?.isa.name ?? ""
  }

  /// The identity of a controller: that of its class in the file.
  private func screenKey(of controller: ViewController) -> String {
    origin(of: controller) ?? controller.class.name
  }

  private func origin(of controller: ViewController) -> String? {
    let names = sequence(first: controller.isa, next: \.superclass).map(\.name)
    return names.lazy.compactMap { version.app.description(of: $0)?.origin }.first
  }

  private func isLasting(_ origin: String?) -> Bool {
    origin.map(version.lastingIDs.contains) ?? false
  }

  /// Returns the facts of a view with a frame; `content` is the text that its events carry.
  func facts(of view: View, _ key: String, _ frame: Rect, content: String?) -> VersionView {
    let source = ViewSource.of(view)
    let item = source == nil ? items[ObjectIdentifier(view)] : nil
    let text = view.showsTypedText ? nil : item?.text ?? view.displayedText ?? content
    let controller = item?.controller ?? view.nearestController
    let outer = sequence(first: view, next: \.superview).dropFirst()
    let row = (view as? ReusableView)?.indexPath?.description
    var facts = ViewFacts(
      kind: view.class.ancestry.first { $0.isSystem }?.name ?? "UIView",
      className: view.class.name)
    (facts.identifier, facts.label, facts.text) = (
      view.accessibilityIdentifier, view.accessibilityLabel, text
    )
    (facts.actions, facts.outlets) = (source?.actions ?? item?.actions ?? [], source?.outlets ?? [])
    (facts.isCell, facts.frame) = (row != nil, frame.standardized)
    facts.tag = view.tag == 0 ? nil : view.tag
    let origin = source?.origin ?? (item?.part == nil ? item?.key : nil)
    return VersionView(
      key: key, hasID: isLasting(origin), hasScreenID: isLasting(controller.flatMap(self.origin)),
      name: Self.name(of: view, text),
      screen: controller?.class.name ?? "", screenKey: controller.map(screenKey) ?? "",
      parent: outer.lazy.compactMap { self.key(of: $0) }.first,
      facts: facts, row: row, systemPart: item?.part,
      place: version.place(of: item?.part?.controller ?? key, at: source?.offset))
  }
}

extension ElementKeys {
  /// The class, the identifier and the text in one line: `UIButton #buy "Buy"`.
  private static func name(of view: View, _ text: String?) -> String {
    let name = "\(ViewSummary(of: view, showingText: false))".cut(to: 120)
    return text.map { "\(name) \($0.quotedInName)" } ?? name
  }
}

extension String {
  /// The text of an app in quotes, cut after some characters.
  var quotedInName: String { "\"\(cut(to: 60))\"" }

  fileprivate func cut(to longest: Int) -> String {
    count > longest ? "\(prefix(longest))…" : self
  }
}
