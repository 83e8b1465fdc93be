import MiniUI

/// The paths of a tracker's elements in its scheme and, for view ids, in the default one (S3.7g).
final class ElementPaths {
  private let standard: PathCache
  /// The tracker's scheme; nil for the default one.
  private let other: (any PathSource)?
  /// True if there is another scheme; cheaper than a copy of `other`.
  private let hasOther: Bool

  init(_ scheme: any PathScheme, pages: [String: String]) {
    let named = scheme.naming(pages)
    standard = PathCache(named as? DefaultPathScheme ?? DefaultPathScheme(pages: pages))
    other = named is DefaultPathScheme ? nil : named.cached()
    hasOther = other != nil
  }

  /// Returns the path in the default scheme, independent of the tracker's (S3.7g).
  func defaultPath(of view: View) -> String { standard.path(of: view) }

  /// Returns another element of a screen with the same default path, or nil (S3.7i).
  func twin(of view: View, on screen: ViewController) -> View? {
    PathCollisions(from: standard).twin(of: view, on: screen)
  }

  /// Returns the current cache entry of a view in the default scheme.
  func place(of view: View) -> PathCache.Entry { standard.currentEntry(of: view) }

  /// Returns the path of a view whose entry was just read.
  func path(of view: View, at place: PathCache.Entry) -> String {
    if hasOther, let other { return other.path(of: view) }
    return place.path
  }
}
