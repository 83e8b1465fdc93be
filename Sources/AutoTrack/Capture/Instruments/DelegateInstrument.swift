import MiniUI

/// An instrument that sees what containers of several classes tell their delegates (S3.3c, S3.3e).
protocol DelegateInstrument: Instrument {
  /// What a delegate is told.
  associatedtype Told: Shape
  /// The classes of the containers, each with the message to its delegates.
  static var kinds: [(DynamicObject.Type, Message<Told>)] { get }
  /// The containers that live already; they are given their delegates again.
  func containers(in process: AppProcess) -> [DynamicObject]
  /// What a delegate does before it is told.
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
