/// A line on the terminal about what takes longer than a second; it goes when the results come.
final class Progress {
  private let total: Int
  private let noun: String
  private let output: any TextOutput
  private let host: any Host
  private let start: Duration
  private var done = 0
  private var isShown = false

  /// How long nothing is said.
  private static let patience = Duration.seconds(1)

  /// Begins to count; messages that go to no terminal get no line.
  init(of total: Int, _ noun: String = "scenario", on console: Console) {
    (self.total, self.noun) = (total, noun)
    output = console.errors
    host = console.host
    start = host.elapsed
  }

  /// Writes the line anew, once it has taken long enough.
  func show() {
    guard output.isTerminal, host.elapsed - start > Self.patience else { return }
    output.write("\r\(done) of \(total.counted(noun))\u{1B}[K")
    isShown = true
  }

  /// One more is done; the line makes room for what is printed.
  func count() {
    done += 1
    erase()
  }

  /// Takes the line away.
  func erase() {
    if isShown { output.write("\r\u{1B}[K") }
    isShown = false
  }
}
