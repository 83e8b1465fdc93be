/// The application object of a process: `UIApplication`.
public final class Application: Responder {
  /// The delegate, kept alive by the application.
  public var delegate: DynamicObject?
  /// The visible windows, in the order in which they were shown.
  public private(set) var windows: [Window] = []
  /// The window that was made key last, if it is still visible.
  public private(set) weak var keyWindow: Window?
  /// Whether the app is in the foreground: AL-14.
  public internal(set) var state = State.inactive
  /// Whether the app has been launched.
  var isLaunched = false

  /// Where the app stands, with UIKit's values.
  public enum State: Int, Sendable {
    /// In the foreground, and it gets events.
    case active
    /// In the foreground, and it gets none: during launch and interruptions.
    case inactive
    /// In the background.
    case background
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Application.self, name: "UIApplication", superclass: Responder.self) {
      methods in
      methods.define(
        .nextResponder, Body { application, _ in application.delegate as? Responder })
      methods.define(.sendEvent, Body { application, event, _ in application.deliver(event) })
      methods.define(
        .sendAction,
        Body { application, action, target, sender, event, _ in
          application.perform(action, on: target, from: sender, for: event)
        })
    }
  }

  /// Shows a window in front of others of its level and lets it get what has no place.
  func makeKey(_ window: Window) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    keyWindow = window
  }

  /// Takes a window off the screen.
  func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  private func deliver(_ event: DynamicObject?) {
    guard let event = event as? TouchEvent else { return }
    for touch in event.allTouches {
      guard let view = touch.view, let message = touch.phase.message else { continue }
      let set = TouchSet(in: process)
      set.touches = [touch]
      view.send(message)(set, event)
    }
  }
}

extension Touch.Phase {
  /// The message that tells a responder of a touch in this phase.
  fileprivate var message: Message<ObjectsToVoid>? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    case .stationary: nil
    }
  }
}

extension Message where S == ObjectToVoid {
  /// `-[UIApplication sendEvent:]`, with a ``TouchEvent``.
  @inlinable public static var sendEvent: Self { Message(.`sendEvent:`) }
}
