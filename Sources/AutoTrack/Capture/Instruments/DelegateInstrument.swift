import MiniUI

/// An instrument that hooks the delegates of several container classes (S3.3c, S3.3e).
protocol DelegateInstrument: Instrument {
  /// The shape of the delegate's message.
  associatedtype Told: Shape
  /// The classes of the containers, each with the message of its delegates.
  static var kinds: [(DynamicObject.Type, Message<Told>)] { get }
  /// Returns the existing containers, whose delegates are set again.
  func containers(in process: AppProcess) -> [DynamicObject]
  /// Returns the body that runs before the delegate's method.
  func body(postingTo moments: MomentHub) -> Body<Told, DynamicObject>
}

extension DelegateInstrument {
  /// Hooks `setDelegate:` of each class and the message of each delegate.
  func installOnDelegates(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try .installing { (parts) throws(HookError) in
      let living = containers(in: process)
      for (type, message) in Self.kinds {
        let kind = process.classes[type]
        try DelegateHooks.install(
          on: kind, owner: name, appendingTo: &parts,
          installing: { (delegate) throws(HookError) in
            try delegate.hookThisObject(message, owner: name, body(postingTo: moments))
          },
          refused: moments.report(as: name))
        for container in living where container.isKind(of: kind) { DelegateHooks.adopt(container) }
      }
    }
  }
}
