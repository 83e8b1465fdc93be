import MiniUI

/// Finds the controller that counts as the screen of what a person touched.
enum ScreenFinder {
  /// The screen that a click counts for: a child in a plain container counts for the container
  /// (SA-P18), and where there is no controller it is what the key window shows.
  static func screen(of responder: Responder) -> ViewController? {
    guard var screen = nearestController(to: responder) else {
      return responder.process.application.keyWindow?.rootViewController
    }
    while let parent = screen.parent { screen = parent }
    return screen
  }

  /// The first view controller up the responder chain (SA-A10).
  private static func nearestController(to responder: Responder) -> ViewController? {
    responder.responderChain.lazy.compactMap { $0 as? ViewController }.first
  }
}
