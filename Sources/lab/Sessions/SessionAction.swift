/// One thing that can happen in a random session; each occurs in many of them.
enum SessionAction: String, CaseIterable, Sendable {
  /// The app is launched.
  case launch
  /// The system ends the app without a word.
  case kill
  /// The app ends, and is told before.
  case terminate
  /// It is killed and launched again.
  case relaunch
  /// An exception that nobody catches ends the app.
  case crash
  /// The person goes to another app.
  case background
  /// The person comes back.
  case foreground
  /// A call comes up, and goes.
  case interrupt
  /// A finger on a button.
  case tapButton
  /// A finger on a row, which shows another screen.
  case tapRow
  /// A finger on the back button.
  case goBack
  /// A screen is pushed that goes back in an appearance callback.
  case openDetour
  /// A screen is presented that dismisses itself when it has appeared.
  case openNotice
  /// A screen that gives no events is shown.
  case openIgnored
  /// A finger on a view that gives no events.
  case tapIgnored
  /// The screen that gives no events goes.
  case closeIgnored
  /// A person types what nobody may see.
  case typeSecret
  /// An event of the app's own.
  case track
  /// An event whose properties are no good.
  case trackBad
  /// A fact about the person.
  case profile
  /// Somebody logs in.
  case login
  /// Whoever is logged in logs out.
  case logout
  /// The app's code sends what waits.
  case flush
  /// The tracker's watch ends.
  case stopTracker
  /// The tracker's watch begins again.
  case startTracker
  /// A moment passes.
  case waitShortly
  /// Some minutes pass.
  case wait
  /// A day passes.
  case waitLong
  /// The clock is set to a later time.
  case clockForward
  /// The clock is set to an earlier time.
  case clockBack
  /// The device is connected in another way, or not at all.
  case network
  /// The app is replaced by another version.
  case update
  /// The device is switched off and on.
  case reboot
  /// Something goes wrong with the server.
  case serverFault
  /// The server is well again.
  case serverWell
  /// Something goes wrong with the disk.
  case diskFault
  /// The disk is well again.
  case diskWell

  /// How often it is chosen, against the others that are possible.
  var weight: Int {
    switch self {
    case .tapButton, .track: 12
    case .launch, .foreground, .startTracker: 8
    case .tapRow, .goBack, .waitShortly: 6
    case .wait, .background, .serverFault, .serverWell: 4
    case .flush, .network, .diskWell, .openIgnored, .closeIgnored, .tapIgnored, .typeSecret,
      .openDetour, .openNotice:
      3
    case .kill, .trackBad, .profile, .login, .logout, .diskFault: 2
    case .terminate, .relaunch, .crash, .interrupt, .stopTracker, .waitLong, .clockForward,
      .clockBack, .update, .reboot:
      1
    }
  }
}
