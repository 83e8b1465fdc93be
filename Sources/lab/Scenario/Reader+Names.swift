import AutoTrack

/// Names that the system and the web have forms for; an empty text is none of them.
extension Reader where Value == String {
  /// What names an app on every device: words with dots between them.
  static var bundle: Reader {
    string.map(
      to: Noun(one: "a bundle identifier such as 'com.example.shop'", many: "bundle identifiers")
    ) { text in
      let words = text.split(separator: ".", omittingEmptySubsequences: false)
      return words.allSatisfy { !$0.isEmpty && $0.isOf(Self.letters + Self.digits + "-") }
        ? text : nil
    }
  }

  /// The prefix that Apple gives a team of developers.
  static var team: Reader {
    let noun = Noun(one: "a team's ten capitals and digits, such as 'ABCDE12345'", many: "teams")
    return string.map(to: noun) { text in
      text.count == 10 && text.isOf(Self.letters.uppercased() + Self.digits) ? text : nil
    }
  }

  /// What an address begins with (RFC 3986, 3.1).
  static var addressScheme: Reader {
    let noun = Noun(one: "a scheme such as 'shop', without '://'", many: "schemes")
    return string.map(to: noun) { text in
      guard let first = text.first, Self.letters.contains(first) else { return nil }
      return text.isOf(Self.letters + Self.digits + "+-.") ? text : nil
    }
  }

  /// The version of an app, of numbers, as it is written.
  static var appVersion: Reader {
    let noun = Noun(one: "a version such as \"2.3.1\"", many: "versions")
    return string.map(to: noun) { AppVersion($0) == nil ? nil : $0 }
  }

  /// The address of a server of the web.
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
  /// Whether every Character is one of these.
  fileprivate func isOf(_ characters: String) -> Bool { allSatisfy(characters.contains) }
}
