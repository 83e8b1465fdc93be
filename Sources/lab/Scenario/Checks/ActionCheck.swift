/// Finds actions that nobody who could get them responds to.
struct ActionCheck {
  /// The classes of the app and of the system.
  let classes: ClassTree
  /// Where mistakes go; they point into the file of the action.
  let mistakes: Mistakes

  /// The action is good when any of the classes has it: the object may be of any of them.
  func check(_ action: Located<String>, of names: [String], or complaint: String) {
    guard !classes.respond(names, to: action.value) else { return }
    let known = Set(classes.methods(of: names)).sorted()
    mistakes.record(
      "\(complaint) to \(action.value.quoted)", at: action.range,
      remedy: Suggestion.question(for: action.value, among: known),
      note: known.isEmpty ? nil : "methods: \(known.joined(separator: ", "))")
  }

  /// As above, for an action whose receiver is not known when the file is read.
  func checkAnywhere(_ action: Located<String>) {
    check(
      action, of: classes.ownNames + classes.systemNames, or: "no class of the app responds")
  }
}
