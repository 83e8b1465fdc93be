import LabLanguage
import MiniUI
import Wording

/// A check for runtime operations on unknown classes and methods.
struct RuntimeCheck {
  private let classes: ClassTree
  private let mistakes: Mistakes
  /// The classes that operations declare, with their superclasses.
  private let declared: [String: String]
  /// The selectors that operations add or replace, of instances and of classes.
  private let added: Set<String>
  /// The selectors that operations add without replacing a method.
  private let new: Set<String>

  /// A check of one file; `all` are the operations that may run before those checked.
  init(_ classes: ClassTree, all: [RuntimeOperation], _ mistakes: Mistakes) {
    self.classes = classes
    self.mistakes = mistakes
    let pairs = all.compactMap { operation -> (String, String)? in
      guard case .declare(let name, let superclass) = operation else { return nil }
      return (name.value, superclass.value)
    }
    declared = Dictionary(pairs) { first, _ in first }
    added = Set(all.compactMap(\.addedMethod).map(\.selectorWithSign))
    new = Set(all.filter { $0.replacedMethod == nil }.compactMap(\.addedMethod?.selectorWithSign))
  }

  /// Checks operations; outside of a method there are no placeholders for an object or arguments.
  func check(_ operations: [RuntimeOperation], isInMethod: Bool) {
    for operation in operations {
      operation.methods.forEach { checkPlaces(of: $0, isInMethod) }
      operation.methods.forEach { checkClass(of: $0) }
      if operation.methods.filter(isUnsent).count > 0 { continue }
      operation.foundMethods.forEach { checkSelector(of: $0, or: added) }
      if let replaced = operation.replacedMethod {
        checkSelector(of: replaced, or: new, remedy: "use 'add' for a new method")
      }
      check(operation)
      for case .change(let inner) in operation.steps.everything {
        check(inner, isInMethod: true)
      }
    }
  }

  private func check(_ operation: RuntimeOperation) {
    switch operation {
    case .install(let installation):
      if case .steps(_, let like) = installation.code { checkTypes(of: installation, like) }
    case .declare(_, let superclass): checkClass(superclass)
    case .changeClass(let change): checkClass(change.className)
    case .setDelegate(let change):
      if case .new(let name) = change.delegate { checkClass(name) }
    case .exchange: break
    }
  }

  private func checkPlaces(of method: Located<MethodReference>, _ isInMethod: Bool) {
    guard !isInMethod else { return }
    let texts = [method.value.className, method.value.selector]
    guard texts.contains(where: { $0.plainText == nil }) else { return }
    mistakes.record(
      "\(method.value) contains '{…}', which only the methods of a 'note' may",
      at: method.range, remedy: "name the class and the selector")
  }

  private func checkClass(of method: Located<MethodReference>) {
    guard let name = method.value.className.plainText else { return }
    checkClass(Located(name, at: method.range))
  }

  private func checkClass(_ name: Located<String>) {
    guard !classes.isKnown(name.value), declared[name.value] == nil else { return }
    mistakes.record(
      "unknown class \(name.value.quoted)", at: name.range,
      remedy: Suggestion.question(
        for: name.value, among: classes.ownNames + declared.keys.sorted() + classes.systemNames))
  }

  /// Records an unknown selector: the runtime would accept it, but in a file it is a misspelling.
  private func checkSelector(
    of method: Located<MethodReference>, or brought: Set<String>, remedy: String? = nil
  ) {
    guard let selector = method.value.selector.plainText,
      let name = method.value.className.plainText,
      !brought.contains(method.value.selectorWithSign),
      let system = system(name, method.value)
    else { return }
    let own = method.value.isClassMethod ? [] : classes.methods(of: lineage(of: name))
    guard !own.contains(selector), !system.implements(system.table.selector(selector))
    else { return }
    mistakes.record(
      "\(method.value) is not a method: neither \(name) nor a superclass has it",
      at: method.range,
      remedy: Suggestion.question(for: selector, among: own.sorted() + system.selectorNames)
        ?? remedy)
  }

  /// Records code for a message that MiniUI does not send: it would never run (docs/dispatch.md).
  private func isUnsent(_ method: Located<MethodReference>) -> Bool {
    guard let selector = method.value.selector.plainText,
      let name = method.value.className.plainText,
      method.value.isClassMethod || !classes.methods(of: lineage(of: name)).contains(selector),
      let system = system(name, method.value),
      let unsent = system.unsentMessage(system.table.selector(selector))
    else { return false }
    mistakes.record(unsent.refusal.text, at: method.range)
    return true
  }

  private func checkTypes(of new: RuntimeOperation.Installation, _ like: Located<String>?) {
    let place = like ?? Located(new.method.value.selector.plainText ?? "", at: new.method.range)
    guard let name = new.method.value.className.plainText, !place.value.isEmpty,
      let system = system(name, new.method.value)
    else { return }
    let known = MethodTypes.known(place.value, in: system, system.table)
    guard let kind = known ?? (like == nil ? MethodTypes.natural(place.value) : nil) else {
      return recordUnknownTypes(place, isExample: like != nil, in: name)
    }
    guard ScriptTypes.all[kind] == nil else { return }
    mistakes.record(
      "\(place.value.quoted) is \(kind.types(of: system.name)); "
        + "a method written as steps cannot have these types", at: place.range)
  }

  private func recordUnknownTypes(
    _ selector: Located<String>, isExample: Bool, in name: String
  ) {
    mistakes.record(
      isExample
        ? "\(name) has no \(selector.value.quoted) whose types a method could have"
        : "\(selector.value.quoted) has more than two arguments", at: selector.range,
      remedy: isExample ? nil : "name a method with the same types in 'like'")
  }

  /// Returns the system's class or metaclass in which the types of a method are resolved.
  private func system(_ name: String, _ method: MethodReference) -> DynamicClass? {
    var name = name
    // As many steps as declarations at most: a cycle among them must not hang the check.
    for _ in declared { name = declared[name] ?? name }
    let system = classes.systemClass(above: name)
    return method.isClassMethod ? system?.metaclass : system
  }

  /// Returns the app's classes from one up, including those below a declared class.
  private func lineage(of name: String) -> [String] {
    var name = name
    for _ in declared { name = declared[name] ?? name }
    return classes.lineage(of: name)
  }
}

extension MethodReference {
  /// The selector with `+` for a class method and `-` for an instance method (OB-12).
  fileprivate var selectorWithSign: String { "\(isClassMethod ? "+" : "-")\(selector)" }
}

extension RuntimeOperation {
  /// The method that exists after the operation, added or replaced.
  fileprivate var addedMethod: MethodReference? {
    guard case .install(let new) = self, new.manner != .setImplementation else { return nil }
    return new.method.value
  }

  /// The method that must exist before, because the operation replaces it.
  fileprivate var replacedMethod: Located<MethodReference>? {
    guard case .install(let new) = self, new.manner == .replace else { return nil }
    return new.method
  }

  /// Every method that the operation names.
  fileprivate var methods: [Located<MethodReference>] {
    guard case .install(let new) = self, new.manner != .setImplementation else {
      return foundMethods
    }
    return [new.method] + foundMethods
  }
}

extension DynamicClass {
  /// The UIKit selectors that the class implements or inherits.
  fileprivate var selectorNames: [String] {
    SystemSelector.allCases.map(\.name).filter { implements(table.selector($0)) }
  }
}
