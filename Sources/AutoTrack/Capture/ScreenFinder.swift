import MiniUI

/// Finds the controller that a view belongs to, and the one that counts as its screen.
enum ScreenFinder {
  /// The nearest view controller up the responder chain: the root of the viewPath (S3.7a).
  static func controller(of view: Responder) -> ViewController? {
    view.responderChain.lazy.compactMap { $0 as? ViewController }.first
  }

  /// The screen that a click counts for: a child in a plain container counts for the container
  /// (SA-P18), and where there is no controller it is what the key window shows (SA-A10).
  static func screen(of responder: Responder, in process: AppProcess) -> ViewController? {
    var candidate = controller(of: responder)
    while let parent = candidate?.parent { candidate = parent }
    return candidate ?? process.application.keyWindow?.rootViewController
  }
}
