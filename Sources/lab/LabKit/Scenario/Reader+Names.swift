import AutoTrack
import LabLanguage

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
