extension ViewPath {
  /// Returns a class name without its Swift modules, those of generic arguments included (S3.7e).
  ///
  /// The first part of each dotted name is its module: `Shop.Cart.Cell` becomes `Cart.Cell`. The
  /// function is not idempotent, so apply it once. A name without a dot is unchanged.
  public static func strippingModule(_ className: String) -> String {
    guard className.utf8.contains(UInt8(ascii: ".")) else { return className }
    var stripped = ""
    var rest = className[...]
    while !rest.isEmpty {
      let name = rest.prefix(while: isPartOfDottedName)
      let separators = rest.dropFirst(name.count).prefix { !isPartOfDottedName($0) }
      stripped += nameWithoutModule(name) + separators
      rest = rest[separators.endIndex...]
    }
    return stripped
  }

  /// Returns a dotted name without its module; `.Inner` and a variadic `Int...` are unchanged.
  private static func nameWithoutModule(_ name: Substring) -> Substring {
    guard let dot = name.firstIndex(of: "."), dot > name.startIndex else { return name }
    let rest = name[dot...].dropFirst()
    return rest.isEmpty || rest.hasPrefix(".") ? name : rest
  }

  private static func isPartOfDottedName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._$".contains(character)
  }
}
