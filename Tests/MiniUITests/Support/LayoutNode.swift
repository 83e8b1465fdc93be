@testable import MiniUI

/// A view of a random tree, beside the facts that a fresh view is built from.
///
/// Every change is made to both, so that the tree can be compared with one built in its present
/// state.
final class LayoutNode {
  /// The views that a tree is made of.
  enum Kind: CaseIterable {
    case stack, label, button, plain, image, field, segments, pages, toggle
  }

  /// The properties that determine a frame.
  struct Facts {
    var isHidden = false
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    /// The size that the app gave a view without an intrinsic size.
    var size = Size.zero
    /// The arrangement of a stack's subviews.
    var stack: Stack?
    var text: String?
    var placeholder: String?
    var titles: [ControlState: String] = [:]
    var segments: [String] = []
    var pages = 0
  }

  let kind: Kind
  let view: View
  var facts: Facts
  var children: [LayoutNode] = []
  weak var parent: LayoutNode?

  /// Makes a node with a view that shows the facts.
  init(_ kind: Kind, _ facts: Facts, in process: AppProcess) {
    (self.kind, self.facts) = (kind, facts)
    view = Self.make(kind, in: process)
    Self.show(facts, on: view)
  }

  /// This node and all below it.
  var everything: [LayoutNode] { [self] + children.flatMap(\.everything) }

  /// This node and those around it, the outermost last.
  var ancestors: [LayoutNode] { Array(sequence(first: self, next: \.parent)) }

  /// Puts a node in at an index, as its view.
  func insert(_ child: LayoutNode, at index: Int) {
    children.insert(child, at: index)
    child.parent = self
    view.insertSubview(child.view, at: index)
  }

  /// Takes a node out, but not its view.
  func leave() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// A copy of the tree whose views have never been in another state.
  func rebuilt(in process: AppProcess) -> LayoutNode {
    let copy = LayoutNode(kind, facts, in: process)
    for child in children {
      let part = child.rebuilt(in: process)
      copy.children.append(part)
      part.parent = copy
      copy.view.addSubview(part.view)
    }
    return copy
  }

  /// The frames of this view and of its parts.
  var ownFrames: [Rect] {
    let segments = (view as? SegmentedControl).map { control in
      (0..<control.numberOfSegments).compactMap { control.segmentView(at: $0)?.frame }
    }
    return [view.frame] + (segments ?? [])
  }

  private static func make(_ kind: Kind, in process: AppProcess) -> View {
    switch kind {
    case .stack: StackView(in: process)
    case .label: Label(in: process)
    case .button: Button(in: process)
    case .plain: View(in: process)
    case .image: ImageView(in: process)
    case .field: TextField(in: process)
    case .segments: SegmentedControl(in: process)
    case .pages: PageControl(in: process)
    case .toggle: Switch(in: process)
    }
  }

  private static func show(_ facts: Facts, on view: View) {
    view.isHidden = facts.isHidden
    view.frame.size = facts.size
    view.stack = facts.stack
    (view as? Label)?.text = facts.text
    if let control = view as? Control { show(facts, on: control) }
    if let field = view as? TextField {
      (field.text, field.placeholder) = (facts.text, facts.placeholder)
    }
    (view as? PageControl)?.numberOfPages = facts.pages
    for (index, title) in facts.segments.enumerated() {
      (view as? SegmentedControl)?.insertSegment(withTitle: title, at: index)
    }
  }

  private static func show(_ facts: Facts, on control: Control) {
    control.isEnabled = facts.isEnabled
    control.isSelected = facts.isSelected
    control.isHighlighted = facts.isHighlighted
    for (state, title) in facts.titles { (control as? Button)?.setTitle(title, for: state) }
  }
}
