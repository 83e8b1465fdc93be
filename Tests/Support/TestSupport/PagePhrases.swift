import Foundation
import Testing

/// The Chinese sentences of the lab.
package enum PagePhrases {
  /// The English forms of a family of sentences as patterns, in the order of the table.
  package static func patterns(of family: String) throws -> [Regex<AnyRegexOutput>] {
    let module = "Sources/lab/PageFiles/Modules/sentencetable.js"
    let text = try String(contentsOf: Repository.root.appending(path: module), encoding: .utf8)
    let part = try #require(
      text.firstMatch(of: try Regex("(?ms)^\\[\(family)\\]\n(.*?)\n(?:\n|`)"))?[1].substring)
    return try part.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map { line in
      try Regex("(?s)" + pattern(of: String(line).replacing("\\`", with: "`")))
    }
  }

  private static let gaps = [
    "{}": ".*", "{?}": ".*?", "{#}": "\\d+", "{-}": "\\S+", "{s}": "s?", "{ }": " *",
    "{  }": " {2,}",
  ]

  private static func pattern(of english: String) -> String {
    var pattern = ""
    var rest = english[...]
    while let gap = rest.firstMatch(of: #/\{[^}]*\}/#) {
      pattern += NSRegularExpression.escapedPattern(for: String(rest[..<gap.range.lowerBound]))
      pattern += gaps[String(gap.output)] ?? "(?:\(gap.output.dropFirst().dropLast()))"
      rest = rest[gap.range.upperBound...]
    }
    return pattern + NSRegularExpression.escapedPattern(for: String(rest))
  }
}
