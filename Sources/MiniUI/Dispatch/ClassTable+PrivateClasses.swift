/// Classes of single objects, for hooks on one object (OB-13).
extension ClassTable {
  /// Gives an object a class of its own below the one it has.
  func makePrivateClass(for object: DynamicObject) -> DynamicClass {
    let original = object.isa
    let shown = object.class
    let new = makePair(
      .init(
        name: freePrivateName(original.name), swiftType: original.swiftType, isPrivate: true),
      superclass: original)
    new.privateOwner = object
    new.privateOwnerID = ObjectIdentifier(object)
    new.addMethod(.class, Body { (_: DynamicObject, _) in shown })
    object.setClass(new)
    return new
  }

  private func freePrivateName(_ name: String) -> String {
    repeat {
      privateClassCount += 1
    } while classesByName["\(name)_Hooked\(privateClassCount)"] != nil
    return "\(name)_Hooked\(privateClassCount)"
  }

  /// Gives an object its class back, unless it has been given another one since, and retires the
  /// class.
  ///
  /// A class that an observer has put below this one stays, and keeps this one in the table. The
  /// object is not made one of this class again, also not when its observer leaves.
  func giveBack(_ privateClass: DynamicClass) {
    privateClass.isGivenBack = true
    if let object = privateClass.privateOwner, object.isa === privateClass {
      object.setClass(privateClass)
    }
    if unsafe privateClass.subclasses.allSatisfy(\.isRetired) { retire(privateClass) }
  }

  /// Forgets the name of a private class; the tree goes on owning it.
  func retire(_ privateClass: DynamicClass) {
    classesByName[privateClass.name] = nil
    privateClass.isRetired = true
    privateClass.metaclass.isRetired = true
  }

  /// Gives back every private class that no hook is on any more.
  func giveBackUnhookedClasses() {
    var unhooked: [DynamicClass] = []
    forEachClass { type in
      guard type.isPrivate, !type.isMetaclass, !type.isRetired, type.hookCount == 0 else { return }
      unhooked.append(type)
    }
    unhooked.forEach(giveBack)
  }
}

extension DynamicClass {
  /// This class, or the nearest one above that has not been given back.
  var standing: DynamicClass {
    var type = self
    while type.isGivenBack, let superclass = type.superclass { type = superclass }
    return type
  }

  /// Whether this is a private class that nothing is an object of any more.
  var isUnused: Bool {
    unsafe isPrivate && privateOwner == nil && subclasses.allSatisfy(\.isRetired)
  }
}
