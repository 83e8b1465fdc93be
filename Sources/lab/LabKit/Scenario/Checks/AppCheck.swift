package import LabLanguage
import MiniUI

/// A check of the names in an app, which no single value can check.
package struct AppCheck {
  let app: AppDescription
  /// The classes that the app can name.
  let classes: ClassTree
  /// The mistakes in the app's file.
  let mistakes: Mistakes
  /// The steps of scenarios whose code may change the app.
  private let steps: [Located<Step>]
  /// The selectors of the methods that code installs at run time.
  private let installed: Set<String>

  /// A check of an app that the steps of scenarios run.
  package init(
    of app: AppDescription, classes: ClassTree? = nil, running steps: [Located<Step>] = [],
    _ mistakes: Mistakes
  ) {
    self.app = app
    self.mistakes = mistakes
    self.classes = classes ?? ClassTree(of: app)
    self.steps = steps
    installed = app.code.installedSelectors.union(steps.installedSelectors)
  }

  var actionCheck: ActionCheck {
    ActionCheck(classes: classes, installed: installed, mistakes: mistakes)
  }

  /// Records every mistake; returns false if classes nest too deeply for further checks.
  @discardableResult
  package func run() -> Bool {
    // First: the other checks walk up superclasses and down children without bounds.
    guard checkDepths() else { return false }
    checkEntitlements()
    checkDistinct(app.classes.map(\.key), "class")
    for entry in app.classes {
      checkName(entry.key)
      checkSuperclass(entry)
      checkScreen(entry)
      checkSettings(of: entry)
    }
    checkCircles()
    checkChildCircles()
    check(app.root, as: "the root")
    let selectors = SelectorCheck(
      words: AppWords(of: app, classes, hooks: steps), mistakes: mistakes)
    for entry in app.classes { checkMethods(of: entry, selectors) }
    checkOperations()
    checkTrees()
    for entry in app.classes { entry.value.methods.forEach { selectors.check($0.value) } }
    return true
  }

  private func checkName(_ name: Located<String>) {
    if name.value.isEmpty { mistakes.record("a class needs a name", at: name.range) }
    guard classes.system(name.value) != nil else { return }
    mistakes.record(
      "\(name.value) is a UIKit class", at: name.range, remedy: "choose another name")
  }

  /// Records names that repeat; canonically equal ones (é as one scalar or two) count as equal.
  func checkDistinct(_ names: [Located<String>], _ noun: String) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name.value).inserted {
      mistakes.record(
        "another \(noun) is called \(name.value.quoted)", at: name.range,
        remedy: "choose another name")
    }
  }

  private func checkSuperclass(_ entry: Entry<ClassDescription>) {
    let superclass = entry.value.superclass
    guard !refusesPrivate(superclass) else { return }
    checkScene(entry)
    checkPrincipal(entry)
    guard !classes.isKnown(superclass.value) else { return }
    recordUnknown(superclass, among: classes.ownNames + classes.systemNames)
  }

  /// Checks that a scene is a controller, and that no class inherits the name that it shows.
  private func checkScene(_ entry: Entry<ClassDescription>) {
    let (name, superclass) = (entry.key, entry.value.superclass)
    if classes.own(superclass.value)?.isScene == true {
      mistakes.record(
        "\(superclass.value) is a scene, and no class inherits from a scene", at: superclass.range,
        remedy: "inherit from the scene's superclass")
    }
    guard entry.value.isScene,
      let kind = classes.kind(of: name.value, isNot: "UIViewController")
    else { return }
    mistakes.record(
      "only controllers can be scenes; \(name.value) is \(kind)", at: name.range,
      remedy: "remove 'scene'")
  }

  /// Records a class of objects that the system makes: the application, its windows, its delegate.
  ///
  /// No file chooses these classes, so such a class would have no effect, unless a hook gives it to
  /// an object.
  private func checkPrincipal(_ entry: Entry<ClassDescription>) {
    let name = entry.key
    guard !chosenAtRunTime.contains(name.value) else { return }
    let (role, remedy) =
      if let made = Self.made.first(where: { classes.isKind(name.value, of: $0.type) }) {
        ("\(made.role) a \(made.type)", "hook '-[\(made.type) …]'")
      } else if isDelegateOfApp(entry) {
        (
          "the delegate of the application is always an ApplicationDelegate",
          "add methods to it with hook: [{ add: '-[ApplicationDelegate …]', do: […] }]"
        )
      } else {
        ("", "")
      }
    guard !role.isEmpty else { return }
    mistakes.record(
      "\(name.value) would have no effect: \(role)", at: name.range, remedy: remedy)
  }

  /// The classes whose objects the system makes.
  private static let made = [
    ("UIApplication", "the application is always"), ("UIWindow", "a window is always"),
  ].map { (type: $0, role: $1) }

  /// The classes that code gives to objects at run time.
  private var chosenAtRunTime: Set<String> {
    let operations =
      app.code.everything.flatMap(\.operations) + steps.flatMap(\.value.verb.operations)
      + steps.flatMap(\.value.verb.actions).everything.flatMap(\.operations)
    return Set(operations.compactMap(\.chosenClass).flatMap(classes.lineage))
  }

  /// True for a class with the name or a method of a delegate of the application or its scenes.
  private func isDelegateOfApp(_ entry: Entry<ClassDescription>) -> Bool {
    let name = entry.key.value
    if classes.isKind(name, of: "ApplicationDelegate") { return true }
    guard let system = classes.systemClass(above: name)?.name,
      ["NSObject", "UIResponder"].contains(system)
    else { return false }
    let starts = ["application:", "applicationDid", "applicationWill", "scene:", "sceneDid"]
    return ["AppDelegate", "SceneDelegate"].contains(name)
      || entry.value.methods.contains { method in
        starts.contains { method.key.value.hasPrefix($0) }
      }
  }

  /// Records a cycle of superclasses once, at its first class in the file.
  private func checkCircles() {
    let longest = 8
    for circle in classes.circles {
      guard let first = circle.first, let own = classes.own(first) else { continue }
      let links = circle.count > longest ? circle.prefix(longest) + ["…", first] : circle + [first]
      mistakes.record(
        "\(first) inherits from itself: \(links.joined(separator: " → "))",
        at: own.superclass.range, remedy: "change one superclass to a UIKit class")
    }
  }

  private func checkScreen(_ entry: Entry<ClassDescription>) {
    let name = entry.key.value
    guard let system = classes.systemClass(above: name),
      !classes.isKind(name, of: "UIViewController")
    else { return }
    let parts = [
      ("title", entry.value.title?.range), ("view", entry.value.view?.range),
      ("navigationItem.titleView", entry.value.titleView?.range),
      ("children", entry.value.children.first?.range),
    ]
    let settings = entry.value.settings.map { ($0.property.key, Optional($0.value.range)) }
    for case (let key, let range?) in parts + settings {
      mistakes.record(
        "only controllers have a \(key.quoted); \(name) is a \(system.name)", at: range)
    }
  }

  func checkController(_ name: Located<String>, as role: String) {
    let controllers = classes.ownNames.filter { classes.isKind($0, of: "UIViewController") }
    guard !refusesPrivate(name) else { return }
    guard classes.isKnown(name.value) else { return recordUnknown(name, among: controllers) }
    guard let kind = classes.kind(of: name.value, isNot: "UIViewController") else { return }
    mistakes.record(
      "\(role) must be a controller; \(name.value) is \(kind)", at: name.range,
      note: "controllers: \(controllers.isEmpty ? "none" : controllers.joined(separator: ", "))")
  }

  /// Records a private class of the system; returns true for one.
  func refusesPrivate(_ name: Located<String>) -> Bool {
    guard classes.isPrivate(name.value) else { return false }
    mistakes.record(
      "\(name.value.quoted) is a private UIKit class", at: name.range,
      remedy: "use a public class")
    return true
  }

  /// Records a class that neither the app nor the system has.
  func recordUnknown(_ name: Located<String>, among known: [String]) {
    mistakes.record(
      "unknown class \(name.value.quoted)", at: name.range,
      remedy: Suggestion.question(for: name.value, among: known))
  }

  /// Records every access group of another team (S1.2).
  func checkEntitlements() {
    let identity = app.identity
    for group in identity.accessGroups where !group.value.hasPrefix("\(identity.team).") {
      mistakes.record(
        "the app is signed by team \(identity.team), but its access group "
          + "\(group.value.quoted) belongs to another team",
        at: group.range, remedy: "begin the group with '\(identity.team).'")
    }
  }
}
