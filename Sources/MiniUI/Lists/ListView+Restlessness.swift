/// Rows that change whenever the list shows them: no layout of such a list ever ends.
extension ListView {
  /// How often one layout may begin anew because the rows have changed meanwhile (TV-7, TV-12).
  ///
  /// The most that UIKit's own search for layouts without an end can be told to wait for.
  static var mostBeginnings: Int { 1_000 }

  /// Ends the app as the watchdog does with one whose main thread never returns.
  final func endRestlessApp() {
    table.raise(
      SimulatedException(
        name: "EXC_CRASH",
        reason: "the watchdog ended the app: the layout of a \(self.class.name) began anew "
          + "\(Self.mostBeginnings) times, because its rows changed each time it showed them"))
  }
}
