import MiniUI

/// The properties of views with a text or an image.
extension Property {
  /// Sets a text or an image; returns false for a view without one.
  func set(_ value: PropertyValue, ofText view: View) -> Bool {
    switch (self, value, view) {
    case (.title, .text(let text), let button as Button): button.setTitle(text)
    case (.text, .text(let text), let label as Label): label.text = text
    case (.text, .text(let text), let field as TextField): field.text = text
    case (.text, .text(let text), let input as TextView): input.text = text
    case (.text, .text(let text), let bar as SearchBar): bar.text = text
    case (.placeholder, .text(let text), let field as TextField): field.placeholder = text
    case (.placeholder, .text(let text), let bar as SearchBar): bar.placeholder = text
    case (.secure, .flag(let flag), let field as TextField): field.isSecureTextEntry = flag
    case (.image, .text(let name), let picture as ImageView):
      picture.image = name.map { Image(name: $0) }
    default: return false
    }
    return true
  }
}
