/// Exchanges the letters of some texts for others of the same kind.
///
/// An app cannot tell the new text from one that a person might have typed instead: it has the same
/// length, and letters, digits, signs and white space stand where they stood.
struct TextSubstitution {
  /// The texts that are exchanged; all others stay.
  let texts: Set<String>

  /// The text that is typed instead.
  func text(for text: String) -> String {
    texts.contains(text) ? Self.counterpart(of: text) : text
  }

  /// Another text of the same kind; the same one where it has no letter, digit or sign.
  static func counterpart(of text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(counterparts[scalar] ?? neighbour(scalar)) }
    return String(scalars)
  }

  /// The next letter of each alphabet, the first one after the last.
  private static let counterparts: [Unicode.Scalar: Unicode.Scalar] = {
    let alphabets = [
      "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789",
      "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    ]
    var counterparts: [Unicode.Scalar: Unicode.Scalar] = [:]
    for scalars in alphabets.map({ Array($0.unicodeScalars) }) {
      for (place, scalar) in scalars.enumerated() {
        counterparts[scalar] = scalars[(place + 1) % scalars.count]
      }
    }
    return counterparts
  }()

  /// The scalar beside one, if it is a letter, number or symbol of the same category.
  private static func neighbour(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let category = scalar.properties.generalCategory
    guard let other = Unicode.Scalar(scalar.value ^ 1), category != .control,
      category != .format, category != .nonspacingMark,
      other.properties.generalCategory == category
    else { return scalar }
    return other
  }
}
