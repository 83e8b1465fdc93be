import LabLanguage

/// The texts of elements: an attribute, a `string` child, or an attributed string.
extension MarkupElement {
  /// Returns the text of a key, in any of its forms; nil if it is missing or empty.
  func keyedText(_ key: String) -> String? {
    if let text = self[key], !text.isEmpty { return text }
    for child in children where child["key"] == key {
      if child.name == "string" || child.name == "mutableString", !child.text.isEmpty {
        return child.text
      }
    }
    guard children.contains(where: { $0.name == "attributedString" }) else { return nil }
    return attributedText("attributed" + key.prefix(1).uppercased() + key.dropFirst())
  }

  private func attributedText(_ key: String) -> String? {
    guard let string = child("attributedString", key: key) else { return nil }
    let text = string.children("fragment").map { fragment in
      fragment["content"] ?? fragment.children.first { $0["key"] == "content" }?.text ?? ""
    }
    .joined()
    return text.isEmpty ? nil : text
  }

  /// Returns the whole number of an attribute, or the nearest one to it that there is.
  func integer(_ attribute: String) -> Int? { self[attribute].flatMap(Int.init(nearestTo:)) }

  /// Returns the number of an attribute; nil if it is infinite.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  func isNo(_ attribute: String) -> Bool { self[attribute] == "NO" }

  /// The frame in the parent, if the element has one of four finite numbers.
  var frame: ImportedFrame? {
    guard let rect = child("rect", key: "frame"), let x = rect.number("x"),
      let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return ImportedFrame(x: x, y: y, width: width, height: height)
  }

  /// The title of a button: of its configuration, else of its normal state.
  var buttonTitle: String? {
    if let title = child("buttonConfiguration")?.keyedText("title") { return title }
    return child("state", key: "normal")?.keyedText("title")
  }

  /// The name of a button's image.
  var buttonImage: String? {
    child("buttonConfiguration")?.keyedImage ?? child("state", key: "normal")?.keyedImage
  }

  /// The name of the image: an attribute, or a reference in newer files.
  var keyedImage: String? { self["image"] ?? child("imageReference", key: "image")?["image"] }
}
