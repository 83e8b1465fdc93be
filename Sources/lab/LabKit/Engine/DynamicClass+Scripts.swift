import MiniUI

extension DynamicClass {
  /// Adds a method that runs a script, with the types of the overridden method.
  ///
  /// - Precondition: The method has no result, and a new one at most two arguments. Other apps are
  ///   rejected when they are read.
  func addMethod(_ name: String, _ script: Script) {
    let known = MethodTypes.known(name, in: self, table)
    guard let kind = known ?? MethodTypes.natural(name), let types = ScriptTypes.all[kind] else {
      preconditionFailure("\(script.name) has types that a method written as steps cannot have")
    }
    addMethod(table.selector(name), types.implementation(script))
  }
}
