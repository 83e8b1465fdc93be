/// An action of a random session; each occurs in many sessions.
enum SessionAction: String, CaseIterable, Sendable {
  /// Launches the app.
  case launch
  /// Kills the app without a notification.
  case kill
  /// Ends the app, which is notified before.
  case terminate
  /// Kills and launches the app.
  case relaunch
  /// Ends the app with an uncaught exception.
  case crash
  /// Sends the app to the background.
  case background
  /// Brings the app back.
  case foreground
  /// Interrupts the app with a call that ends again.
  case interrupt
  case tapButton
  /// Taps a row, which shows another screen.
  case tapRow
  /// Taps the back button.
  case goBack
  /// Pushes a screen that goes back in an appearance callback.
  case openDetour
  /// Presents a screen that dismisses itself once it has appeared.
  case openNotice
  /// Shows an ignored screen.
  case openIgnored
  /// Taps an ignored view.
  case tapIgnored
  /// Closes the ignored screen.
  case closeIgnored
  /// Types a text that must not be stored.
  case typeSecret
  /// Tracks a custom event.
  case track
  /// Tracks an event with invalid properties.
  case trackBad
  /// Sets a property of the profile.
  case profile
  /// Logs a user in.
  case login
  /// Logs the user out.
  case logout
  /// Flushes the queued events.
  case flush
  case stopTracker
  case startTracker
  /// Waits a few seconds at most.
  case waitShortly
  /// Waits some minutes at most.
  case wait
  case waitLong
  /// Sets the clock forward.
  case clockForward
  /// Sets the clock back.
  case clockBack
  /// Changes the network, or disconnects it.
  case network
  /// Replaces the app with another version.
  case update
  /// Reboots the device.
  case reboot
  /// Starts a fault of the server.
  case serverFault
  /// Ends the faults of the server.
  case serverWell
  /// Starts a fault of the disk.
  case diskFault
  /// Ends the faults of the disk.
  case diskWell

  /// The relative frequency among the possible actions.
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
