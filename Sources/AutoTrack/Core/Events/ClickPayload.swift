/// The payload of `$AppClick`: the element and its screen (S3.6).
struct ClickPayload: ~Copyable {
  /// The class name of the screen's view controller; nil without a screen.
  var screenName: String?
  var title: String?
  /// The element id that the app sets; never the accessibility identifier.
  var elementID: String?
  /// The alias of the element's class or its name: `UIButton`, `UIBarButtonItem`.
  var elementType: String
  /// The visible text, without typed text.
  var elementContent: String?
  /// `section:row` in a list, an index in a segmented control or a bar (SA-P20).
  var elementPosition: String?
  /// The path in the tracker's scheme; nil for an element that is not on the screen.
  var elementPath: String?
  /// `viewID` of the default path, independent of the tracker's scheme (S3.7g).
  var elementViewID: String?
  var elementFrame: ElementFrame?

  /// The title of the dialog, if the element is a dialog's button.
  var alertTitle: String?
  var alertMessage: String?

  /// Cuts the texts that are too long, and returns their keys (SA-E12).
  mutating func cutTexts() -> [String] {
    let longest = max(
      Self.length(elementContent), Self.length(title), Self.length(elementID),
      max(Self.length(alertTitle), Self.length(alertMessage)))
    // Fast path of nearly every click, which copies no text.
    guard longest >= PropertyRule.shortLimit else { return [] }
    var keys: [String] = []
    Self.cut(&elementContent, "$element_content", &keys)
    Self.cut(&title, "$title", &keys)
    Self.cut(&elementID, "$element_id", &keys)
    Self.cut(&alertTitle, "$alert_title", &keys)
    Self.cut(&alertMessage, "$alert_message", &keys)
    return keys
  }

  /// Returns the length in UTF-8, an upper bound of the length in UTF-16.
  private static func length(_ text: String?) -> Int { text?.utf8.count ?? 0 }

  private static func cut(_ text: inout String?, _ key: String, _ keys: inout [String]) {
    guard let short = text.flatMap(PropertyRule.cut) else { return }
    text = short
    keys.append(key)
  }

  /// The properties that are not nil; consumes the payload, so that texts are moved, not copied.
  var properties: Properties {
    consuming get {
      var rest = self
      return Properties(capacity: 11) { properties in
        properties.append("$alert_message", rest.alertMessage.take().map(Value.string))
        properties.append("$alert_title", rest.alertTitle.take().map(Value.string))
        properties.append("$element_content", rest.elementContent.take().map(Value.string))
        properties.append("$element_frame", rest.elementFrame?.value)
        properties.append("$element_id", rest.elementID.take().map(Value.string))
        properties.append("$element_path", rest.elementPath.take().map(Value.string))
        properties.append("$element_position", rest.elementPosition.take().map(Value.string))
        properties.append("$element_type", .string(rest.elementType))
        properties.append("$element_view_id", rest.elementViewID.take().map(Value.string))
        properties.append("$screen_name", rest.screenName.take().map(Value.string))
        properties.append("$title", rest.title.take().map(Value.string))
      }
    }
  }
}

/// The frame of an element in points, from the top left corner of its window (S3.6).
struct ElementFrame: Equatable {
  private let x, y, width, height: FiniteDouble

  /// Creates a frame; nil if a number is NaN or infinite, as a degenerate transform makes it.
  init?(x: Double, y: Double, width: Double, height: Double) {
    guard let x = FiniteDouble(x), let y = FiniteDouble(y),
      let width = FiniteDouble(width), let height = FiniteDouble(height)
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The list `[x, y, width, height]`.
  var value: Value {
    [.double(x), .double(y), .double(width), .double(height)]
  }
}
