/// What is on record of the instruments that a tracker of usual configuration has.
enum InstallationNotes {
  /// In a process in which every instrument finds what it hooks.
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

  /// Of those that nobody has asked for, in any process.
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
