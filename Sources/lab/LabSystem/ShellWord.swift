import LabLanguage

extension String {
  /// The text quoted as one shell word, and as a path for the lab.
  ///
  /// Characters that a terminal would obey are spelled in the form `$'\033'` of bash and zsh.
  package var shellWord: String {
    // The bare name stands for the standard streams.
    let path = hasPrefix("-") && self != StreamedFiles.name ? "./" + self : self
    guard path.printable == path else { return path.spelled }
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0) }
    guard !isPlain || path.isEmpty else { return path }
    return "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private var spelled: String {
    let parts = map { character -> String in
      if character == "'" || character == "\\" { return "\\\(character)" }
      if String(character).printable == String(character) { return String(character) }
      return character.utf8.map(\.octal).joined()
    }
    return "$'" + parts.joined() + "'"
  }
}

extension UInt8 {
  /// A backslash and three octal digits.
  fileprivate var octal: String {
    let digits = String(self, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
