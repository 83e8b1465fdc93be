import MiniUI
import Wording

/// An instrument for the end of a text's editing and changed date pickers, without the values.
///
/// A date picker is seen by the action that it sends; one without an action is not seen.
struct InputChangeInstrument: Instrument {
  init() {}

  package var name: String { "inputChanges" }

  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    reasonUnlessNamed(in: configuration)
  }

  /// Observes the end of editing, and hooks the actions of date pickers.
  package func install(
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

  /// A filter for the actions that one change of a picker sends to several targets.
  private final class LastSeen {
    private weak var picker: DatePicker?
    private var time: Duration?

    func note(_ new: DatePicker) -> Bool {
      let now = new.process.device.clock.uptime
      defer { (picker, time) = (new, now) }
      return picker !== new || time != now
    }
  }
}
