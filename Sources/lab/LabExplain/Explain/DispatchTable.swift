package import MiniUI

/// The dispatch table of a process as a value: its classes, and the code that each message runs.
package struct DispatchTable: Equatable {
  /// The classes, sorted by name.
  let classes: [Class]
  /// The app's delegates with the optional methods that they answered when they were set (OB-9).
  let delegates: [DelegateAnswers]

  package struct Class: Equatable {
    let name: String
    /// The superclasses, nearest first.
    package let superclasses: [String]
    let kind: Kind
    /// The own methods: class methods first, each group sorted by selector.
    let methods: [Method]
  }

  enum Kind: Equatable {
    case system
    /// A class of the app, or one declared at run time.
    case app
    /// A private subclass for hooks on one object, which is given in words.
    case ofObject(String)
    /// A subclass that hides itself: its objects report another class, as under KVO.
    case hidden
  }

  struct Method: Equatable {
    let isClassMethod: Bool
    let selector: String
    /// The code that runs, in order: hooks, then the method's code.
    let chain: [Runner]
    /// True if the class's resolver added the method on demand (T258).
    let isResolved: Bool
  }

  /// One piece of code in a chain.
  package struct Runner: Equatable {
    /// The short name: the hook's owner, the installer, or the class.
    package let name: String
    /// The owner of a hook or of installed code; nil for a method's own code.
    package let owner: String?
    package let isHook: Bool
    /// The method that the code was written for; nil for a hook.
    package let method: MethodName?
  }

  /// Reads a table, without the hooks of some owners.
  package init(of table: ClassTable, without owners: Set<String> = []) {
    let all = table.classes
    let system = Set(all.filter(\.isSystem).map(\.name))
    classes = all.map { Class($0, without: owners) }
    delegates = table.cachedDelegates.filter { !system.contains($0.delegate) }
  }

  /// Returns the named class, if the table has it.
  func named(_ name: String) -> Class? { classes.first { $0.name == name } }
}

extension DispatchTable.Class {
  fileprivate init(_ type: DynamicClass, without owners: Set<String>) {
    name = type.name
    superclasses = type.ancestry.dropFirst().map(\.name)
    kind = DispatchTable.Kind(of: type)
    methods = [type.metaclass, type].flatMap { part in
      part.ownSelectors.map { DispatchTable.Method($0, of: part, without: owners) }
    }
  }
}

extension DispatchTable.Kind {
  fileprivate init(of type: DynamicClass) {
    if type.isPrivate {
      let owner = type.privateOwner
      self = .ofObject((owner as? View)?.summary ?? owner?.class.name ?? "a freed object")
    } else if type.isSystem {
      self = .system
    } else {
      self = type.ownMethod(for: SelectorID(.class)) == nil ? .app : .hidden
    }
  }
}

extension DispatchTable.Method {
  init(_ selector: SelectorID, of type: DynamicClass, without owners: Set<String> = []) {
    let all = zip(type.chain(for: selector), type.runners(for: selector))
    chain = all.map { DispatchTable.Runner($0, named: $1) }
      .filter { !($0.isHook && owners.contains($0.name)) }
    isClassMethod = type.isMetaclass
    self.selector = type.spelling(of: selector)
    isResolved = type.ownMethod(for: selector)?.isResolved == true
  }

  /// The method in brackets, as a message to an object of a class.
  func name(in className: String) -> String {
    "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
  }

  /// The sign and the selector: `- viewDidAppear:`.
  var signature: String { "\(isClassMethod ? "+" : "-") \(selector)" }

  /// True if hooks, installed code or another method's code runs, or a resolver added the method.
  var isChanged: Bool {
    isResolved || chain.count != 1 || chain.contains { $0.owner != nil || $0.isFrom(selector) }
  }
}

extension DispatchTable.Runner {
  fileprivate init(_ code: Implementation, named name: String) {
    self.name = name
    isHook = code.hookOwner != nil
    owner = code.hookOwner ?? code.label
    method = isHook ? nil : code.writtenFor
  }

  /// True for code that was written for another selector.
  fileprivate func isFrom(_ selector: String) -> Bool {
    method.map { $0.selector != selector } ?? false
  }
}

extension DynamicClass {
  fileprivate func spelling(of selector: SelectorID) -> String { table.name(of: selector) }
}
