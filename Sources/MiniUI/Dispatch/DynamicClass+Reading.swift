/// The contents of a class, for tools that print or compare tables.
///
/// Reading calls no resolver and changes no send. It makes the methods of a Swift type that are
/// not made yet.
extension DynamicClass {
  /// The selectors of the class's own methods, sorted by spelling.
  ///
  /// A hook on an inherited method gives the class its own method.
  public var ownSelectors: [SelectorID] {
    ownMethods.map(\.selector).sorted { classTable.name(of: $0) < classTable.name(of: $1) }
  }

  /// Returns the class's own method, without a search in the superclasses.
  public func ownMethod(for selector: SelectorID) -> MethodRecord? { ownMethod(selector.number) }

  /// Returns the class in which a message to an instance finds its method now; nil without one.
  public func implementer(of selector: SelectorID) -> DynamicClass? {
    knownMethod(for: selector)?.owner
  }

  /// Returns the code that runs for a message: hooks, newest first, then the method's own code.
  ///
  /// A hook on an inherited method continues with the superclass's code. Code that was installed
  /// with a ``Implementation/saved`` original continues with that original.
  public func chain(for selector: SelectorID) -> [Implementation] {
    knownMethod(for: selector)?.chain ?? []
  }

  /// Returns the names of the code that runs for a message, in order.
  ///
  /// A hook has the name of its owner, installed code its ``Implementation/label``, and other code
  /// that of its class. Code that was written for another method is named with it:
  /// `-[UIViewController viewDidAppear:]`.
  public func runners(for selector: SelectorID) -> [String] {
    guard let method = knownMethod(for: selector) else { return [] }
    return method.chain.map { $0.name(runningIn: method) ?? name }
  }
}

extension Link {
  /// The code that follows this link, in the order of its execution.
  fileprivate var chain: [Implementation] {
    var found: [Implementation] = []
    var link: Link? = self
    while let current = link {
      guard let code = current.next else {
        link = current.inheritedByHook
        continue
      }
      // Exchanges can link methods in a circle.
      guard !found.contains(where: { $0 === code }) else { return found }
      found.append(code)
      link = code.saved?.live.map { Link(target: $0) } ?? code
    }
    return found
  }

  /// The superclass's method, if this link ends a chain of hooks on an inherited method.
  private var inheritedByHook: MethodRecord? {
    guard let home, home.isHook else { return nil }
    return home.owner.superclass?.knownMethod(for: home.selector)
  }
}

extension Implementation {
  /// The name of the hook's owner; nil for code that is not a hook.
  public final var hookOwner: String? { hook?.owner }

  /// The method that the code was written for; nil before its installation.
  public final var writtenFor: MethodName? { home.map { MethodName($0.owner, $0.selector) } }

  /// Returns the code's name in the chain of a method; nil before its installation.
  fileprivate func name(runningIn method: MethodRecord) -> String? {
    if let owner = hookOwner { return owner }
    guard let home else { return label }
    // The class names unlabelled code of another class already.
    let isMoved =
      home.selector != method.selector || label != nil && home.owner !== method.owner
    let moved = isMoved ? MethodName(home.owner, home.selector).description : nil
    let names = [label, moved].compactMap(\.self)
    return names.isEmpty ? home.owner.name : names.joined(separator: " ")
  }
}

/// A method's class and selector, as crash reports print them: `-[UIView layoutSubviews]`.
public struct MethodName: Hashable, Sendable, CustomStringConvertible {
  /// The name of the class.
  public let className: String
  /// The spelling of the selector.
  public let selector: String
  /// True for a class method.
  public let isClassMethod: Bool

  init(_ owner: DynamicClass, _ selector: SelectorID) {
    className = owner.name
    self.selector = owner.classTable.name(of: selector)
    isClassMethod = owner.isMetaclass
  }

  /// The bracket notation, with `+` for a class method.
  public var description: String { "\(isClassMethod ? "+" : "-")[\(className) \(selector)]" }
}
