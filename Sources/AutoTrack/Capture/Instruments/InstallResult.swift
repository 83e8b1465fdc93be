public import MiniUI

/// What came of installing an instrument.
public enum InstallResult {
  /// What has to be removed when the tracker stops.
  case installed([any Removable])
  /// Nothing was installed; the reason.
  case skipped(because: String)

  /// Installs parts one after another; a refusal takes out again those that came before it.
  ///
  /// - Parameter install: Appends each part as soon as it is in place.
  /// - Returns: What was installed.
  /// - Throws: ``HookError`` that the closure throws.
  public static func installing(
    _ install: (inout [any Removable]) throws(HookError) -> Void
  ) throws(HookError) -> InstallResult {
    var parts: [any Removable] = []
    do throws(HookError) {
      try install(&parts)
    } catch {
      for part in parts.reversed() { part.remove() }
      throw error
    }
    return .installed(parts)
  }
}
