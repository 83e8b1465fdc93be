import MiniUI

/// The paths of a tracker's elements: in its scheme, and in the default one for their ids (S3.7g).
final class ElementPaths {
  private let standard: PathCache
  /// The scheme that was asked for, if it is another one.
  private let other: (any PathScheme)?
  /// Whether there is one; asking is cheaper than copying none.
  private let hasOther: Bool

  /// Takes the scheme of the configuration, nil for the default, and the names of its pages.
  init(_ scheme: (any PathScheme)?, pages: [String: String]) {
    standard = PathCache(DefaultPathScheme(pages: pages))
    other = scheme is DefaultPathScheme ? nil : scheme?.cached()
    hasOther = other != nil
  }

  /// The path in the default scheme, whatever the tracker's own (S3.7g).
  func defaultPath(of view: View) -> String { standard.path(of: view) }

  /// Another element of a screen with the same default path; nil for none (S3.7i).
  func twin(of view: View, on screen: ViewController) -> View? {
    PathCollisions(in: standard).twin(of: view, on: screen)
  }

  /// Where an element is now in the default scheme, with its type and what its position is.
  func place(of view: View) -> PathCache.Entry { standard.currentEntry(of: view) }

  /// The path of an element that was just found at a place.
  func path(of view: View, at place: PathCache.Entry) -> String {
    if hasOther, let other { return other.path(of: view) }
    return place.path
  }
}
