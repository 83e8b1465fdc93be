package import LabLanguage
package import Wording

/// An operation on the classes and objects of a running app, named after its runtime function.
package enum RuntimeOperation: FormatValue, Sendable {
  /// Gives a class other code for a method.
  case install(Installation)
  /// Exchanges the implementations of two methods: `method_exchangeImplementations` (OB-4).
  case exchange(Located<MethodReference>, Located<MethodReference>)
  /// Makes a new class: `objc_allocateClassPair`.
  case declare(Located<String>, superclass: Located<String>)
  /// Changes the class of an object: `object_setClass` (OB-13).
  case changeClass(ClassChange)
  /// Sets the delegate of an object: `setDelegate:` (OB-9).
  case setDelegate(DelegateChange)

  /// New code for a method.
  package struct Installation: Sendable {
    package let manner: Manner
    package let method: Located<MethodReference>
    package let code: Code
  }

  /// A runtime function that sets a method's code.
  package enum Manner: String, Sendable {
    /// `class_addMethod`: only if the class itself has no such method (OB-1).
    case add
    /// `class_replaceMethod`: in the class itself, with or without such a method (OB-2).
    case replace
    /// `method_setImplementation`: in the class that is found to implement it (OB-3).
    case setImplementation
  }

  package enum Code: Sendable {
    /// Steps; the types are those of the `like` method, if there is one.
    case steps([AppAction], like: Located<String>?)
    /// A copy of another method's present implementation.
    case copy(of: Located<MethodReference>)
  }

  package struct ClassChange: Sendable {
    package let className: Located<String>
    package let object: Located<ElementSelector>?
    package let isHidden: Bool
  }

  package struct DelegateChange: Sendable {
    package let delegate: Delegate
    package let object: Located<ElementSelector>
    package let isForwarding: Bool
  }

  package enum Delegate: FieldValue, Sendable {
    case removed
    /// The screen's controller, or the object whose method it is.
    case current
    case element(Located<ElementSelector>)
    /// A new object of a class, retained by the object that it is set on.
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

  package var steps: [AppAction] {
    guard case .install(let installation) = self, case .steps(let steps, _) = installation.code
    else { return [] }
    return steps
  }

  /// The methods that must exist before the operation.
  package var foundMethods: [Located<MethodReference>] {
    switch self {
    case .exchange(let one, let other): return [one, other]
    case .install(let installation):
      let own = installation.manner == .setImplementation ? [installation.method] : []
      guard case .copy(let source) = installation.code else { return own }
      return own + [source]
    case .declare, .changeClass, .setDelegate: return []
    }
  }

  /// The method that an installation adds or replaces.
  package var newMethod: MethodReference? {
    guard case .install(let installation) = self else { return nil }
    return installation.method.value
  }
}

/// A method by class and selector, as in crash reports: `-[UIView layoutSubviews]`.
package struct MethodReference: Sendable {
  /// True for a class method, which lives in the metaclass (OB-12).
  package let isClassMethod: Bool
  package let className: TextTemplate
  /// The selector, colons included.
  package let selector: TextTemplate

  /// Parses the bracket notation; nil for any other text.
  package init?(_ text: String) {
    guard let sign = text.first, "-+".contains(sign), text.dropFirst().first == "[",
      text.last == "]"
    else { return nil }
    let words = text.dropFirst(2).dropLast().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, !words.contains(""),
      let className = TextTemplate(String(words[0])), let selector = TextTemplate(String(words[1]))
    else { return nil }
    isClassMethod = sign == "+"
    self.className = className
    self.selector = selector
  }

  static let reader = Reader<String>.string.map(
    to: Noun(
      one: "a method such as '-[UIView layoutSubviews]'",
      many: "methods such as '-[UIView layoutSubviews]'")
  ) { MethodReference($0) }.located
}

extension RuntimeOperation: Worded {
  /// The function and its arguments, as timelines show it.
  package var sentence: Sentence {
    switch self {
    case .install(let new): "\(Sentence(stringLiteral: new.manner.rawValue)) \(new.method.value)"
    case .exchange(let one, let other): "exchange \(one.value) with \(other.value)"
    case .declare(let name, let superclass): "declare \(name.value): \(superclass.value)"
    case .changeClass(let change):
      change.object.map { "changeClass of \($0.value) to \(change.className.value)" }
        ?? "changeClass to \(change.className.value)"
    case .setDelegate(let change): "setDelegate of \(change.object.value) to \(change.delegate)"
    }
  }
}

extension RuntimeOperation.Delegate {
  /// The element, if the delegate is one.
  fileprivate var selectors: [Located<ElementSelector>] {
    if case .element(let selector) = self { [selector] } else { [] }
  }
}

extension RuntimeOperation.Delegate: Worded {
  /// The delegate as spelled in the file.
  package var sentence: Sentence {
    switch self {
    case .removed: Sentence(name: "null")
    case .current: Sentence(name: "self")
    case .element(let selector): selector.value.sentence
    case .new(let name): Sentence(name: name.value)
    }
  }
}

extension MethodReference: CustomStringConvertible {
  /// The bracket notation.
  package var description: String {
    "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
  }
}
