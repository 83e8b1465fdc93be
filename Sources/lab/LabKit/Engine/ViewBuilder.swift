import LabLanguage
import MiniUI
import Wording

struct ViewBuilder {
  /// The receiver of actions, and the data source and delegate of the views.
  ///
  /// It is the controller that loads the view, or the object whose code adds it.
  let owner: DynamicObject
  /// The method that makes the views, for messages.
  let method: String
  /// The log for faults in the description.
  let log: ScriptLog
  /// Collects the views that child controllers fill; nil where none can be.
  var hosts: EmbeddingViews?
  /// The cell around the views, which may hold them by name.
  var cell: View?

  /// Makes the root view with its subviews, by default as large as the screen.
  func makeRoot(_ description: Located<ViewDescription>) -> View {
    let root = makeView(description)
    if description.value.value(of: .frame) == nil { root.frame = owner.process.device.screen }
    return root
  }

  func makeView(_ description: Located<ViewDescription>) -> View {
    let view = makeView(description.value)
    log.noteSource(of: view, description)
    return view
  }

  private func makeView(_ description: ViewDescription) -> View {
    let view = make(description)
    connect(description, to: view, in: MadeTree(view: view, description: description))
    return view
  }

  private func make(_ description: ViewDescription) -> View {
    guard let view = owner.table[description.type]?.make() as? View else {
      fatalError(
        "\(description.type) is not a view; reading rejects such an app")
    }
    log.budget.spend(.view)
    for setting in ordered(description.settings, for: view) { apply(setting, to: view) }
    fillBars(of: view, description.settings)
    view.take(description.data)
    tie(view, description.ties)
    view.stack = description.stack
    for subview in description.subviews {
      let made = make(subview.value)
      log.noteSource(of: made, subview)
      view.addSubview(made)
    }
    if let contents = description.list, let list = view as? ListView { fill(list, with: contents) }
    setDelegate(of: view)
    return view
  }

  private func tie(_ view: View, _ ties: ViewTies) {
    for name in ties.outlets { owner.setValue(.object(view), forKey: name) }
    for name in ties.cellOutlets { cell?.setValue(.object(view), forKey: name) }
    if let controller = ties.embedded { hosts?.found.append((view, controller)) }
  }

  /// Returns the settings in an order in which a stepper takes them.
  ///
  /// Its least value must be below the greatest one at any time, as a nib's decoder ensures.
  private func ordered(
    _ settings: [ViewDescription.Setting], for view: View
  ) -> [ViewDescription.Setting] {
    let index = { (key: String) in settings.firstIndex { $0.property.key == key } }
    guard let stepper = view as? Stepper, let least = index("minimumValue"),
      let greatest = index("maximumValue"), case .number(let number) = settings[least].value.value,
      number >= stepper.maximumValue
    else { return settings }
    var ordered = settings
    ordered.swapAt(least, greatest)
    return ordered
  }

  private func apply(_ setting: ViewDescription.Setting, to view: View) {
    guard let fault = setting.property.apply(setting.value.value, to: view) else { return }
    log.record(fault, in: method)
  }

  /// Adds the actions after all views are made, because a view may be another's target.
  private func connect(_ description: ViewDescription, to view: View, in root: MadeTree) {
    if let control = view as? Control { connect(description.actions, to: control, in: root) }
    for gesture in description.gestures { add(gesture.value, to: view, in: root) }
    // A system view may have its own subviews; the described ones come last.
    let own = view.subviews.suffix(description.subviews.count)
    for (subview, description) in zip(own, description.subviews) {
      connect(description.value, to: subview, in: root)
    }
    // Last, because a scroll view moves its refresh control behind the other subviews.
    if let control = own.lazy.compactMap({ $0 as? RefreshControl }).first {
      (view as? ScrollView)?.refreshControl = control
    }
  }

  private func connect(
    _ entries: [Entry<[ActionDescription]>], to control: Control, in root: MadeTree
  ) {
    for entry in entries {
      let named = ControlEvents.named.first { $0.name == entry.key.value }
      guard let event = named?.event else {
        fatalError(
          "no event is called \(entry.key.value); reading rejects such an app")
      }
      for action in entry.value { connect(action, to: control, for: event, in: root) }
    }
  }

  private func connect(
    _ action: ActionDescription, to control: Control, for event: ControlEvents, in root: MadeTree
  ) {
    let selector = control.table.selector(action.action.value)
    switch action.target {
    case .controller: control.addTarget(owner, action: selector, for: event)
    case .responderChain: control.addTarget(nil, action: selector, for: event)
    case .view(let identifier):
      guard let target = view(identifier.value, in: root.view) else { return }
      control.addTarget(target, action: selector, for: event)
    case .imported(let origin):
      control.addTarget(root.view(of: origin.value), action: selector, for: event)
    }
  }

  /// Returns the view that receives an action; records a fault if it no longer exists.
  func view(_ identifier: String, in root: View) -> View? {
    if let view = root.descendant(identifier) { return view }
    log.record(
      StepFault("no view has the identifier \(identifier.quoted) any more"), in: method)
    return nil
  }
}

/// A tree of views, made from its description.
struct MadeTree {
  let view: View
  let description: ViewDescription

  /// Returns the view of an identity in an imported file.
  func view(of origin: String) -> View? {
    if description.ties.origin == origin { return view }
    let own = view.subviews.suffix(description.subviews.count)
    return zip(own, description.subviews).lazy.compactMap { view, description in
      MadeTree(view: view, description: description.value).view(of: origin)
    }.first
  }
}

/// The views of a screen that child controllers fill, collected while the screen is made.
final class EmbeddingViews {
  var found: [(view: View, controller: ControllerDescription)] = []
}

extension View {
  /// Returns the first view of the tree with an identifier.
  fileprivate func descendant(_ identifier: String) -> View? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
