import MiniUI

extension AppProcess {
  /// Makes an object of a class declared now, at run time, below another; nil if the name is taken.
  func makeNew<Object: DynamicObject>(_ name: String, _ superclass: Object.Type) -> Object? {
    let type = try? classes.declareClass(name, superclass: classes[superclass])
    return type?.make() as? Object
  }

  /// Makes a view of a class of that name, which is declared now unless it is known.
  func view(_ name: String, _ superclass: View.Type = View.self) throws -> View {
    let type =
      try classes[name] ?? classes.declareClass(name, superclass: classes[superclass])
    return type.make() as? View ?? View(in: self)
  }
}

extension AppProcess {
  /// Runs the main loop until it settles.
  func rest() { _ = mainLoop.settle() }
}
