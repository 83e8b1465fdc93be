public import MiniUI

/// The outcome of an installation.
public enum InstallResult {
  /// The installed parts, which are removed when the tracker stops.
  case installed([any Removable])
  /// The instrument was not installed, for this reason.
  case skipped(because: String)

  /// Installs parts one after another; a failure removes the earlier ones.
  ///
  /// - Parameter install: Appends each part as soon as it is installed.
  /// - Returns: The installed parts.
  /// - Throws: The ``HookError`` of the closure.
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
