/// An object in a debugger's text: `<App.Box<Swift.Int> 0x7f>`, `<UIView: 0x7f; frame = …>`.
struct DebuggerObject {
  /// The class with its generic arguments; empty if the text has none.
  let name: String

  /// The object at the start of a text; nil if the text begins with another one, or is cut off.
  init?(_ text: Substring) {
    guard text.first == "<" else { return nil }
    var (depth, parentheses, last): (Int, Int, Character) = (0, 0, "<")
    var end: Substring.Index?
    for index in text.indices {
      let next = text[index]
      switch next {
      case "<": depth += 1
      // The arrow of a function among the arguments closes nothing.
      case ">" where last != "-": depth -= 1
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case " ", ":":
        if depth == 1, parentheses == 0, end == nil { end = index }
      default: break
      }
      guard depth > 0 else {
        name = String(text[..<(end ?? index)].dropFirst())
        return
      }
      last = next
    }
    return nil
  }
}
