/// A substitution of some texts with others of the same kind.
///
/// An app cannot tell the new text from another input of the person: the lengths are equal, and
/// letters, digits, signs and white space keep their positions.
struct TextSubstitution {
  /// The texts that are replaced.
  let texts: Set<String>

  /// Returns the text to type instead.
  func text(for text: String) -> String {
    texts.contains(text) ? Self.counterpart(of: text) : text
  }

  /// Returns another text of the same kind; the same one if it has no letter, digit or sign.
  static func counterpart(of text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(counterparts[scalar] ?? neighbour(scalar)) }
    return String(scalars)
  }

  /// The next letter of each alphabet, and the first after the last.
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

  /// Returns the neighbouring scalar, if it is in the same category.
  private static func neighbour(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let category = scalar.properties.generalCategory
    guard let other = Unicode.Scalar(scalar.value ^ 1), category != .control,
      category != .format, category != .nonspacingMark,
      other.properties.generalCategory == category
    else { return scalar }
    return other
  }
}
