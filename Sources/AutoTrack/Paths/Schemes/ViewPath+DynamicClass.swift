import MiniUI

extension ViewPath.ClassName {
  /// Creates the name of a class in paths: without its module (S3.7e).
  ///
  /// Characters that are invalid in paths become `_`, so that every view has a path.
  init(of type: DynamicClass) {
    self.init(ofClass: type.name)
  }

  /// Creates the name in paths from a class name with its module.
  init(ofClass fullName: String) {
    let name = ViewPath.strippingModule(fullName)
    do {
      self = try ViewPath.ClassName(name)
    } catch {
      self.init(scanned: Self.repaired(name))
    }
  }

  /// Creates the name in paths from a screen's alias; invalid characters become `_`.
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
