/// What `$AppClick` says of the element and of the screen it is on (S3.6).
struct ClickPayload: ~Copyable {
  /// The class name of the view controller that owns the element; nil where none does.
  var screenName: String?
  /// The title of the owner's navigation item.
  var title: String?
  /// The id that the app gave the element, never its accessibility identifier.
  var elementID: String?
  /// What the element passes for, usually its class: `UIButton`, `UIBarButtonItem`.
  var elementType: String
  /// The text a person sees on it, never what a person typed.
  var elementContent: String?
  /// `section:row` in a list, a plain index in a segmented control or a bar (SA-P20).
  var elementPosition: String?
  /// The path in the tracker's scheme; nil for what is on no screen.
  var elementPath: String?
  /// ``ViewPath/viewID`` of the default path, whatever the tracker's scheme (S3.7g).
  var elementViewID: String?
  /// Where the element is on its screen.
  var elementFrame: ElementFrame?

  /// The title of the dialog that the element is a button of.
  var alertTitle: String?
  /// The message of that dialog.
  var alertMessage: String?

  /// Takes what is known at once; the rest is nil until somebody sets it.
  init(
    screenName: String? = nil, title: String? = nil, elementID: String? = nil,
    elementType: String, elementContent: String? = nil, elementPosition: String? = nil,
    elementPath: String? = nil, elementViewID: String? = nil, elementFrame: ElementFrame? = nil
  ) {
    self.screenName = screenName
    self.title = title
    self.elementID = elementID
    self.elementType = elementType
    self.elementContent = elementContent
    self.elementPosition = elementPosition
    self.elementPath = elementPath
    self.elementViewID = elementViewID
    self.elementFrame = elementFrame
  }

  /// Cuts the texts of the app's that are too long, and returns their keys (SA-E12).
  mutating func cutTexts() -> [String] {
    let longest = max(
      Self.length(elementContent), Self.length(title), Self.length(elementID),
      max(Self.length(alertTitle), Self.length(alertMessage)))
    // The case of nearly every click, and costs no copy of a text.
    guard longest >= PropertyRule.shortLimit else { return [] }
    var keys: [String] = []
    Self.cut(&elementContent, "$element_content", &keys)
    Self.cut(&title, "$title", &keys)
    Self.cut(&elementID, "$element_id", &keys)
    Self.cut(&alertTitle, "$alert_title", &keys)
    Self.cut(&alertMessage, "$alert_message", &keys)
    return keys
  }

  /// The length in UTF-8, which is never less than that in UTF-16.
  private static func length(_ text: String?) -> Int { text?.utf8.count ?? 0 }

  private static func cut(_ text: inout String?, _ key: String, _ keys: inout [String]) {
    guard let short = text.flatMap(PropertyRule.cut) else { return }
    text = short
    keys.append(key)
  }

  /// The element's type and whatever else is not nil; each text is moved, not copied.
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
