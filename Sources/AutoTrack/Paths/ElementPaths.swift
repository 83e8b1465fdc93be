import MiniUI

/// The paths of a tracker's elements: in its scheme, and in the default one for their ids (S3.7g).
struct ElementPaths {
  private let standard: PathCache
  /// The scheme that was asked for, if it is another one.
  private let other: (any PathScheme)?

  /// Takes the scheme of the configuration, nil for the default, and the names of its pages.
  init(_ scheme: (any PathScheme)?, pages: [String: String]) {
    standard = PathCache(DefaultPathScheme(pages: pages))
    other = scheme is DefaultPathScheme ? nil : scheme?.cached()
  }

  /// The path in the default scheme, whatever the tracker's own (S3.7g).
  func defaultPath(of view: View) -> String { standard.path(of: view) }

  /// Another element of a screen with the same default path; nil for none (S3.7i).
  func twin(of view: View, on screen: ViewController) -> View? {
    PathCollisions(in: standard).twin(of: view, on: screen)
  }

  /// Writes down where an element is now: its path, its digest, its type and its position.
  func locate(_ view: View, in payload: inout ClickPayload) {
    standard.locate(view, in: &payload)
    if let other { payload.elementPath = other.path(of: view) }
  }
}
