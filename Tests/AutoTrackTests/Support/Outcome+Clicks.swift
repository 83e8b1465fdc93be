import MiniUI

@testable import AutoTrack

/// Clicks by their paths and frames; the other properties follow from these.
extension Outcome {
  /// A click on an element of fixture F1's screen, below its root view.
  static func elementClick(
    _ type: String, at path: String, _ frame: Value, content: Value? = nil,
    position: Value? = nil, id: Value? = nil
  ) -> Outcome {
    click(
      type, at: "ElementViewController[0]/\(path)", on: "ElementViewController", frame,
      title: "Element", content: content, position: position, id: id)
  }

  /// A click on an element of a test's own screen, below its root view.
  static func homeClick(
    _ type: String, at path: String, _ frame: Value, content: Value? = nil,
    position: Value? = nil
  ) -> Outcome {
    click(
      type, at: "HomeController[0]/\(path)", on: "HomeController", frame, content: content,
      position: position)
  }

  /// A click; the id of the view is the digest of its path.
  static func click(
    _ type: String, at path: String, on screen: String, _ frame: Value, title: Value? = nil,
    content: Value? = nil, position: Value? = nil, id: Value? = nil
  ) -> Outcome {
    var properties: Properties = [
      "$element_frame": frame, "$element_path": .string(path), "$element_type": .string(type),
      "$element_view_id": .string(MD5.hex(of: path)), "$screen_name": .string(screen),
    ]
    properties["$title"] = title
    properties["$element_content"] = content
    properties["$element_position"] = position
    properties["$element_id"] = id
    return .click(properties)
  }
}
