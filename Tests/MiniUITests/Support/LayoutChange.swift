@testable import MiniUI

/// A change of one view that moves others, made to the view and to the facts of its node.
enum LayoutChange: CaseIterable {
  case hidden, size, height, bounds
  /// Moves the centre, which the layout of a stack undoes.
  case misplacement
  case text, emptyText, placeholder, secure
  case title, selectedTitle, noTitle, selected, enabled, highlighted, image
  case segmentTitle, segmentIn, segmentOut, pages
  case axis, spacing, insets, noStack
  case add, remove, reorder
  /// Moves a subview into another stack.
  case moveAway

  /// Returns true if the change applies to views of a kind.
  func applies(to kind: LayoutNode.Kind) -> Bool {
    switch self {
    case .hidden, .misplacement, .bounds: true
    case .size, .height: kind == .plain || kind == .image
    case .text, .emptyText: kind == .label || kind == .field
    case .placeholder, .secure: kind == .field
    case .title, .selectedTitle, .noTitle, .selected, .highlighted: kind == .button
    case .enabled: kind == .button || kind == .toggle
    case .image: kind == .button || kind == .image
    case .segmentTitle, .segmentIn, .segmentOut: kind == .segments
    case .pages: kind == .pages
    case .axis, .spacing, .insets, .noStack, .add, .remove, .reorder, .moveAway: kind == .stack
    }
  }

  /// Makes the change, which must apply to the kind of the node's view.
  func apply(to node: LayoutNode, _ choices: inout LayoutChoices) {
    switch self {
    case .hidden, .size, .height, .misplacement, .bounds: changeView(node, &choices)
    case .text, .emptyText, .placeholder, .secure: changeText(node, &choices)
    case .title, .selectedTitle, .noTitle, .selected, .enabled, .highlighted, .image:
      changeState(node, &choices)
    case .segmentTitle, .segmentIn, .segmentOut, .pages: changeParts(node, &choices)
    case .axis, .spacing, .insets, .noStack: changeStack(node, &choices)
    case .add, .remove, .reorder, .moveAway: changeTree(node, &choices)
    }
  }

  private func changeView(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    let size = choices.size()
    switch self {
    case .hidden:
      node.facts.isHidden.toggle()
      node.view.isHidden = node.facts.isHidden
    case .size:
      request(size, of: node)
      node.view.frame = Rect(origin: Point(x: 3, y: 3), size: size)
    case .height:
      request(Size(width: node.view.bounds.size.width, height: size.height), of: node)
      node.view.frame.size.height = size.height
    case .misplacement: node.view.center = Point(x: size.width, y: size.height)
    default:
      guard node.parent != nil else { return }
      request(size, of: node)
      node.view.bounds.size = size
    }
  }

  /// Notes a size that the app sets; a width or height that layout has already given is no request.
  private func request(_ size: Size, of node: LayoutNode) {
    let old = node.view.bounds.size
    if size.width != old.width { node.facts.size.width = size.width }
    if size.height != old.height { node.facts.size.height = size.height }
  }

  private func changeText(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    let text = self == .emptyText ? nil : choices.text()
    switch self {
    case .placeholder:
      node.facts.placeholder = text
      (node.view as? TextField)?.placeholder = text
    case .secure: (node.view as? TextField)?.isSecureTextEntry.toggle()
    default:
      node.facts.text = text
      (node.view as? Label)?.text = text
      (node.view as? TextField)?.text = text
    }
  }

  private func changeState(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    guard let control = node.view as? Control else {
      (node.view as? ImageView)?.image = Image(name: choices.text())
      return
    }
    let title = choices.text()
    switch self {
    case .title, .noTitle, .selectedTitle:
      let state: ControlState = self == .selectedTitle ? .selected : .normal
      node.facts.titles[state] = self == .noTitle ? nil : title
      (control as? Button)?.setTitle(self == .noTitle ? nil : title, for: state)
    case .selected:
      node.facts.isSelected.toggle()
      control.isSelected = node.facts.isSelected
    case .enabled:
      node.facts.isEnabled.toggle()
      control.isEnabled = node.facts.isEnabled
    case .highlighted:
      node.facts.isHighlighted.toggle()
      control.isHighlighted = node.facts.isHighlighted
    default: (control as? Button)?.setImage(Image(name: title))
    }
  }

  private func changeParts(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    let (text, count) = (choices.text(), node.facts.segments.count)
    switch self {
    case .pages:
      node.facts.pages = choices.number(below: 8)
      (node.view as? PageControl)?.numberOfPages = node.facts.pages
    case .segmentIn:
      let index = choices.number(below: count + 1)
      node.facts.segments.insert(text, at: index)
      (node.view as? SegmentedControl)?.insertSegment(withTitle: text, at: index)
    default:
      guard count > 0 else { return }
      let index = choices.number(below: count)
      if self == .segmentOut {
        node.facts.segments.remove(at: index)
        (node.view as? SegmentedControl)?.removeSegment(at: index)
      } else {
        node.facts.segments[index] = text
        (node.view as? SegmentedControl)?.setTitle(text, forSegmentAt: index)
      }
    }
  }

  private func changeStack(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    let other = choices.stack()
    var stack = node.facts.stack
    let isColumn = stack?.axis == .vertical
    switch self {
    case .axis: stack?.axis = isColumn ? .horizontal : .vertical
    case .spacing: stack?.spacing = other.spacing
    case .insets: stack?.insets = other.insets
    default: stack = stack == nil ? other : nil
    }
    node.facts.stack = stack
    node.view.stack = stack
  }

  private func changeTree(_ node: LayoutNode, _ choices: inout LayoutChoices) {
    let process = node.view.process
    if self == .add || node.children.isEmpty {
      let index = choices.number(below: node.children.count + 1)
      return node.insert(choices.node(depth: 2, in: process), at: index)
    }
    let child = node.children[choices.number(below: node.children.count)]
    child.leave()
    switch self {
    case .remove: child.view.removeFromSuperview()
    case .reorder: node.insert(child, at: choices.number(below: node.children.count + 1))
    default:
      let root = node.ancestors[node.ancestors.count - 1]
      let stacks = root.everything.filter { $0.kind == .stack }
      let target = stacks[choices.number(below: stacks.count)]
      target.insert(child, at: choices.number(below: target.children.count + 1))
    }
  }
}

/// Choices that a seed repeats.
struct LayoutChoices {
  private var words: SplitMix64

  init(seed: Int) { words = SplitMix64(seed: UInt64(seed)) }

  mutating func number(below end: Int) -> Int { Int(words.next() % UInt64(end)) }

  mutating func text() -> String { String(repeating: "x", count: number(below: 12)) }

  /// A size that no stack gives.
  mutating func size() -> Size {
    Size(width: Double(number(below: 60)) + 0.25, height: Double(number(below: 60)) + 0.25)
  }

  mutating func stack() -> Stack {
    let inset = Double(number(below: 12))
    return Stack(
      axis: number(below: 2) == 0 ? .vertical : .horizontal, spacing: Double(number(below: 12)),
      insets: EdgeInsets(top: inset, left: inset / 2, bottom: inset, right: 2))
  }

  mutating func facts(of kind: LayoutNode.Kind) -> LayoutNode.Facts {
    var facts = LayoutNode.Facts()
    facts.isHidden = number(below: 5) == 0
    facts.size = size()
    facts.stack = kind == .stack ? stack() : nil
    facts.text = kind == .label || kind == .field ? text() : nil
    facts.placeholder = kind == .field ? text() : nil
    facts.titles = kind == .button ? [.normal: text()] : [:]
    facts.segments = kind == .segments ? (0..<number(below: 4)).map { "\($0)" } : []
    facts.pages = kind == .pages ? number(below: 8) : 0
    return facts
  }

  /// A random tree; below the depth there are no stacks.
  mutating func node(depth: Int, in process: AppProcess) -> LayoutNode {
    let kinds = LayoutNode.Kind.allCases
    let isStack = depth > 0 && number(below: 3) > 0
    let kind = isStack ? .stack : kinds[1 + number(below: kinds.count - 1)]
    let node = LayoutNode(kind, facts(of: kind), in: process)
    for index in 0..<(isStack ? number(below: 5) : 0) {
      node.insert(self.node(depth: depth - 1, in: process), at: index)
    }
    return node
  }
}
