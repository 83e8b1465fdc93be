/// A private view of the system with its subviews, as data of a ``SystemProfile``.
struct ViewTemplate: Sendable {
  /// The class of the view, private to the system version unless it is UIKit's own.
  let className: String
  /// The superclass, which determines the view's behaviour.
  let superclass: String
  /// The part that MiniUI uses the view for; nil for most views.
  let slot: Slot?
  /// The subviews, back to front; each fills the view unless its owner lays it out.
  let children: [ViewTemplate]

  /// The parts that MiniUI uses.
  enum Slot: Hashable, Sendable, CaseIterable {
    /// The superview of the app's own view.
    case content
    /// The main text, the second text or the image.
    case title, subtitle, image
    case actions
    case fields
    /// The view behind a presented one, which takes the touches there.
    case dimming
    case thumb
    case less, more
  }

  init(
    _ className: String, _ superclass: String = "UIView", slot: Slot? = nil,
    _ children: [ViewTemplate] = []
  ) {
    self.className = className
    self.superclass = superclass
    self.slot = slot
    self.children = children
  }

  var everything: [ViewTemplate] { [self] + children.flatMap(\.everything) }
}
