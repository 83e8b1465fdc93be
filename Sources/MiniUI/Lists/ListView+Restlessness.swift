/// The limit for lists whose rows change at every layout, so that layout would never end.
extension ListView {
  /// The number of times that one layout may restart after a change of rows (TV-7, TV-12).
  ///
  /// It is the largest threshold that UIKit's own detection of endless layout accepts.
  static var mostBeginnings: Int { 1_000 }

  /// Ends the app, as the watchdog does when the main thread hangs.
  final func endRestlessApp() {
    table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "the watchdog ended the app: the layout of a \(self.class.name) restarted "
          + "\(Self.mostBeginnings) times, because its rows changed during each layout"))
  }
}
