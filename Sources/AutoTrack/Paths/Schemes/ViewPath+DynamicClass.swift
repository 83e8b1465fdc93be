import MiniUI

extension ViewPath.ClassName {
  /// The name that a class has in paths: without its module (S3.7e).
  ///
  /// A character that no path could hold is replaced by `_`, so that every view has a path.
  init(of type: DynamicClass) {
    self.init(ofClass: type.name)
  }

  /// The name in paths of the class that has this name with its module.
  init(ofClass fullName: String) {
    let name = ViewPath.strippingModule(fullName)
    do {
      self = try ViewPath.ClassName(name)
    } catch {
      self.init(scanned: Self.repaired(name))
    }
  }

  /// The name that a screen goes by in paths; what no path could hold is replaced in the same way.
  init(alias: String) {
    do {
      self = try ViewPath.ClassName(alias)
    } catch {
      self.init(scanned: alias.isEmpty ? "_" : Self.repaired(alias))
    }
  }

  private static func repaired(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._$".contains($0) ? $0 : "_" })
  }
}
