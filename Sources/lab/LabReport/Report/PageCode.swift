import LabSystem
import PageFiles

/// The scripts and the style of the report's page, with the hashes by which its policy names them.
package enum PageCode {
  static let script = bundle(modules)
  /// The first script of a page that the lab keeps writing.
  static let probe = unsafe String(cString: pageProbe())
  static let style = unsafe String(cString: pageStyle())

  static let scriptHash = "sha256-" + SHA256.base64(of: script)
  static let probeHash = "sha256-" + SHA256.base64(of: probe)
  static let styleHash = "sha256-" + SHA256.base64(of: style)

  /// The texts of the modules in the order of their imports.
  private static var modules: [String] {
    var texts: [String] = []
    var next = unsafe pageModules()
    while let text = unsafe Optional(String(cString: next)), !text.isEmpty {
      texts.append(text)
      unsafe next += text.utf8.count + 1
    }
    return texts
  }

  /// Puts modules together as one function, without their imports and exports.
  ///
  /// The names at the top of all modules differ, so they need no scopes of their own.
  static func bundle(_ modules: [String]) -> String {
    let body = modules.map(withoutImports).joined(separator: "\n")
    return "\"use strict\";\n(() => {\n\(body)\nopen();\n})();\n"
  }

  /// Removes the imports, which stand above all code and may have several lines, and the word
  /// `export` of declarations.
  private static func withoutImports(_ module: String) -> String {
    var (isHead, isImport) = (true, false)
    var kept: [Substring] = []
    for line in module.split(separator: "\n", omittingEmptySubsequences: false) {
      isImport = isImport || isHead && line.hasPrefix("import ")
      if isImport {
        isImport = !line.hasSuffix(";")
      } else {
        // A text of several lines may have such words, too.
        isHead = isHead && (line.isEmpty || line.hasPrefix("//"))
        kept.append(exports.contains(where: line.hasPrefix) ? line.dropFirst(7) : line)
      }
    }
    return kept.joined(separator: "\n")
  }

  private static let exports = ["const ", "function "].map { "export " + $0 }
}
