import LabLanguage
import MiniUI

/// Several apps on one device, one of them in front.
extension Simulation {
  func open(_ opening: AppOpening) throws(StepFault) {
    let bundle = opening.bundle?.value ?? shelf.own
    switch opening.manner {
    case .launch: try launch(bundle)
    case .launchInBackground: try launch(bundle, inBackground: true)
    case .relaunch: try relaunch(bundle)
    case .foreground: try bringBack(bundle)
    }
  }

  /// Kills the process of an app, if it runs, and starts another.
  func relaunch(_ bundle: String) throws(StepFault) {
    session(of: bundle)?.process.kill()
    try launch(bundle)
  }

  /// Sends the app in front to the background, unless it is the given one.
  func leaveFront(for bundle: String) {
    guard let session, session.process.isRunning, !session.isInBackground,
      session.process.app.bundle != bundle
    else { return }
    session.process.enterBackground()
  }

  private func bringBack(_ bundle: String) throws(StepFault) {
    guard let found = session(of: bundle) else {
      throw StepFault("\(bundle) has not been launched; launch it first")
    }
    if let reason = found.reasonNotRunning { throw StepFault(reason) }
    guard found.isInBackground else {
      throw StepFault("the app is in the foreground already")
    }
    leaveFront(for: bundle)
    putInFront(found)
    found.process.enterForeground()
  }
}
