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
    touches: skipped, because one touch may give several clicks
    reactTouches: skipped, because the app has no class RCTUIManager
    scrolling: skipped, because nobody has asked for it
    webLoads: skipped, because nobody has asked for it
    inputChanges: skipped, because nobody has asked for it
    userAgent: skipped, because the bridge does not mark the user agent
    scriptMessages: skipped, because the bridge takes no script messages
    """
}
