import MiniUI

/// Facts that an app sets on one of its objects; they are attached to it and released with it.
protocol AttachedFacts: AnyObject {
  /// The type of the objects.
  associatedtype Owner: DynamicObject
  /// The key of the association.
  static var key: AssociationKey { get }
  /// Creates empty facts.
  init(of owner: Owner)
}

extension AttachedFacts {
  /// Returns the facts of an object; nil if none were set.
  static func known(of owner: Owner) -> Self? { owner.associated(key) as? Self }

  /// Returns the facts of an object, creating them if necessary.
  static func facts(of owner: Owner) -> Self {
    if let known = known(of: owner) { return known }
    let new = Self(of: owner)
    owner.setAssociated(new, for: key)
    return new
  }
}
