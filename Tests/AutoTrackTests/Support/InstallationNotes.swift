/// The diagnostics about the instruments of the default configuration.
enum InstallationNotes {
  /// For a process in which every hook can be installed.
  static let ofAll = """
    appLife: installed
    screens: installed
    controlActions: installed
    rowSelections: installed
    gestures: installed
    alerts: installed
    dialogs: installed
    backButton: installed
    tabs: installed
    \(ofUnwanted)
    """

  /// For the instruments that are off by default, in any process.
  static let ofUnwanted = """
    touches: skipped, because oneClickPerTouch is off
    reactTouches: skipped, because the app has no class RCTUIManager
    scrolling: skipped, because the configuration does not enable it
    webLoads: skipped, because the configuration does not enable it
    inputChanges: skipped, because the configuration does not enable it
    userAgent: skipped, because the bridge does not mark the user agent
    scriptMessages: skipped, because the bridge does not accept script messages
    """
}
