/// The values attached to one object by other code: `objc_setAssociatedObject` (OB-16).
///
/// They are freed with the object, and a change of its class does not affect them.
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

/// A key of associated values; keys with equal names are equal.
public struct AssociationKey: Hashable, Sendable {
  private let name: String

  /// Makes a key; prefix the name with the module that uses it.
  public init(_ name: String) {
    self.name = name
  }
}

/// The ownership of an associated value.
public enum AssociationPolicy: Sendable {
  /// A weak reference: the value reads as `nil` once its last owner is gone.
  case assign
  /// A strong reference.
  case retain
  /// A strong reference to the result of the value's `copy` message.
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

  /// Returns the value attached under the key; nil if absent or freed.
  public final func associated(_ key: AssociationKey) -> AnyObject? {
    switch associations?.entries[key] {
    case .strong(let value): value
    case .weak(let box): box.object
    case nil: nil
    }
  }
}
