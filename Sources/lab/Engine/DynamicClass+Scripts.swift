import MiniUI

extension DynamicClass {
  /// Adds a method that does the steps of a script, with the types of the method it overrides.
  ///
  /// - Precondition: The method returns nothing, and has two arguments at most where it is new; an
  ///   app that says otherwise is refused when it is read.
  func addMethod(_ name: String, _ script: Script) {
    let known = MethodTypes.known(name, in: self, table)
    guard let kind = known ?? MethodTypes.natural(name), let types = ScriptTypes.all[kind] else {
      preconditionFailure("\(script.name) has types that no method made of steps has")
    }
    addMethod(table.selector(name), types.implementation(script))
  }
}
