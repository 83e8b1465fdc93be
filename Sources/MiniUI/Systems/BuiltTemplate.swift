/// The views built from a template.
struct BuiltTemplate {
  let root: View
  private let slots: [ViewTemplate.Slot: View]

  init(root: View, slots: [ViewTemplate.Slot: View]) {
    self.root = root
    self.slots = slots
  }

  /// The view of a slot; the root view if the template does not have the slot.
  subscript(slot: ViewTemplate.Slot) -> View { slots[slot] ?? root }
}
