import MiniUI
import Wording

/// The selectors of Mixpanel's codeless events, from the root of the key window down (MP-B01).
///
/// A step matches a class and its subclasses; controllers are steps, too.
package struct MixpanelPathScheme: PathScheme {
  /// `mixpanel`.
  package var name: String { "mixpanel" }

  package init() {}

  /// Returns the selector of exactly this element's classes, with indexes among equal siblings.
  package func path(of element: SchemeElement) -> String {
    path(of: element) { $0.index.map { "[\($0)]" } ?? "" }
  }

  /// Returns the classes from the root to an element, each with a condition.
  private func path(
    of element: SchemeElement, _ condition: (MixpanelNode) -> String
  ) -> String {
    var steps: [String] = []
    var next = Optional(MixpanelNode.view(element))
    while let node = next, !node.isRoot {
      steps.append("/\(node.name)" + condition(node))
      next = node.outer
    }
    return steps.reversed().joined()
  }

  /// Parses a selector.
  package func check(_ path: String) throws(ViewPathError) { _ = try MixpanelBinding(path) }

  /// Returns true for a selector that states the identifier of its element and nothing else.
  package func isByIdentifier(_ text: String) -> Bool {
    guard let steps = try? MixpanelBinding(text).selector.steps, let last = steps.last else {
      return false
    }
    return last.predicate?.requiredIdentifier != nil
      && steps.dropLast().allSatisfy { $0.predicate == nil }
      && steps.allSatisfy { $0.index == nil && !$0.isUnique }
  }

  /// Returns a selector of an element as a binding of its click: with the event that a control
  /// sends; the selector alone for another view.
  package func binding(_ selector: String, of element: SchemeElement) -> String {
    if element.isKind(of: "UIControl") {
      let isTouched = ClickEvents.sent(by: element) & ClickEvents.touchUpInside != 0
      return "\(selector) on \(isTouched ? ClickEvents.touchUpInside : ClickEvents.valueChanged)"
    }
    return selector
  }

  /// Compiles a selector, alone or with the events that it binds.
  ///
  /// `/A/UIButton[0] on 64` binds a control event, ` after 1` the event that verifies it, and
  /// `/A/UITableView rows of Delegate` the selection of a table's rows. A selector alone matches
  /// all views.
  package func rule(_ text: String) throws(ViewPathError) -> PathRule {
    let binding = try MixpanelBinding(text)
    let index = RuleIndex([binding.facts]) { MixpanelNode.view($0).facts }
    return PathRule(
      text, in: name, index: index, fault: binding.fault, limit: binding.limit
    ) { binding.miss(of: $0) }
  }
}

extension MixpanelPathScheme: ConditionalPathScheme {
  /// Returns the selectors of the same binding: with the predicate of its last step, without any
  /// index if it has none, and else with the indexes of the element.
  package func paths(of element: SchemeElement, like rule: String) -> [String] {
    guard let binding = try? MixpanelBinding(rule),
      let leaf = binding.isOfRows ? element.line.first(where: \.isTable) : element
    else { return [] }
    let steps = binding.selector.steps
    let index = { (node: MixpanelNode) in node.index.map { "[\($0)]" } ?? "" }
    let condition = steps.last.flatMap { $0.predicate == nil ? nil : String($0.condition) }
    let own = condition.map { condition in
      path(of: leaf) { $0.isView(leaf) ? condition : index($0) }
    }
    let open = steps.allSatisfy { $0.index == nil } ? path(of: leaf) { _ in "" } : nil
    return [own, open, path(of: leaf, index)].compactMap { $0.map { $0 + binding.suffix } }
  }
}

/// A view or a controller on the way from a leaf to the root.
enum MixpanelNode {
  case view(SchemeElement)
  case controller(SchemeController)

  var classNames: [String] {
    switch self {
    case .view(let element): element.classNames
    case .controller(let controller): controller.classNames
    }
  }

  var name: String { classNames.first ?? "*" }

  /// True for the controller from which selectors start.
  var isRoot: Bool {
    guard case .controller(let controller) = self else { return false }
    return controller.isRootOfKeyWindow
  }

  fileprivate func isView(_ element: SchemeElement) -> Bool {
    guard case .view(let view) = self else { return false }
    return view.isSame(as: element)
  }

  /// The nodes around: superview and controller, or parent and presenter.
  var parents: [MixpanelNode] {
    switch self {
    case .view(let element):
      [element.parent.map { .view($0) }, element.controller.map { .controller($0) }]
        .compactMap(\.self)
    case .controller(let controller):
      [controller.parent, controller.presenter].compactMap { $0.map { .controller($0) } }
    }
  }

  /// The next node of a path: a root view's controller, or else the superview or the parent.
  fileprivate var outer: MixpanelNode? {
    guard case .view(let element) = self, element.controller != nil else { return parents.first }
    return parents.last
  }

  /// The index among siblings of the class; nil for the only one and for controllers.
  fileprivate var index: Int? {
    guard case .view(let element) = self, element.controller == nil else { return nil }
    let siblings = element.siblings(ofKind: element.className)
    return siblings.count > 1 ? siblings.firstIndex { $0.isSame(as: element) } : nil
  }

  /// The facts for the index of rules: the classes of the leaf and of all nodes around it.
  var facts: Set<String> {
    guard case .view(let element) = self else { return [] }
    var facts: Set<String> = []
    for name in classNames {
      let place = element.siblings(ofKind: name).firstIndex { $0.isSame(as: element) }
      facts.insert("leaf \(name)")
      if let place { facts.insert("leaf \(name)[\(place)]") }
    }
    if let text = element.text { facts.insert("text \(text)") }
    var waiting = [self]
    while let node = waiting.popLast(), facts.count < 2_000 {
      for name in node.classNames { facts.insert("in \(name)") }
      waiting += node.parents
    }
    return facts
  }
}

extension SchemeElement {
  /// Returns the superview's children of a class or its subclasses, this one usually among them.
  ///
  /// A window has one child, the root controller, so the controller's view has no siblings and no
  /// index (MP-O05). Cells of tables are in the order of their places, the topmost first (MP-O07).
  func siblings(ofKind name: String) -> [SchemeElement] {
    guard let parent, !parent.isKind(of: "UIWindow") else { return [] }
    let all = parent.children
    let alike = name == "*" ? all : all.filter { $0.isKind(of: name) }
    guard alike.contains(where: \.isTableCell) else { return alike }
    return alike.enumerated().sorted {
      ($0.element.top, $0.offset) < ($1.element.top, $1.offset)
    }.map(\.element)
  }

  fileprivate var isTable: Bool { isKind(of: "UITableView") }

  private var isTableCell: Bool { isKind(of: "UITableViewCell") }

  private var top: Double { isTableCell ? details.top : 0 }
}

/// A selector with the events that a binding names.
struct MixpanelBinding {
  let selector: MixpanelSelector
  let events: Events

  enum Events {
    /// The selector alone.
    case any
    case control(UInt, verify: UInt?)
    /// The selection of rows of tables with a delegate of this class.
    case rows(delegate: String)
  }

  init(_ text: String) throws(ViewPathError) {
    var scanner = MixpanelScanner(text)
    selector = MixpanelSelector(steps: try scanner.steps())
    events = try scanner.events()
  }

  /// True for the selection of rows.
  fileprivate var isOfRows: Bool {
    if case .rows = events { true } else { false }
  }

  /// The events as a rule writes them after its selector: ` on 64 after 1`.
  fileprivate var suffix: String {
    switch events {
    case .any: ""
    case .control(let event, let verify):
      " on \(event)" + (verify.map { " after \($0)" } ?? "")
    case .rows(let delegate): " rows of \(delegate)"
    }
  }

  /// The facts of each element that matches.
  var facts: Set<String> {
    if case .rows = events { return selector.facts(isLeaf: false) }
    return selector.facts(isLeaf: true)
  }

  /// Returns the reason why a click on an element is not bound; nil for a match.
  func miss(of element: SchemeElement) -> RuleMiss? {
    switch events {
    case .any: return selector.miss(of: element)
    case .control(let event, _): return controlMiss(of: element, event)
    case .rows(let delegate): return rowMiss(of: element, delegate)
    }
  }

  private func controlMiss(of element: SchemeElement, _ event: UInt) -> RuleMiss? {
    guard element.isKind(of: "UIControl") else {
      return RuleMiss("on \(event)", "\(element.className) is not a control")
    }
    if let miss = selector.miss(of: element) { return miss }
    guard event & ClickEvents.sent(by: element) != 0 else {
      return RuleMiss(
        "on \(event)", "a click on \(element.className) does not send this control event",
        held: selector.conditions)
    }
    return nil
  }

  private func rowMiss(of element: SchemeElement, _ delegate: String) -> RuleMiss? {
    guard case .cell? = element.listPlace,
      let table = element.line.first(where: \.isTable)
    else { return RuleMiss("rows of \(delegate)", "\(element.className) is not a row of a table") }
    if let miss = selector.miss(of: table) { return miss }
    guard let found = table.listDelegateName, found != delegate else { return nil }
    return RuleMiss("rows of \(delegate)", "the delegate is \(found)", held: selector.conditions)
  }

  /// The reason why no click is bound; nil for most bindings.
  var fault: Sentence? {
    if let fault = selector.steps.lazy.compactMap(\.predicate?.fault).first { return fault }
    guard case .control(let event, _) = events, event & ClickEvents.all == 0 else { return nil }
    return "a click does not send the control event \(event)"
  }

  /// The reason why a click cannot be judged; nil for most bindings.
  var limit: Sentence? {
    fault == nil ? selector.steps.lazy.compactMap(\.predicate?.limit).first : nil
  }
}

/// The control events that a click sends, as UIKit numbers them.
private enum ClickEvents {
  static let (touchDown, touchUpInside): (UInt, UInt) = (1, 64)
  static let (valueChanged, primaryActionTriggered): (UInt, UInt) = (4_096, 8_192)
  /// The events of a value that the user changed.
  static let newValue = valueChanged | primaryActionTriggered
  static let all = touchDown | touchUpInside | newValue

  /// The events by class; the code of other controls can send any.
  private static let byClass: [(name: String, events: UInt)] = [
    ("UIButton", touchDown | touchUpInside | primaryActionTriggered),
    ("UISegmentedControl", newValue), ("UIDatePicker", newValue), ("UIRefreshControl", newValue),
    ("UISwitch", touchDown | touchUpInside | newValue),
    ("UISlider", touchDown | touchUpInside | newValue),
    ("UIStepper", touchDown | touchUpInside | newValue),
    ("UIPageControl", touchDown | touchUpInside | newValue),
  ]

  static func sent(by element: SchemeElement) -> UInt {
    byClass.first { element.isKind(of: $0.name) }?.events ?? all
  }
}
