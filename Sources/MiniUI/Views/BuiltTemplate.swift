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

extension ViewTemplate {
  func build(in process: AppProcess) -> BuiltTemplate {
    var slots: [Slot: View] = [:]
    let root = build(in: process, &slots)
    return BuiltTemplate(root: root, slots: slots)
  }

  private func build(in process: AppProcess, _ slots: inout [Slot: View]) -> View {
    guard let view = process.classes[className]?.make() as? View else {
      fatalError("\(className) is not a view class of this process")
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
