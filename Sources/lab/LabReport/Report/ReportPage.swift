import LabLanguage
import Wording

/// The page of a report: one file of HTML with its data, which needs no network.
package struct ReportPage {
  private let data: ReportData
  private let json: String
  private let summary: RunSummary
  /// The stamp of a page that the lab keeps writing; nil for other pages.
  private let stamp: String?

  /// A page with the data of a run; a watched one compares itself with its file.
  init(data: ReportData, json: String, summary: RunSummary, isWatched: Bool) {
    (self.data, self.json, self.summary) = (data, json, summary)
    stamp = isWatched ? Self.stamp(of: json) : nil
  }

  /// The page.
  ///
  /// The policy allows only the page's own scripts and style, by their hashes. A script may not
  /// make markup of text, and the data is not a script. A watched page may show itself in a frame.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">\(probe)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(summary.description.escapedForHTML)</title>
    <style>\(PageCode.style)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header id="header"></header>
    <main id="main" tabindex="-1"></main>
    <noscript>\(table)</noscript>
    <script type="application/json" id="data">\(json.escapedForScript)</script>
    <script>\(PageCode.script)</script>
    </body>
    </html>

    """
  }

  private var policy: String {
    let scripts = stamp == nil ? [PageCode.scriptHash] : [PageCode.probeHash, PageCode.scriptHash]
    let rules = [
      "default-src 'none'", "script-src \(scripts.map { "'\($0)'" }.joined(separator: " "))",
      stamp == nil ? nil : "frame-src 'self' file:", "style-src '\(PageCode.styleHash)'",
      "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
    ]
    return rules.compactMap(\.self).joined(separator: "; ")
  }

  /// The stamp with the script that reports it, before everything else.
  private var probe: String {
    guard let stamp else { return "" }
    return "\n\(Self.stampHead)\(stamp)\">\n<script>\(PageCode.probe)</script>"
  }

  private static let stampHead = "<meta name=\"stamp\" content=\""

  /// Returns a stamp that changes with the data or the code of the page (FNV-1a).
  private static func stamp(of json: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [json, PageCode.scriptHash, PageCode.styleHash] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  /// Returns a watched page with the note that a later run was not possible.
  ///
  /// Nil for a page with the note, and for any other file.
  package static func outdated(_ page: [UInt8]) -> [UInt8]? {
    let head = Array(stampHead.utf8)
    guard let start = page.prefix(2_000).firstRange(of: head)?.upperBound,
      let end = page[start...].firstIndex(of: UInt8(ascii: "\"")),
      !page[start..<end].contains(UInt8(ascii: " "))
    else { return nil }
    return Array(page[..<end]) + Array(" mistake".utf8) + page[end...]
  }

  /// The overview for browsers without scripts.
  private var table: String {
    let head = ["Result", "Scenario", "File", "First cause", "Steps", "Events"]
    let rows = data.rows.map { Self.row($0, "td") }
    return "<h1>\(summary.description.escapedForHTML)</h1>\n<table>\n"
      + ([Self.row(head, "th")] + rows).joined() + "</table>"
  }

  private static func row(_ cells: [String], _ element: String) -> String {
    "<tr>" + cells.map { "<\(element)>\($0.escapedForHTML)</\(element)>" }.joined() + "</tr>\n"
  }
}

extension String {
  /// The text as the content of an HTML element; characters that cannot be seen become visible.
  ///
  /// A scalar is escaped also where others join it to one character, such as an accent on `<`.
  fileprivate var escapedForHTML: String {
    var text = ""
    for character in self {
      let shown = character == "\n" ? character : character.shown
      for scalar in shown.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }

  /// JSON that neither ends a script element nor begins a comment in one.
  fileprivate var escapedForScript: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      // A string of JSON may have any character escaped, and only strings have this one.
      if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
