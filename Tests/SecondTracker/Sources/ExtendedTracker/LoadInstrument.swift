import AutoTrack
import MiniUI
import Wording

/// An instrument for loaded views of screens; it is off unless a scenario sets `loads`.
struct LoadInstrument: Instrument {
  let name = "loads"

  /// A screen whose view was loaded.
  private struct Load: CustomFact {
    let screen: ViewController

    var event: CustomEvent? { CustomEvent("ScreenLoaded", on: screen.view) }
  }

  func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[ViewController.self].hook(
      .viewDidLoad, owner: name,
      .before { (screen: ViewController) in
        moments.post(Moment(.custom(Load(screen: screen)), in: screen.process))
      })
    return .installed([hook])
  }

  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.instruments[name] == true ? nil : "it is off by default"
  }
}
