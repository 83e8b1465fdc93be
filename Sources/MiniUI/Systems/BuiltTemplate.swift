/// The views that were made of a template.
struct BuiltTemplate {
  /// The outermost view.
  let root: View
  private let slots: [ViewTemplate.Slot: View]

  init(root: View, slots: [ViewTemplate.Slot: View]) {
    self.root = root
    self.slots = slots
  }

  /// The view of a slot; the outermost where the template has none.
  subscript(slot: ViewTemplate.Slot) -> View { slots[slot] ?? root }
}
