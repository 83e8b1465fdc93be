/// The layout of generated lists.
enum ShapeText {
  static func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  /// The items between both ends: in one line, in a line between them, or in a line each.
  static func fit(_ start: String, _ items: [String], _ end: String, breaks: Bool = false) -> String
  {
    let line = start + list(items) + end
    guard breaks || line.count > 100 else { return line }
    let indent = String(start.prefix { $0 == " " })
    let inner = "\(indent)  \(list(items))"
    let lines =
      inner.count > 100 ? "\(indent)  " + items.joined(separator: ",\n\(indent)  ") : inner
    return "\(start)\n\(lines)\n\(indent)\(end)"
  }

  /// The last parameter of a method's definition: the closure that runs.
  static func run(_ types: [String], _ result: String) -> String {
    let line = "    _ run: @escaping @Sendable (\(list(types))) -> \(result)"
    guard line.count > 100 else { return line }
    return "    _ run:\n"
      + fit("      @escaping @Sendable (", types, ") -> \(result)", breaks: true)
  }
}
