import MiniUI

/// What is wrong in an app that each of its values does not show: names that nothing bears.
struct AppCheck {
  /// The app as read.
  let app: AppDescription
  /// The classes that the app can name.
  let classes: ClassTree
  /// Where mistakes go; they point into the app's file.
  let mistakes: Mistakes

  /// Looks at an app for mistakes to record.
  init(of app: AppDescription, _ mistakes: Mistakes) {
    self.app = app
    self.mistakes = mistakes
    classes = ClassTree(of: app)
  }

  /// Records every mistake.
  func run() {
    for entry in app.classes {
      checkName(entry.key)
      checkSuperclass(entry)
      checkScreen(entry)
    }
    checkController(app.root)
    for entry in app.classes { checkMethods(of: entry) }
    checkTrees()
    let selectors = SelectorCheck(words: AppWords(of: app), mistakes: mistakes)
    for entry in app.classes { entry.value.methods.forEach { selectors.check($0.value) } }
  }

  private func checkName(_ name: Located<String>) {
    if name.value.isEmpty { mistakes.record("a class needs a name", at: name.range) }
    guard classes.system(name.value) != nil else { return }
    mistakes.record(
      "\(name.value) is a class of the system", at: name.range, remedy: "choose another name")
  }

  private func checkSuperclass(_ entry: Entry<ClassDescription>) {
    let superclass = entry.value.superclass
    guard classes.isKnown(superclass.value) else {
      return recordUnknown(superclass, among: classes.ownNames + classes.systemNames)
    }
    let lineage = classes.ownLineage(of: entry.key.value)
    guard let last = lineage.last, let next = classes.own(last)?.superclass.value,
      lineage.contains(next)
    else { return }
    let circle = (lineage.drop { $0 != next } + [next]).joined(separator: " → ")
    mistakes.record(
      "\(entry.key.value) inherits from itself: \(circle)", at: superclass.range,
      remedy: "let it inherit from a class of the system")
  }

  private func checkScreen(_ entry: Entry<ClassDescription>) {
    let name = entry.key.value
    guard let system = classes.systemClass(above: name),
      !classes.isKind(name, of: "UIViewController")
    else { return }
    let parts = [("title", entry.value.title?.range), ("view", entry.value.view?.range)]
    for case (let key, let range?) in parts {
      mistakes.record(
        "only controllers have a \(key.quoted); \(name) is a \(system.name)", at: range)
    }
  }

  /// A class that fills the window has to be a controller.
  func checkController(_ root: Located<String>) {
    let controllers = classes.ownNames.filter { classes.isKind($0, of: "UIViewController") }
    guard classes.isKnown(root.value) else { return recordUnknown(root, among: controllers) }
    guard let system = classes.systemClass(above: root.value),
      !classes.isKind(root.value, of: "UIViewController")
    else { return }
    let kind = system.name == root.value ? "none" : "a \(system.name)"
    mistakes.record(
      "the root is a controller; \(root.value) is \(kind)", at: root.range,
      note: "controllers: \(controllers.isEmpty ? "none" : controllers.joined(separator: ", "))")
  }

  /// A class that neither the app nor the system has.
  func recordUnknown(_ name: Located<String>, among known: [String]) {
    mistakes.record(
      "unknown class \(name.value.quoted)", at: name.range,
      remedy: Suggestion.question(for: name.value, among: known))
  }
}
