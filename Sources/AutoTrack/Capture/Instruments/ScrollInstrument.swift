public import MiniUI

/// Sees what a person scrolls, once it has come to rest, through the views' delegates (S3.4).
///
/// A view without a delegate is not seen, nor is what code scrolls.
public struct ScrollInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `scrolling`.
  public var name: String { "scrolling" }

  /// For those who name it only.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    reasonUnlessNamed(in: configuration)
  }

  /// Hooks `setDelegate:` of `UIScrollView`, and the two methods of each delegate that say that
  /// a person's scrolling is over.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let type = process.classes[ScrollView.self]
    return try .installing { (parts) throws(HookError) in
      try DelegateHooks.install(
        on: type, owner: name, appendingTo: &parts,
        installing: { (delegate) throws(HookError) in
          try delegate.hookThisObject(
            .scrollViewDidEndDragging, owner: name,
            .before { receiver, view, decelerates in
              if !decelerates { post(view, toldTo: receiver, moments) }
            })
        },
        refused: moments.report(as: name))
      try DelegateHooks.install(
        on: type, owner: name, appendingTo: &parts,
        installing: { (delegate) throws(HookError) in
          try delegate.hookThisObject(
            .scrollViewDidEndDecelerating, owner: name,
            .before { receiver, view in post(view, toldTo: receiver, moments) })
        },
        refused: { _, _ in })
      for case let view as ScrollView in LivingObjects(in: process).views {
        DelegateHooks.adopt(view)
      }
    }
  }

  private func post(
    _ view: DynamicObject?, toldTo receiver: DynamicObject, _ moments: MomentHub
  ) {
    guard let view = view as? ScrollView, receiver === view.delegate else { return }
    moments.post(Moment(.scrolled(view), in: view.process))
  }
}
