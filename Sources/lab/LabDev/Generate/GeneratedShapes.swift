/// The shapes of frequent messages, which are generated; all others are a `GeneralShape`.
enum GeneratedShapes {
  private static let event: ShapeSource.Argument = ("event", .object)
  private static let object: ShapeSource.Argument = ("object", .object)
  private static let objects: [ShapeSource.Argument] = [("first", .object), ("second", .object)]
  private static let target: ShapeSource.Argument = ("target", .object)
  private static let selector: ShapeSource.Argument = ("selector", .selector)
  private static let action: ShapeSource.Argument = ("action", .selector)
  private static let point: ShapeSource.Argument = ("point", .point)

  /// The shapes by file, grouped by their first argument.
  static let files: KeyValuePairs = [
    "Shapes+NoArgument": [
      ShapeSource("ToVoid", [], .nothing, "`viewDidLoad`, `layoutSubviews`, other callbacks"),
      ShapeSource("ToBool", [], .bool, "`becomeFirstResponder`"),
      ShapeSource("ToObject", [], .object, "getters and factories"),
    ],
    "Shapes+Value": [
      ShapeSource("BoolToVoid", [("flag", .bool)], .nothing, "appearance callbacks, setters"),
      ShapeSource("IntToVoid", [("number", .int)], .nothing, "setters of numbers and options"),
      ShapeSource("TextToVoid", [("text", .text)], .nothing, "setters of titles and texts"),
    ],
    "Shapes+Object": [
      ShapeSource("ObjectToVoid", [object], .nothing, "actions with their sender, setters"),
      ShapeSource("ObjectToBool", [object], .bool, "questions about one object"),
      ShapeSource("ObjectsToVoid", objects, .nothing, "touches and actions with their event"),
      ShapeSource("ObjectsToBool", objects, .bool, "questions of a sender about one more object"),
    ],
    "Shapes+Selector": [
      ShapeSource("SelectorToBool", [selector], .bool, "`respondsToSelector:`"),
      ShapeSource(
        "ActionToVoid", [action, target, event], .nothing, "`sendAction:to:forEvent:` of controls"),
      ShapeSource(
        "ActionToBool", [action, target, ("sender", .object), event], .bool,
        "`sendAction:to:from:forEvent:`"),
    ],
    "Shapes+Point": [
      ShapeSource("PointToBool", [point, event], .bool, "`pointInside:withEvent:`"),
      ShapeSource("PointToObject", [point, event], .object, "`hitTest:withEvent:`"),
    ],
  ]

  /// The files by name: the shapes, and the bodies of a `GeneralShape`.
  static var texts: [(name: String, text: String)] {
    files.map { ($0, text($1.map(\.text))) }
      + [("Shapes+General", text(GeneralBodySource.all.map(\.text)))]
  }

  private static func text(_ parts: [String]) -> String {
    let header = """
      // Generated from Sources/lab/LabDev/Generate; do not edit.
      // lab-dev generate shapes writes this file.
      """
    return ([header + "\n"] + parts).joined(separator: "\n")
  }
}
