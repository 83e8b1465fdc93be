import LabLanguage

extension AppCheck {
  /// Checks a gesture recogniser: its class, the options that its class has, and its actions.
  func check(_ gesture: Located<GestureDescription>, in tree: Tree) {
    let name = gesture.value.className
    for action in gesture.value.actions { check(action, in: tree) }
    guard !refusesPrivate(name) else { return }
    let known = (classes.ownNames + classes.systemNames).filter {
      classes.isKind($0, of: "UIGestureRecognizer")
    }
    guard classes.isKnown(name.value) else { return recordUnknown(name, among: known) }
    guard classes.systemClass(above: name.value) != nil else { return }
    guard classes.isKind(name.value, of: "UIGestureRecognizer") else {
      return mistakes.record(
        "\(name.value.quoted) is not a gesture recogniser", at: name.range,
        note: "gesture recognisers: \(known.joined(separator: ", "))")
    }
    checkOptions(of: gesture.value)
  }

  private func checkOptions(of gesture: GestureDescription) {
    let options = gesture.options
    let rows: [(key: String, range: Range<Int>?, owner: String)] = [
      ("taps", options.taps?.range, "UITapGestureRecognizer"),
      ("direction", options.direction?.range, "UISwipeGestureRecognizer"),
      (
        "minimumPressDuration", options.minimumPressDuration?.range,
        "UILongPressGestureRecognizer"
      ),
      ("edge", options.edge?.range, "UIScreenEdgePanGestureRecognizer"),
    ]
    for case (let key, let range?, let owner) in rows
    where !classes.isKind(gesture.className.value, of: owner) {
      mistakes.record(
        "a \(gesture.className.value) has no \(key.quoted); a \(owner) has", at: range)
    }
  }
}
