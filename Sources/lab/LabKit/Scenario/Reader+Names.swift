import AutoTrack
import LabLanguage
import MiniUI

/// Readers of names with a format; the empty text is invalid for all of them.
extension Reader where Value == String {
  /// Reads a bundle identifier: words separated by dots.
  static var bundle: Reader {
    string.map(
      to: Noun(one: "a bundle identifier such as 'com.example.shop'", many: "bundle identifiers")
    ) { text in
      let words = text.split(separator: ".", omittingEmptySubsequences: false)
      return words.allSatisfy { !$0.isEmpty && $0.isOf(Self.letters + Self.digits + "-") }
        ? text : nil
    }
  }

  /// Reads the team identifier that Apple assigns.
  static var team: Reader {
    let noun = Noun(one: "a team's ten capitals and digits, such as 'ABCDE12345'", many: "teams")
    return string.map(to: noun) { text in
      text.count == 10 && text.isOf(Self.letters.uppercased() + Self.digits) ? text : nil
    }
  }

  /// Reads a URL scheme (RFC 3986, 3.1).
  static var addressScheme: Reader {
    let noun = Noun(one: "a scheme such as 'shop', without '://'", many: "schemes")
    return string.map(to: noun) { text in
      guard let first = text.first, Self.letters.contains(first) else { return nil }
      return text.isOf(Self.letters + Self.digits + "+-.") ? text : nil
    }
  }

  /// Reads the version of an app, made of numbers.
  static var appVersion: Reader {
    let noun = Noun(one: "a version such as \"2.3.1\"", many: "versions")
    return string.map(to: noun) { AppVersion($0) == nil ? nil : $0 }
  }

  /// Reads the HTTP or HTTPS address of a server.
  static var serverAddress: Reader {
    let noun = Noun(one: "an address such as 'https://data.example/sa'", many: "addresses")
    return string.map(to: noun) { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 2, ["http:", "https:"].contains(parts[0].lowercased()),
        parts[1].isEmpty, !parts[2].isEmpty, !text.contains(where: \.isWhitespace)
      else { return nil }
      return text
    }
  }

  private static var letters: String {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  }
  private static var digits: String { "0123456789" }
}

extension StringProtocol {
  /// Returns true if the text consists of these Characters only.
  fileprivate func isOf(_ characters: String) -> Bool { allSatisfy(characters.contains) }
}

extension Reader where Value == Instant {
  /// Reads a time in UTC in ISO 8601.
  static var instant: Reader<Instant> {
    Reader<String>.string.map(
      to: Noun(one: "a time such as '2020-01-01T00:00:00Z'", many: "times")
    ) { Instant(iso8601: $0) }
  }
}

extension Reader where Value == Bool {
  /// Reads `true`; `false` is rejected, because leaving the key out means the same.
  static var always: Reader {
    Reader(Noun(one: "true", many: "trues"), from: [.boolean], shape: .yes) { node, mistakes in
      if node.value == .boolean(true) { return true }
      mistakes.record("expected true, found false", at: node.range)
      return nil
    }
  }
}

/// The argument of a verb or an action without options.
package struct NoOptions: Sendable {}

extension Reader where Value == NoOptions {
  /// Reads the empty object: `{}`.
  static var nothing: Reader {
    .object(Noun(one: "{}", many: "{}s"), .constant(NoOptions()))
  }
}

extension Size: WrittenValue {
  /// The width and height: `[390, 844]`.
  var json5: String {
    let sides = [width, height].map { PrintedJSON.fraction($0).text() }
    return "[\(sides.joined(separator: ", "))]"
  }
}

extension Instant: WrittenValue {
  var json5: String { "\"\(iso8601)\"" }
}

extension TimeZoneOffset: WrittenValue {
  /// The offset from UTC: `"Z"`.
  var json5: String { "\"\(self)\"" }
}

extension PropertyInputs: WrittenValue {
  /// The properties; only empty ones can be a default.
  var json5: String { pairs.isEmpty ? "{}" : "\(self)" }
}

extension Network: FormatValue {}
extension Instant: FieldValue {}
extension Size: FieldValue {}
extension TimeZoneOffset: FieldValue {}
