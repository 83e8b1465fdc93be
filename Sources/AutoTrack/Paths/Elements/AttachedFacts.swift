import MiniUI

/// What an app says of one of its objects, attached to the object and gone with it.
protocol AttachedFacts: AnyObject {
  /// Whom the facts are about.
  associatedtype Owner: DynamicObject
  /// Where they are attached.
  static var key: AssociationKey { get }
  /// Facts that say nothing yet.
  init(of owner: Owner)
}

extension AttachedFacts {
  /// The facts of an object, if anybody has set some.
  static func known(of owner: Owner) -> Self? { owner.associated(key) as? Self }

  /// The facts of an object, which are empty at first.
  static func facts(of owner: Owner) -> Self {
    if let known = known(of: owner) { return known }
    let new = Self(of: owner)
    owner.setAssociated(new, for: key)
    return new
  }
}
