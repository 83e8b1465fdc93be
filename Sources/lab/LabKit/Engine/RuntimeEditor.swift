import LabImport
import LabLanguage
import MiniUI
import Wording

/// An editor that performs runtime operations in a process, like the code of an SDK in the app.
struct RuntimeEditor {
  let process: AppProcess
  let app: AppBuilder
  /// The object whose method it is, or the screen's controller; nil before the first screen.
  let object: DynamicObject?
  let arguments: [any Passable]
  /// The name of the code that performs the operations, for printed tables: `step 1`.
  var source: String

  /// Performs operations in order while the app runs.
  ///
  /// Code that one of several operations installs has its number, too: `step 1.2`.
  func apply(_ operations: [RuntimeOperation]) throws(StepFault) {
    var editor = self
    for (index, operation) in operations.enumerated() where process.isRunning {
      if operations.count > 1 { editor.source = "\(source).\(index + 1)" }
      try editor.apply(operation)
    }
  }

  /// Performs an operation; one that the runtime refuses ends the app or changes nothing.
  private func apply(_ operation: RuntimeOperation) throws(StepFault) {
    app.log.budget.spend(.operation)
    guard app.log.budget.operationCount <= Budget.maximumOperations else {
      throw StepFault(
        "the scenario has more than \(Budget.maximumOperations) runtime operations; remove some")
    }
    switch operation {
    case .install(let installation): try install(installation)
    case .exchange(let one, let other): try exchange(one.value, other.value)
    case .declare(let name, let superclass): try declare(name.value, below: superclass.value)
    case .changeClass(let change): try changeClass(change)
    case .setDelegate(let change): try setDelegate(change)
    }
  }

  /// A class (or metaclass for `+`) with a selector; the method may not exist yet.
  private struct Place {
    let type: DynamicClass
    let selector: SelectorID
    let name: String
    var method: MethodRecord? { type.method(for: selector) }
  }

  /// Resolves a method; nil if its class is an argument that is nil.
  private func place(of reference: MethodReference) throws(StepFault) -> Place? {
    let filled = PlaceFiller(object: object, arguments: arguments)
    guard let name = try filled.text(of: reference.className),
      let selector = try filled.text(of: reference.selector)
    else { return nil }
    let type = try type(name)
    return Place(
      type: reference.isClassMethod ? type.metaclass : type,
      selector: process.classes.selector(selector),
      name: "\(reference.isClassMethod ? "+" : "-")[\(name) \(selector)]")
  }

  private func type(_ name: String) throws(StepFault) -> DynamicClass {
    if let type = process.classes[name] { return type }
    throw StepFault("no class is called \(name.quoted) yet; declare it first")
  }

  private func install(_ new: RuntimeOperation.Installation) throws(StepFault) {
    guard let place = try place(of: new.method.value),
      let code = try code(of: new.code, for: place)
    else { return }
    if let unsent = place.type.unsentMessage(place.selector) { throw StepFault(unsent.refusal) }
    if let reason = code.reasonAgainst(runningIn: place.type) { return refuse(reason) }
    switch new.manner {
    case .add: place.type.addMethod(place.selector, code)
    case .replace: place.type.replaceMethod(place.selector, code)
    case .setImplementation: place.method?.setImplementation(code)
    }
  }

  private func code(
    of code: RuntimeOperation.Code, for place: Place
  ) throws(StepFault) -> Implementation? {
    switch code {
    case .steps(let steps, let like): return try script(steps, like?.value, for: place)
    case .copy(let reference):
      guard let source = try self.place(of: reference.value) else { return nil }
      return counted(source, movingTo: place.selector)
    }
  }

  private func script(
    _ steps: [AppAction], _ like: String?, for place: Place
  ) throws(StepFault) -> Implementation {
    let selector = like ?? process.classes.name(of: place.selector)
    let kind = MethodTypes.known(selector, in: place.type, process.classes)
    guard let types = (kind ?? MethodTypes.natural(selector)).flatMap({ ScriptTypes.all[$0] })
    else { throw StepFault("\(place.name) has types that a method written as steps cannot have") }
    var script = Script(actions: steps, name: place.name, app: app)
    script.source = source
    script.replaced = place.method?.implementation
    let code = types.implementation(script)
    code.label = source
    if steps.contains(where: \.isCallOfOriginal) { code.saved = script.replaced }
    return code
  }

  /// Exchanges two methods, found as by the runtime: an inherited one is the superclass's (OB-3).
  private func exchange(
    _ one: MethodReference, _ other: MethodReference
  ) throws(StepFault) {
    guard let one = try place(of: one), let other = try place(of: other) else { return }
    for (place, goal) in [(one, other), (other, one)] {
      guard let method = place.method, let code = counted(place, movingTo: goal.selector),
        code !== method.implementation
      else { continue }
      method.setImplementation(code)
    }
    one.method?.exchangeImplementations(with: other.method)
  }

  /// Returns a method's implementation, in a script if it could call itself without end.
  ///
  /// UIKit code under another UIKit selector can do so; a script counts its calls.
  private func counted(_ place: Place, movingTo selector: SelectorID) -> Implementation? {
    let known = place.method?.implementation
    guard let known, selector != place.selector,
      [selector, place.selector].allSatisfy(\.isSystem), let types = ScriptTypes.all[known.kind]
    else { return known }
    var script = Script(actions: [.callOriginal(at: 0..<0)], name: place.name, app: app)
    script.replaced = known
    return types.implementation(script)
  }

  private func declare(_ name: String, below superclass: String) throws(StepFault) {
    let superclass = try type(superclass)
    do throws(ClassError) {
      try process.classes.declareClass(name, superclass: superclass)
    } catch {
      throw StepFault("\(error)")
    }
  }

  private func changeClass(_ change: RuntimeOperation.ClassChange) throws(StepFault) {
    let changed = try element(change.object)
    let type = try type(change.className.value)
    guard type.fits(changed) else {
      return refuse("a \(changed.class.name) cannot become a \(type.name)")
    }
    // Before the change: a hidden subclass continues to report this class.
    let shown = changed.class
    if change.isHidden { type.addMethod(.class, Body { (_: DynamicObject, _) in shown }) }
    changed.setClass(type)
  }

  private func setDelegate(_ change: RuntimeOperation.DelegateChange) throws(StepFault) {
    let owner = try element(change.object)
    switch change.delegate {
    case .removed: owner.send(.setDelegate)(nil)
    case .current: owner.send(.setDelegate)(try element(nil))
    case .element(let selector): owner.send(.setDelegate)(try element(selector))
    case .new(let name):
      let new = try type(name.value).make()
      // A delegate is not retained, and a proxy may still forward to an earlier one.
      let key = AssociationKey("lab.delegate")
      new.setAssociated(owner.associated(key), for: key)
      owner.setAssociated(new, for: key)
      if change.isForwarding, let old = owner.send(.delegate)() { new.forwardMessages(to: old) }
      owner.send(.setDelegate)(new)
    }
  }

  private func element(_ selector: Located<ElementSelector>?) throws(StepFault) -> DynamicObject {
    if let selector {
      let screen = object.map { Screen(around: $0) } ?? Screen(of: process)
      return try screen.view(selector.value)
    }
    guard let object else { throw StepFault("no screen is shown") }
    return object
  }

  private func refuse(_ reason: String) {
    process.classes.raise(.invalidArgument(reason))
  }
}

extension AppAction {
  /// True for the step that runs the replaced code.
  fileprivate var isCallOfOriginal: Bool {
    if case .callOriginal = self { true } else { false }
  }
}

extension SelectorID {
  /// True for a selector that MiniUI sends.
  fileprivate var isSystem: Bool { SystemSelector(rawValue: number) != nil }
}

extension DynamicObject {
  private static let forwardingKey = AssociationKey("lab.forwardingTarget")

  /// Forwards unimplemented messages to another object, like a proxy.
  fileprivate func forwardMessages(to other: DynamicObject) {
    let key = Self.forwardingKey
    setAssociated(other, for: key, policy: .assign)
    isa.addMethod(
      .forwardingTarget,
      Body { (proxy: DynamicObject, _, _) in proxy.associated(key) as? DynamicObject })
    isa.addMethod(
      .respondsToSelector,
      Body { (proxy: DynamicObject, selector, callSuper) in
        callSuper(selector)
          || (proxy.associated(key) as? DynamicObject)?.responds(to: selector) == true
      })
  }
}

extension DynamicClass {
  /// Adds a method that runs a script, with the types of the overridden method.
  ///
  /// - Precondition: The method has no result, and a new one at most two arguments. Other apps are
  ///   rejected when they are read.
  func addMethod(_ name: String, _ script: Script) {
    let known = MethodTypes.known(name, in: self, table)
    guard let kind = known ?? MethodTypes.natural(name), let types = ScriptTypes.all[kind] else {
      fatalError("\(script.name) has types that a method written as steps cannot have")
    }
    addMethod(table.selector(name), types.implementation(script))
    if GeneratedMethod.isName(name) { table.unreadableSelectors.insert(name) }
  }
}
