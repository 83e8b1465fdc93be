/// The user agent of a browser, as a page's SDK parses it.
struct BrowserWords {
  /// True if the device calls itself an iPhone (S2.1).
  private(set) var isPhone = false
  /// The system version, such as `17_0`: the word after the first `OS` (S2.1).
  private(set) var systemVersion: String?
  /// The marker of an app that intercepts requests, with its server if given (S2.2).
  private(set) var marker: String?

  /// Parses a user agent in one pass; the last of several markers counts.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (word, part, isAfterSystem) = (0, 0, false)
    // One step past the end: a space there closes the last word.
    for place in 0...bytes.count {
      let byte = place < bytes.count ? bytes[place] : Self.space
      guard Self.isBetweenParts(byte) else { continue }
      if part < place { isAfterSystem = note(bytes[part..<place], isAfterSystem) }
      part = place + 1
      guard byte == Self.space else { continue }
      if bytes[word..<place].starts(with: Self.marker) { marker = Self.text(bytes[word..<place]) }
      word = place + 1
    }
  }

  /// Takes a part of a word; returns true if the version follows.
  private mutating func note(_ part: ArraySlice<UInt8>, _ isVersion: Bool) -> Bool {
    if isVersion, systemVersion == nil { systemVersion = Self.text(part) }
    if part.elementsEqual(Self.phone) { isPhone = true }
    return part.elementsEqual(Self.system)
  }

  private static let space = UInt8(ascii: " ")
  private static let (marker, phone, system) = (
    Array("/sa-sdk-ios".utf8), Array("iPhone".utf8), Array("OS".utf8)
  )

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isBetweenParts(_ byte: UInt8) -> Bool {
    byte == space || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ";")
  }
}
