/// The private classes that carry hooks on one object (OB-13).
extension ClassTable {
  func makePrivateClass(for object: DynamicObject) -> DynamicClass {
    let original = object.isa
    let shown = object.class
    let new = makePair(
      .init(
        name: freePrivateName(original.name), swiftType: original.swiftType, isPrivate: true),
      superclass: original)
    new.privateOwner = object
    new.privateOwnerID = ObjectIdentifier(object)
    // `class` keeps returning the class that the object showed before (OB-13).
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

  /// Restores an object's class, unless it has changed since, and retires the private class.
  ///
  /// A subclass that an observer added keeps this class registered. The object never gets this
  /// class again, even after the observer leaves.
  func giveBack(_ privateClass: DynamicClass) {
    privateClass.isGivenBack = true
    if let object = privateClass.privateOwner, object.isa === privateClass {
      // `setClass` assigns the nearest superclass that has not been given back.
      object.setClass(privateClass)
    }
    if unsafe privateClass.subclasses.allSatisfy(\.isRetired) { retire(privateClass) }
  }

  /// Unregisters the name of a private class; its superclass still owns it.
  func retire(_ privateClass: DynamicClass) {
    classesByName[privateClass.name] = nil
    privateClass.isRetired = true
    privateClass.metaclass.isRetired = true
  }

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
  /// This class, or its nearest superclass that has not been given back.
  var standing: DynamicClass {
    var type = self
    while type.isGivenBack, let superclass = type.superclass { type = superclass }
    return type
  }

  /// True for a private class without instances or subclasses in use.
  var isUnused: Bool {
    unsafe isPrivate && privateOwner == nil && subclasses.allSatisfy(\.isRetired)
  }
}
