import LabLanguage

/// The page of a report: one file of HTML with its data, which needs no network.
struct ReportPage {
  let data: ReportData
  let summary: RunSummary

  /// The page.
  ///
  /// The policy allows only the page's own script and style, by their hashes. The script may not
  /// make markup of text, and the data is not a script.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
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
    <script type="application/json" id="data">\(data.json(summary).escapedForScript)</script>
    <script>\(PageCode.script)</script>
    </body>
    </html>

    """
  }

  private static let policy = [
    "default-src 'none'", "script-src '\(PageCode.scriptHash)'",
    "style-src '\(PageCode.styleHash)'", "base-uri 'none'", "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].joined(separator: "; ")

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
  /// The text as the content of an HTML element; control characters become visible.
  fileprivate var escapedForHTML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
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
