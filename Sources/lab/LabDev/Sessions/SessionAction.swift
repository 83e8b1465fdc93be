/// An action of a random session; each occurs in many sessions.
enum SessionAction: String, CaseIterable, Sendable {
  case launch
  /// Kills the app without a notification.
  case kill
  /// Ends the app, which is notified before.
  case terminate
  case relaunch
  /// Ends the app with an uncaught exception.
  case crash
  case background
  /// Brings the app back.
  case foreground
  /// Interrupts the app with a call that ends again.
  case interrupt
  case tapButton
  /// Taps a row, which shows another screen.
  case tapRow
  case goBack
  /// Pushes a screen that goes back in an appearance callback.
  case openDetour
  /// Presents a screen that dismisses itself once it has appeared.
  case openNotice
  case openIgnored
  case tapIgnored
  case closeIgnored
  /// Shows a screen with a page of the web.
  case openPage
  case tapPage
  /// Types a word that events contain, too.
  case typeWord
  /// Taps the button inside of the text input.
  case tapSearch
  /// Types a text that must not be stored.
  case typeSecret
  case track
  /// Tracks an event with invalid properties.
  case trackBad
  case profile
  case login
  case logout
  case flush
  case stopTracker
  case startTracker
  /// Waits a few seconds at most.
  case waitShortly
  /// Waits some minutes at most.
  case wait
  case waitLong
  case clockForward
  case clockBack
  /// Changes the network, or disconnects it.
  case network
  /// Replaces the app with another version.
  case update
  case reboot
  case serverFault
  case serverWell
  case diskFault
  case diskWell

  /// The relative frequency among the possible actions.
  var weight: Int {
    switch self {
    case .tapButton, .track: 12
    case .launch, .foreground, .startTracker: 8
    case .tapRow, .goBack, .waitShortly: 6
    case .wait, .background, .serverFault, .serverWell, .tapPage: 4
    case .openPage, .tapSearch, .flush, .network, .diskWell, .openIgnored, .closeIgnored,
      .tapIgnored, .typeSecret, .openDetour, .openNotice:
      3
    case .typeWord, .kill, .trackBad, .profile, .login, .logout, .diskFault: 2
    case .terminate, .relaunch, .crash, .interrupt, .stopTracker, .waitLong, .clockForward,
      .clockBack, .update, .reboot:
      1
    }
  }
}
