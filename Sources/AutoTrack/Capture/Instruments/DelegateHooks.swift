import MiniUI
import Wording

/// The hooks on a message of each delegate that objects of a class are given (S3.3c, OB-10).
///
/// The delegate object itself is hooked through a private subclass: other objects of its class are
/// unaffected, and the getter returns the object that was set (OB-11). A delegate without the
/// method gets one before the container checks for it. Earlier delegates are set again, because a
/// container caches the methods that its delegate responds to (OB-9).
///
/// Other code may change the delegate's class afterwards: when the last key-value observer goes,
/// the runtime gives the object the class back that it had before the first one came (OB-13). No
/// message tells of it, so the classes are compared before each touch.
final class DelegateHooks: Removable {
  private let role: Role
  private let owner: String
  private let install: (DynamicObject) throws(HookError) -> Hook
  private let refused: (DynamicObject, Sentence) -> Void
  private var delegates: [Hooked] = []
  private var containers: [Container] = []
  /// The comparison before each touch; nil before the first delegate.
  private var comparison: Hook?

  private struct Hooked {
    weak let object: DynamicObject?
    weak let type: DynamicClass?
    let hook: Hook

    /// True if the object still has the hooked class; false once other code has changed its class.
    var isInLine: Bool {
      guard let object, let type else { return false }
      return object.isa.isSubclass(of: type)
    }
  }

  private struct Container { weak let object: DynamicObject? }

  /// The messages that set and get a delegate.
  struct Role {
    var setter = Message<ObjectToVoid>.setDelegate
    var getter = Message<ToObject>.delegate
  }

  private init(
    _ role: Role, owner: String,
    installing install: @escaping (DynamicObject) throws(HookError) -> Hook,
    refused: @escaping (DynamicObject, Sentence) -> Void
  ) {
    self.role = role
    self.owner = owner
    self.install = install
    self.refused = refused
  }

  /// Hooks the setter of a class, and the message on each delegate that is set from now on.
  ///
  /// The setter is the second part, so it is removed first and does not see the delegates being set
  /// again. Its body retains the hooks, even if the tracker is released.
  ///
  /// - Parameters:
  ///   - type: The class whose objects have delegates.
  ///   - owner: The owner of the hooks.
  ///   - role: The messages that set and get the delegate.
  ///   - parts: The list to which the installed parts are appended.
  ///   - install: Hooks one delegate.
  ///   - refused: Called with a delegate that could not be hooked, and the reason.
  /// - Throws: `HookError` if the setter cannot be hooked.
  static func install(
    on type: DynamicClass, owner: String, as role: Role = Role(),
    appendingTo parts: inout [any Removable],
    installing install: @escaping (DynamicObject) throws(HookError) -> Hook,
    refused: @escaping (DynamicObject, Sentence) -> Void
  ) throws(HookError) {
    let hooks = DelegateHooks(role, owner: owner, installing: install, refused: refused)
    let setter = try type.hook(
      role.setter, owner: owner,
      .before { (container: DynamicObject, delegate) in
        if let delegate { hooks.prepare(delegate, of: container) }
      })
    parts += [hooks, setter] as [any Removable]
  }

  /// Sets the delegate of an existing container again, so that it is hooked.
  ///
  /// The delegate is set to nil first: setting the same delegate again may be ignored (OB-9).
  static func adopt(_ container: DynamicObject, as role: Role = Role()) {
    guard let delegate = container.send(role.getter)() else { return }
    container.send(role.setter)(nil)
    container.send(role.setter)(delegate)
  }

  /// Removes the hooks and sets the delegates again, so that containers refresh their caches.
  func remove() -> Bool {
    let isIn = delegates.contains { $0.hook.isInstalled }
    comparison?.remove()
    comparison = nil
    for delegate in delegates { delegate.hook.remove() }
    for case let container? in containers.map(\.object) { Self.adopt(container, as: role) }
    (delegates, containers) = ([], [])
    return isIn
  }

  private func prepare(_ delegate: DynamicObject, of container: DynamicObject) {
    delegates.removeAll { $0.object == nil }
    containers.removeAll { $0.object == nil || $0.object === container }
    guard !(delegate is DynamicClass) else {
      return refused(delegate, "the delegate is a class; the hook would also run for its instances")
    }
    containers.append(Container(object: container))
    hook(delegate)
  }

  private func hook(_ delegate: DynamicObject) {
    if let known = delegates.firstIndex(where: { $0.object === delegate }) {
      if delegates[known].isInLine { return }
      delegates.remove(at: known).hook.remove()
    }
    do {
      let hook = try install(delegate)
      delegates.append(Hooked(object: delegate, type: delegate.isa, hook: hook))
      if comparison == nil { comparison = try compare(in: delegate.process) }
    } catch {
      refused(delegate, error.sentence)
    }
  }

  /// Hooks `-[UIApplication sendEvent:]`.
  ///
  /// A delegate that has left its class is hooked again before a touch reaches its container.
  private func compare(in process: AppProcess) throws(HookError) -> Hook {
    try process.classes[Application.self].hook(
      .sendEvent, owner: owner,
      .before { [weak self] (_: Application, _) in
        guard let self, delegates.contains(where: { !$0.isInLine }) else { return }
        delegates.removeAll { $0.object == nil }
        for case let delegate? in delegates.map(\.object) { hook(delegate) }
      })
  }
}
