import LabLanguage

/// A progress line on the terminal for work of more than a second; results erase it.
package final class Progress {
  private let total: Int
  private let noun: String
  private let output: any TextOutput
  private let host: any Host
  private let start: Duration
  private var done = 0
  private var isShown = false

  /// The time before the line appears.
  private static let patience = Duration.seconds(1)

  /// Starts at zero; without a terminal there is no line.
  package init(of total: Int, _ noun: String = "scenario", on console: CommandConsole) {
    (self.total, self.noun) = (total, noun)
    output = console.errors
    host = console.host
    start = host.elapsed
  }

  /// Updates the line, if enough time has passed.
  package func show() {
    guard output.isTerminal, host.elapsed - start > Self.patience else { return }
    output.write("\r\(done) of \(total.counted(noun))\u{1B}[K")
    isShown = true
  }

  /// Counts one more result and erases the line for the output.
  package func count() {
    done += 1
    erase()
  }

  /// Erases the line.
  package func erase() {
    if isShown { output.write("\r\u{1B}[K") }
    isShown = false
  }
}
