/// What code can do to the classes and the objects of a running app: one function of the runtime.
package enum RuntimeOperation: Sendable {
  /// Gives a class other code for a method.
  case install(Installation)
  /// Swaps what two methods run: `method_exchangeImplementations` (OB-4).
  case exchange(Located<MethodReference>, Located<MethodReference>)
  /// Makes a new class: `objc_allocateClassPair`.
  case declare(Located<String>, superclass: Located<String>)
  /// Makes an object one of another class: `object_setClass` (OB-13).
  case changeClass(ClassChange)
  /// Gives an object another delegate: `setDelegate:` (OB-9).
  case setDelegate(DelegateChange)

  /// New code for a method.
  package struct Installation: Sendable {
    /// With which function.
    package let manner: Manner
    /// Which method of which class.
    package let method: Located<MethodReference>
    /// What it runs from then on.
    package let code: Code
  }

  /// How code comes to a method.
  package enum Manner: String, Sendable {
    /// `class_addMethod`: only where the class itself has none (OB-1).
    case add
    /// `class_replaceMethod`: in the class itself, whether or not it has one (OB-2).
    case replace
    /// `method_setImplementation`: in the class that is found to have it (OB-3).
    case setImplementation
  }

  /// What a method is made to run.
  package enum Code: Sendable {
    /// Steps; their types are those of a known method, if one is named.
    case steps([AppAction], like: Located<String>?)
    /// What another method runs now.
    case copy(of: Located<MethodReference>)
  }

  /// Another class for one object.
  package struct ClassChange: Sendable {
    /// The new class.
    package let className: Located<String>
    /// Which object; nil for the screen's controller, or the object whose method it is.
    package let object: Located<ElementSelector>?
    /// Whether the object goes on saying that it is of the class it had.
    package let isHidden: Bool
  }

  /// Another delegate for one object.
  package struct DelegateChange: Sendable {
    /// Who it is.
    package let delegate: Delegate
    /// Whose delegate it is.
    package let object: Located<ElementSelector>
    /// Whether it passes what it does not implement on to the delegate before it.
    package let isForwarding: Bool
  }

  /// Who can be set as a delegate.
  package enum Delegate: Sendable {
    /// Nobody.
    case nobody
    /// The screen's controller, or the object whose method it is.
    case current
    /// An element of the screen.
    case element(Located<ElementSelector>)
    /// A new object of a class, kept by the object that it is set on.
    case new(Located<String>)
  }

  /// The elements that the operation itself names.
  var selectors: [Located<ElementSelector>] {
    switch self {
    case .install, .exchange, .declare: []
    case .changeClass(let change): [change.object].compactMap(\.self)
    case .setDelegate(let change): [change.object] + change.delegate.selectors
    }
  }

  /// The steps that it installs.
  var steps: [AppAction] {
    guard case .install(let installation) = self, case .steps(let steps, _) = installation.code
    else { return [] }
    return steps
  }

  /// The methods that it names, apart from those that it brings.
  var foundMethods: [Located<MethodReference>] {
    switch self {
    case .exchange(let one, let other): return [one, other]
    case .install(let installation):
      let own = installation.manner == .setImplementation ? [installation.method] : []
      guard case .copy(let source) = installation.code else { return own }
      return own + [source]
    case .declare, .changeClass, .setDelegate: return []
    }
  }

  /// The method that it may bring.
  var newMethod: MethodReference? {
    guard case .install(let installation) = self else { return nil }
    return installation.method.value
  }
}

extension RuntimeOperation: CustomStringConvertible {
  /// The function and what it works on, as timelines show it.
  package var description: String {
    switch self {
    case .install(let new): "\(new.manner.rawValue) \(new.method.value)"
    case .exchange(let one, let other): "exchange \(one.value) with \(other.value)"
    case .declare(let name, let superclass): "declare \(name.value): \(superclass.value)"
    case .changeClass(let change):
      "changeClass" + (change.object.map { " of \($0.value)" } ?? "")
        + " to \(change.className.value)"
    case .setDelegate(let change): "setDelegate of \(change.object.value) to \(change.delegate)"
    }
  }
}

extension RuntimeOperation.Delegate {
  /// The element that it is, if it is one.
  fileprivate var selectors: [Located<ElementSelector>] {
    if case .element(let selector) = self { [selector] } else { [] }
  }
}

extension RuntimeOperation.Delegate: CustomStringConvertible {
  /// As the file has it.
  package var description: String {
    switch self {
    case .nobody: "null"
    case .current: "self"
    case .element(let selector): "\(selector.value)"
    case .new(let name): name.value
    }
  }
}
