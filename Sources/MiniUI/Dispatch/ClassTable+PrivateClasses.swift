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

  /// Gives an object its class back, unless somebody has changed it since, and retires the class.
  func giveBack(_ privateClass: DynamicClass) {
    guard unsafe privateClass.subclasses.allSatisfy(\.isRetired) else { return }
    if let object = privateClass.privateOwner, object.isa === privateClass,
      let original = privateClass.superclass
    {
      object.setClass(original)
    }
    retire(privateClass)
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
  /// Whether this is a private class that nothing is an object of any more.
  var isUnused: Bool {
    unsafe isPrivate && privateOwner == nil && subclasses.allSatisfy(\.isRetired)
  }
}
