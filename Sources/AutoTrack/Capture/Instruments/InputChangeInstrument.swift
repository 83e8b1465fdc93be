public import MiniUI

/// Sees that a person has done editing a text, or has turned a date picker; never to what.
///
/// A date picker is seen by the action that it sends; one that sends none is not seen.
public struct InputChangeInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `inputChanges`.
  public var name: String { "inputChanges" }

  /// For those who name it only.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    reasonUnlessNamed(in: configuration)
  }

  /// Observes the end of editing, and hooks what date pickers send.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hub = process.notifications
    let names = [TextNotification.fieldDidEndEditing, TextNotification.viewDidEndEditing]
    let seen = LastSeen()
    return try .installing { (parts) throws(HookError) in
      parts += names.map { name in
        Observation(of: name, in: hub) { post($0.object as? View, moments) }
      }
      parts.append(
        try process.classes[DatePicker.self].hook(
          .sendControlAction, owner: name,
          .before { (picker: DatePicker, _, _, _) in
            if seen.note(picker) { post(picker, moments) }
          }))
    }
  }

  private func post(_ view: View?, _ moments: MomentHub) {
    guard let view else { return }
    moments.post(Moment(.inputChanged(view), in: view.process))
  }

  /// One turn of a picker sends an action to each target, all at the same time.
  private final class LastSeen {
    private weak var picker: DatePicker?
    private var time: Duration?

    /// Whether this is another turn.
    func note(_ new: DatePicker) -> Bool {
      let now = new.process.device.clock.uptime
      defer { (picker, time) = (new, now) }
      return picker !== new || time != now
    }
  }
}
