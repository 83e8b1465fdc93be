/// A private view of the system, with what is in it: data that a ``SystemProfile`` is made of.
struct ViewTemplate: Sendable {
  /// The private class; known from the start of a process, unless UIKit's own class stands here.
  let className: String
  /// The class that it inherits from, which decides what the view can do.
  let superclass: String
  /// What MiniUI puts here or asks of it; most views only stand between others.
  let slot: Slot?
  /// What is in it, back to front; each child fills it unless its owner lays it out.
  let children: [ViewTemplate]

  /// What a view of a template is for.
  enum Slot: Hashable, Sendable, CaseIterable {
    /// The app's own view goes in here.
    case content
    /// Shows the main text, the second text or the image.
    case title, subtitle, image
    /// Holds the actions, one after the other.
    case actions
    /// Holds the text inputs, one after the other.
    case fields
    /// Takes the touches behind what is presented.
    case dimming
    /// What a finger moves along the track of a slider.
    case thumb
    /// The two halves of a stepper.
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

  /// This template and all below it.
  var everything: [ViewTemplate] { [self] + children.flatMap(\.everything) }

  /// Makes the views in a process.
  func build(in process: AppProcess) -> BuiltTemplate {
    var slots: [Slot: View] = [:]
    let root = build(in: process, &slots)
    return BuiltTemplate(root: root, slots: slots)
  }

  private func build(in process: AppProcess, _ slots: inout [Slot: View]) -> View {
    guard let view = process.classes[className]?.make() as? View else {
      preconditionFailure("\(className) is no class of views in this process")
    }
    if let slot { slots[slot] = view }
    for child in children {
      let subview = child.build(in: process, &slots)
      subview.fillsSuperview = true
      view.addSubview(subview)
    }
    return view
  }
}
