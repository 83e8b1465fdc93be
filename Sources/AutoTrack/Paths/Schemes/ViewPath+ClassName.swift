import MiniUI

extension ViewPath {
  /// A validated class name, which can be part of any path's text.
  ///
  /// It is not empty and has no `/`, `[`, `]`, `&` and no control characters. Blanks and `>` occur
  /// only within the balanced angle brackets of generic arguments, as in
  /// `UIHostingController<ModifiedContent<A, B>>`; the `->` of a function type closes no bracket.
  package struct ClassName: Hashable, Sendable {
    /// The name as it is printed.
    package let text: String

    /// Creates a name, with or without a module; throws at the first invalid character.
    package init(_ text: String) throws(ViewPathError) {
      var scanner = Scanner(text)
      self = try scanner.className()
      try scanner.end(expecting: .classNameEnd)
    }

    /// Creates a name that the scanner has validated.
    init(scanned text: String) {
      self.text = text
    }
  }

  /// Returns a class name without its Swift modules, those of generic arguments included (S3.7e).
  ///
  /// The first part of each dotted name is its module: `Shop.Cart.Cell` becomes `Cart.Cell`. The
  /// function is not idempotent, so apply it once. A name without a dot is unchanged.
  package static func strippingModule(_ className: String) -> String {
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

extension ViewPath.ClassName: CustomStringConvertible {
  /// The name as it is printed.
  package var description: String { text }
}

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
