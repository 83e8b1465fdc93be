import Testing

/// The shapes of frequent messages, which are generated; all others are a `GeneralShape`.
@Suite struct GeneratedShapes {
  private static let event: ShapeSource.Argument = ("event", .object)
  private static let object: ShapeSource.Argument = ("object", .object)
  private static let objects: [ShapeSource.Argument] = [("first", .object), ("second", .object)]
  private static let target: ShapeSource.Argument = ("target", .object)
  private static let selector: ShapeSource.Argument = ("selector", .selector)
  private static let action: ShapeSource.Argument = ("action", .selector)
  private static let point: ShapeSource.Argument = ("point", .point)

  /// The shapes by file, grouped by their first argument.
  private static let files: KeyValuePairs = [
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

  @Test func `the generated files are current`() throws {
    for (name, shapes) in Self.files {
      let header = """
        // Generated from Tests/LabTests/TidyTests/ShapeSource.swift; do not edit.
        // LAB_RECORD=1 swift test --filter GeneratedShapes writes this file.
        """
      let text = ([header + "\n"] + shapes.map(\.text)).joined(separator: "\n")
      try expectFile(text, at: "Sources/MiniUI/Dispatch/Shapes/\(name).swift")
    }
  }
  @Test func `every generated shape is found by its kind`() throws {
    let text = try SourceTree.text(of: "Sources/MiniUI/Dispatch/Shapes/GeneralShape.swift")
    for shape in Self.files.flatMap(\.value) {
      #expect(text.contains(": \(shape.name).self"), "add \(shape.name) to generatedShape")
    }
  }
}
