/// Values that code attaches to objects of others: `objc_setAssociatedObject` (OB-16).
///
/// They go with the object, and a change of its class leaves them alone.
final class AssociatedObjects {
  fileprivate var entries: [AssociationKey: Entry] = [:]

  fileprivate enum Entry {
    case strong(AnyObject)
    case weak(WeakBox)
  }

  fileprivate final class WeakBox {
    weak let object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}

/// Names an associated value; two keys are equal when their names are.
public struct AssociationKey: Hashable, Sendable {
  private let name: String

  /// Makes a key; prefix the name with the module that uses it.
  public init(_ name: String) {
    self.name = name
  }
}

/// How an object holds an associated value.
public enum AssociationPolicy: Sendable {
  /// Not held: the value reads as `nil` once nothing else holds it.
  case assign
  /// Held as long as the object lives.
  case retain
  /// What the value's `copy` message returns is held.
  case copy
}

extension DynamicObject {
  /// Attaches a value to this object, or removes it with `nil`.
  public final func setAssociated(
    _ value: AnyObject?, for key: AssociationKey, policy: AssociationPolicy = .retain
  ) {
    guard let value else {
      associations?.entries[key] = nil
      return
    }
    let all = associations ?? AssociatedObjects()
    associations = all
    switch policy {
    case .assign: all.entries[key] = .weak(.init(value))
    case .retain: all.entries[key] = .strong(value)
    case .copy: all.entries[key] = .strong((value as? DynamicObject)?.send(.copy)() ?? value)
    }
  }

  /// The value that was attached under the key, if it is still there.
  public final func associated(_ key: AssociationKey) -> AnyObject? {
    switch associations?.entries[key] {
    case .strong(let value): value
    case .weak(let box): box.object
    case nil: nil
    }
  }
}
