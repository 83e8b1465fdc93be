import LabLanguage

/// A check for actions without any receiver that responds.
struct ActionCheck {
  /// The classes of the app and of the system.
  let classes: ClassTree
  /// The mistakes in the action's file.
  let mistakes: Mistakes

  /// Records an action that none of the classes implements; the object may be of any of them.
  func check(_ action: Located<String>, of names: [String], or complaint: String) {
    guard !classes.respond(names, to: action.value) else { return }
    let known = Set(classes.methods(of: names)).sorted()
    mistakes.record(
      "\(complaint) to \(action.value.quoted)", at: action.range,
      remedy: Suggestion.question(for: action.value, among: known),
      note: known.isEmpty ? nil : "methods: \(known.joined(separator: ", "))")
  }

  /// Checks an action whose receiver is known only at run time, against all classes.
  func checkAnywhere(_ action: Located<String>) {
    check(
      action, of: classes.ownNames + classes.systemNames, or: "no class of the app responds")
  }
}
