import MiniUI

/// The differences between two dispatch tables.
package struct DispatchChanges: Equatable, Sendable {
  /// The classes with differences, sorted by name.
  package let classes: [ClassChange]
  /// The delegates that only the later table has.
  let newDelegates: [DelegateAnswers]
  /// The delegates that only the earlier table has.
  let formerDelegates: [DelegateAnswers]

  package struct ClassChange: Equatable {
    package let name: String
    /// The class in the later table, or in the earlier one if it has gone.
    package let type: DispatchTable.Class
    package let fate: Fate
    package let methods: [MethodChange]
  }

  /// The presence of a class in the two tables.
  package enum Fate: Equatable {
    case new, gone, changed
  }

  package struct MethodChange: Equatable {
    package let signature: String
    /// The earlier chain; nil if the class had no own method.
    package let earlier: [DispatchTable.Runner]?
    /// The later chain; nil if the class has no own method.
    package let later: [DispatchTable.Runner]?

    var before: [String]? { earlier?.map(\.name) }
    var after: [String]? { later?.map(\.name) }
  }

  package init(from old: DispatchTable, to new: DispatchTable) {
    let earlier = Dictionary(uniqueKeysWithValues: old.classes.map { ($0.name, $0) })
    let later = Dictionary(uniqueKeysWithValues: new.classes.map { ($0.name, $0) })
    classes = Set(earlier.keys).union(later.keys).sorted().compactMap { name in
      ClassChange(name: name, from: earlier[name], to: later[name])
    }
    newDelegates = new.delegates.filter { !old.delegates.contains($0) }
    formerDelegates = old.delegates.filter { !new.delegates.contains($0) }
  }

  /// True if the tables are equal.
  package var isEmpty: Bool { classes.isEmpty && newDelegates.isEmpty && formerDelegates.isEmpty }
}

extension DispatchChanges.ClassChange {
  fileprivate init?(name: String, from old: DispatchTable.Class?, to new: DispatchTable.Class?) {
    guard old != new, let type = new ?? old else { return nil }
    self.name = name
    self.type = type
    fate = old == nil ? .new : new == nil ? .gone : .changed
    let earlier = Self.chains(of: old)
    let later = Self.chains(of: new)
    let all = (old?.methods ?? []) + (new?.methods ?? [])
    var seen: Set<String> = []
    methods = all.map(\.signature).filter { seen.insert($0).inserted }.sorted().compactMap {
      let change = DispatchChanges.MethodChange(
        signature: $0, earlier: earlier[$0], later: later[$0])
      return change.before == change.after ? nil : change
    }
  }

  private static func chains(
    of type: DispatchTable.Class?
  ) -> [String: [DispatchTable.Runner]] {
    let pairs = (type?.methods ?? []).map { ($0.signature, $0.chain) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension DispatchChanges {
  func about(_ subject: DispatchSubject) -> [ClassChange] {
    classes.compactMap { $0.about(subject) }
  }
}

extension DispatchChanges.ClassChange {
  /// Returns the part of the change that belongs to a subject; nil for none.
  fileprivate func about(_ subject: DispatchSubject) -> Self? {
    let kept: [DispatchChanges.MethodChange]
    switch subject {
    case .overview: return self
    case .type(let name): return name == self.name || type.superclasses.contains(name) ? self : nil
    case .message(let selector): kept = methods.filter { $0.signature.dropFirst(2) == selector }
    case .method(let className, let selector, let isClassMethod):
      guard className == name else { return nil }
      kept = methods.filter { $0.signature == "\(isClassMethod ? "+" : "-") \(selector)" }
    }
    return kept.isEmpty ? nil : Self(name: name, type: type, fate: fate, methods: kept)
  }
}
