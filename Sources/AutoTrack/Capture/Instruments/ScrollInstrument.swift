import MiniUI
import Wording

/// An instrument for the end of a person's scrolling, on the views' delegates (S3.4).
///
/// Views without a delegate and scrolling by code are not seen.
struct ScrollInstrument: Instrument {
  init() {}

  package var name: String { "scrolling" }

  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    reasonUnlessNamed(in: configuration)
  }

  /// Hooks `setDelegate:` of `UIScrollView`, and the two delegate methods that end scrolling.
  package func install(
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
        // The first installation already reports a delegate that cannot be hooked.
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
