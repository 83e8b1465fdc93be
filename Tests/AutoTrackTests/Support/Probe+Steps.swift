import AutoTrack
import MiniUI
import Testing

/// The steps, each with the outcomes it expects.
extension Probe {
  func start(expecting outcomes: Outcome..., at location: SourceLocation = #_sourceLocation) {
    expect(outcomes, at: location) { tracker.start() }
  }

  /// Launches the app and lets it come to rest.
  func launch(expecting outcomes: Outcome..., at location: SourceLocation = #_sourceLocation) {
    expect(outcomes, at: location) {
      process.launch()
      settle(location)
    }
  }

  /// Taps a view and lets the app come to rest.
  func tap(
    _ view: View, lasting duration: Duration = Finger.tapDuration, expecting outcomes: Outcome...,
    at location: SourceLocation = #_sourceLocation
  ) throws(TouchMiss) {
    var miss: TouchMiss?
    expect(outcomes, at: location) {
      do throws(TouchMiss) { try finger.tap(view, lasting: duration) } catch { miss = error }
      settle(location)
    }
    if let miss { throw miss }
  }

  /// Lets time pass.
  func wait(
    _ duration: Duration, expecting outcomes: Outcome...,
    at location: SourceLocation = #_sourceLocation
  ) {
    expect(outcomes, at: location) { process.mainLoop.advance(by: duration) }
  }

  /// The person goes to another app.
  func enterBackground(
    expecting outcomes: Outcome..., at location: SourceLocation = #_sourceLocation
  ) {
    expect(outcomes, at: location) { process.enterBackground() }
  }

  /// The person comes back.
  func enterForeground(
    expecting outcomes: Outcome..., at location: SourceLocation = #_sourceLocation
  ) {
    expect(outcomes, at: location) { process.enterForeground() }
  }

  /// Shows another screen in the key window and lets the app come to rest.
  func show(
    _ screen: ViewController, expecting outcomes: Outcome...,
    at location: SourceLocation = #_sourceLocation
  ) {
    expect(outcomes, at: location) {
      process.application.keyWindow?.rootViewController = screen
      settle(location)
    }
  }

  /// The key window's root controller, as its class.
  func root<Screen: ViewController>(
    as type: Screen.Type = Screen.self, at location: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(
      process.application.keyWindow?.rootViewController as? Screen, sourceLocation: location)
  }

  private func settle(_ location: SourceLocation) {
    #expect(process.mainLoop.settle() == .settled, sourceLocation: location)
  }
}
