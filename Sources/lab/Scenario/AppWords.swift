/// Every identifier, text and view class that some screen of an app could show.
struct AppWords {
  /// The identifiers of its views.
  private(set) var identifiers: [String] = []
  /// What a person could read on its views.
  private(set) var texts: [String] = []
  /// The exact classes of its views.
  private(set) var viewClasses = ["UIWindow", "UIButtonLabel"]
  /// The view trees, one for each class of controllers that has its own.
  private(set) var roots: [ViewDescription] = []
  /// The identifiers that code gives to views, wherever these are.
  private(set) var assignedIdentifiers: Set<String> = []

  /// Collects the words of all view trees, and of whatever steps set or send.
  init(of app: AppDescription, steps: [Located<Step>] = []) {
    for entry in app.classes {
      if let view = entry.value.view {
        roots.append(view.value)
        view.value.tree.forEach { add($0) }
      } else if entry.value.superclass.value == "UIViewController" {
        viewClasses.append("UIView")
      }
      entry.value.methods.forEach { add($0.value) }
    }
    for step in steps {
      switch step.value.verb {
      case .set(let assignments): assignments.forEach { add($0) }
      case .send(let message): add(message)
      default: break
      }
    }
  }

  private mutating func add(_ view: ViewDescription) {
    viewClasses.append(view.type)
    for setting in view.settings { add(setting.property, setting.value.value) }
  }

  private mutating func add(_ actions: [AppAction]) {
    for action in actions {
      switch action {
      case .callSuper, .sendAction, .showRoot: break
      case .set(let assignments): assignments.forEach { add($0) }
      case .send(let message): add(message)
      case .schedule(let later): add(later.actions)
      }
    }
  }

  private mutating func add(_ assignment: Assignment) {
    add(assignment.property.value, assignment.value)
    guard assignment.property.value == .id, case .text(let text?) = assignment.value else { return }
    assignedIdentifiers.insert(text)
  }

  private mutating func add(_ property: Property, _ value: PropertyValue) {
    guard case .text(let text?) = value else { return }
    switch property {
    case .id: identifiers.append(text)
    case .title, .text: texts.append(text)
    default: break
    }
  }

  private mutating func add(_ message: SentMessage) {
    if case .text(let text) = message.argument { texts.append(text) }
  }
}
