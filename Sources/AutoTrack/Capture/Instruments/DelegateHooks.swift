import MiniUI

/// Hooks a message of every delegate that objects of a class are given (S3.3c, OB-10).
///
/// The delegate itself is hooked, through a private subclass: no other object of its class is
/// touched, and the getter goes on returning what was set (OB-11). A delegate that lacks the method
/// gets one in time to be asked for it. Delegates that were set before are set again, because a
/// container remembers what its delegate responds to (OB-9).
final class DelegateHooks: Removable {
  private let role: Role
  private let install: (DynamicObject) throws(HookError) -> Hook
  private let refused: (DynamicObject, String) -> Void
  private var delegates: [Hooked] = []
  private var containers: [Container] = []

  private struct Hooked {
    weak let object: DynamicObject?
    weak let type: DynamicClass?
    let hook: Hook

    /// Whether messages to the object still come by; not where somebody has given it another class.
    var isInLine: Bool {
      guard let object, let type else { return false }
      return object.isa.isSubclass(of: type)
    }
  }

  private struct Container { weak let object: DynamicObject? }

  /// How an object is given its delegate, and how it is asked for it.
  struct Role {
    /// What sets it.
    var setter = Message<ObjectToVoid>.setDelegate
    /// What answers it.
    var getter = Message<ToObject>.delegate
  }

  private init(
    _ role: Role, installing install: @escaping (DynamicObject) throws(HookError) -> Hook,
    refused: @escaping (DynamicObject, String) -> Void
  ) {
    self.role = role
    self.install = install
    self.refused = refused
  }

  /// Hooks the setter of a class, and the message on each delegate from now on.
  ///
  /// The setter is the second part: removed first, it sees nothing of the delegates being set
  /// again. Its body keeps the hooks alive, whether or not anybody keeps the tracker.
  ///
  /// - Parameters:
  ///   - type: The class whose objects have delegates.
  ///   - owner: Who hooks.
  ///   - role: By which messages they have them.
  ///   - parts: Where what was installed is appended.
  ///   - install: Hooks one delegate.
  ///   - refused: Called with a delegate that could not be hooked, and why.
  /// - Throws: ``HookError`` when the setter cannot be hooked.
  static func install(
    on type: DynamicClass, owner: String, as role: Role = Role(),
    appendingTo parts: inout [any Removable],
    installing install: @escaping (DynamicObject) throws(HookError) -> Hook,
    refused: @escaping (DynamicObject, String) -> Void
  ) throws(HookError) {
    let hooks = DelegateHooks(role, installing: install, refused: refused)
    let setter = try type.hook(
      role.setter, owner: owner,
      .before { (container: DynamicObject, delegate) in
        if let delegate { hooks.prepare(delegate, of: container) }
      })
    parts += [hooks, setter] as [any Removable]
  }

  /// Sets the delegate of a container that lives already again, so that it is hooked, too.
  ///
  /// Nil first: setting the same delegate again may be ignored (OB-9).
  static func adopt(_ container: DynamicObject, as role: Role = Role()) {
    guard let delegate = container.send(role.getter)() else { return }
    container.send(role.setter)(nil)
    container.send(role.setter)(delegate)
  }

  /// Takes the hooks out and sets the delegates again, so that no container asks for them.
  func remove() -> Bool {
    let isIn = delegates.contains { $0.hook.isInstalled }
    for delegate in delegates { delegate.hook.remove() }
    for case let container? in containers.map(\.object) { Self.adopt(container, as: role) }
    (delegates, containers) = ([], [])
    return isIn
  }

  private func prepare(_ delegate: DynamicObject, of container: DynamicObject) {
    delegates.removeAll { $0.object == nil }
    containers.removeAll { $0.object == nil || $0.object === container }
    guard !(delegate is DynamicClass) else {
      return refused(delegate, "a class as a delegate is not hooked, its objects would be, too")
    }
    containers.append(Container(object: container))
    if let known = delegates.firstIndex(where: { $0.object === delegate }) {
      if delegates[known].isInLine { return }
      delegates.remove(at: known).hook.remove()
    }
    do {
      let hook = try install(delegate)
      delegates.append(Hooked(object: delegate, type: delegate.isa, hook: hook))
    } catch {
      refused(delegate, "\(error)")
    }
  }
}
