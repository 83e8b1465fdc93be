import MiniUI

/// The paths of a tracker's elements: in its scheme, and in the default one for their ids (S3.7g).
struct ElementPaths {
  private let standard: PathCache
  /// The scheme that was asked for, if it is another one.
  private let other: (any PathScheme)?
  private let isStandard: Bool

  /// Takes the scheme of the configuration, nil for the default, and the names of its pages.
  init(_ scheme: (any PathScheme)?, pages: [String: String]) {
    standard = PathCache(DefaultPathScheme(pages: pages))
    isStandard = scheme == nil || scheme is DefaultPathScheme
    other = isStandard ? nil : scheme?.cached()
  }

  /// The path in the default scheme, whatever the tracker's own (S3.7g).
  func defaultPath(of view: View) -> String { standard.path(of: view) }

  /// Another element of a screen with the same default path; nil for none (S3.7i).
  func twin(of view: View, on screen: ViewController) -> View? {
    PathCollisions(in: standard).twin(of: view, on: screen)
  }

  /// Where an element is now.
  func location(of view: View) -> ElementLocation {
    guard !isStandard else { return standard.location(of: view) }
    var location = standard.location(of: view)
    if let other { location.path = other.path(of: view) }
    return location
  }
}
