import MiniUI

extension AppProcess {
  /// Makes an object of a class declared now, at run time, below another; nil if the name is taken.
  func makeNew<Object: DynamicObject>(_ name: String, _ superclass: Object.Type) -> Object? {
    let type = try? classes.declareClass(name, superclass: classes[superclass])
    return type?.make() as? Object
  }
}
