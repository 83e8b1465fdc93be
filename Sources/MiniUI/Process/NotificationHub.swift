/// A notification centre that calls observers at once, in the order of registration (AL-18).
///
/// It is registered as `NSNotificationCenter`; a post is the message `postNotification:`.
public final class NotificationHub: DynamicObject {
  private var observers: [Observer] = []
  private var lastNumber = 0

  private struct Observer {
    let token: Token
    let name: String
    weak var object: DynamicObject?
    let isFiltered: Bool
    let call: (PostedNotification) -> Void

    /// True if name and object match; a filter whose object was freed matches nothing.
    func wants(_ notification: PostedNotification) -> Bool {
      guard name == notification.name else { return false }
      return !isFiltered || (object != nil && object === notification.object)
    }
  }

  /// An identifier of an observation, used to end it.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NotificationHub.self, name: "NSNotificationCenter") { methods in
      methods.define(.postNotification) { hub, notification, _ in
        guard let notification = notification as? PostedNotification else { return }
        hub.deliver(notification)
      }
    }
  }

  /// Calls a closure for every notification of a name.
  ///
  /// - Parameters:
  /// - name: The notification's name.
  /// - object: The sender to observe; `nil` for all.
  /// - call: The closure to call.
  /// - Returns: The token that ends the observation; it lasts until then.
  @discardableResult
  public func observe(
    _ name: String, from object: DynamicObject? = nil,
    _ call: @escaping (PostedNotification) -> Void
  ) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    observers.append(
      Observer(
        token: token, name: name, object: object, isFiltered: object != nil, call: call))
    return token
  }

  /// Sends a message to an object, unretained, for every notification of a name.
  ///
  /// The method's types may differ from the message's, as an action's may (RC-4).
  @discardableResult
  public func addObserver(
    _ observer: DynamicObject, _ message: Message<ObjectToVoid>, name: String,
    from object: DynamicObject? = nil
  ) -> Token {
    observe(name, from: object) { [weak observer] notification in
      guard let observer else { return }
      observer.perform(observer.table.number(message), with: notification, nil)
    }
  }

  /// Ends an observation; also valid inside its own callback.
  public func remove(_ token: Token) {
    observers.removeAll { $0.token == token }
  }

  /// Posts a notification through the message `postNotification:`.
  public func post(_ name: String, from object: DynamicObject? = nil) {
    let notification = PostedNotification(in: process)
    notification.name = name
    notification.object = object
    send(.postNotification)(notification)
  }

  private func deliver(_ notification: PostedNotification) {
    for observer in observers where observer.wants(notification) {
      // An earlier observer may have removed this one or ended the process during the post.
      let isRegistered = observers.contains { $0.token == observer.token }
      if isRegistered, process.isRunning { observer.call(notification) }
    }
  }
}

/// A notification with its name and sender: registered as `NSNotification`.
public final class PostedNotification: DynamicObject {
  /// The name: `UIApplicationDidBecomeActiveNotification`.
  public internal(set) var name = ""
  /// The sender; nil if absent.
  public internal(set) var object: DynamicObject?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(PostedNotification.self, name: "NSNotification")
  }
}
