import LabLanguage

/// A progress line on the terminal for work of more than a second, with its rate and time left.
///
/// While the work lasts, Ctrl-C asks for the results so far: ``goesOn`` becomes false.
package final class Progress {
  /// The number of parts; nil for a work that ends when nothing is left to try.
  private let total: Int?
  private let noun: String
  private let console: CommandConsole
  private let patience: Duration
  private let start: Duration
  private var done = 0
  private var drawn: Duration?
  private var isShown = false

  /// The time before the line appears.
  package static let usualPatience = Duration.seconds(1)
  /// The time between two lines, so that a fast work does not spend its time on them.
  private static let interval = Duration.milliseconds(100)

  /// Starts at zero; without a terminal there is no line.
  ///
  /// `patience` is the time before the line appears; zero suits a work whose parts are long.
  package init(
    of total: Int?, _ noun: String = "scenario", after patience: Duration = usualPatience,
    on console: CommandConsole
  ) {
    (self.total, self.noun, self.patience) = (total, noun, patience)
    self.console = console
    start = console.host.elapsed
    console.host.catchInterrupt()
  }

  /// True if a person watches, who may press Ctrl-C.
  var isWatched: Bool { console.errors.isTerminal || console.output.isTerminal }

  /// False after Ctrl-C.
  package var goesOn: Bool { !console.host.isInterrupted }

  package var finished: String {
    total.map { "\(done) of \($0.counted(noun))" } ?? done.counted(noun)
  }

  /// The time before the line of the next work appears, after this one has taken some of it.
  package var remainingPatience: Duration {
    max(.zero, patience - (console.host.elapsed - start))
  }

  /// Updates the line, if enough time has passed.
  ///
  /// - Returns: False after Ctrl-C.
  @discardableResult package func show() -> Bool {
    guard console.canMoveCursor else { return goesOn }
    let now = console.host.elapsed
    let isDue = drawn.map { now - $0 >= Self.interval } ?? true
    guard now - start >= patience, isDue else { return goesOn }
    drawn = now
    console.errors.write("\r\(line(after: now - start))\u{1B}[K")
    isShown = true
    return goesOn
  }

  /// Counts one more result.
  ///
  /// - Returns: False after Ctrl-C.
  @discardableResult package func count() -> Bool {
    done += 1
    return show()
  }

  /// Erases the line, before a result is written.
  package func erase() {
    if isShown { console.errors.write("\r\u{1B}[K") }
    isShown = false
  }

  /// Throws after Ctrl-C, with the work that was under way: `reading`.
  package func checkInterruption(_ work: String) throws(LabError) {
    guard !goesOn else { return }
    end()
    throw .interrupted("interrupted while \(work), after \(finished)")
  }

  /// Erases the line; from now on Ctrl-C ends the program.
  package func end() {
    erase()
    console.host.releaseInterrupt()
  }

  /// Returns a console whose results and messages first erase the line.
  package func clearing(_ console: CommandConsole) -> CommandConsole {
    console.writing(
      to: ClearingOutput(console.output, self), errors: ClearingOutput(console.errors, self))
  }

  /// The line: `120 of 247 scenarios, 51/s, 2 s left`.
  private func line(after elapsed: Duration) -> String {
    var parts = [finished]
    let seconds = elapsed / .seconds(1)
    if done > 0, seconds > 0 {
      let rate = Double(done) / seconds
      let tenths = rate < 10 ? Int((rate * 10).rounded()) : Int(rate.rounded()) * 10
      let fraction = tenths.isMultiple(of: 10) ? "" : ".\(tenths % 10)"
      parts.append("\(tenths / 10)\(fraction)/s")
      if let total {
        let left = Double(total - done) / rate
        parts.append("\(Int(left.rounded(.up)).timeText) left")
      }
    }
    // One cell less than the terminal has: a full line would scroll.
    let width = (console.messageWidth ?? Int.max) - 1
    return String(parts.joined(separator: ", ").prefix(width))
  }
}

extension Threads {
  /// Makes `total` results in order under a progress line, which the caller has to end.
  ///
  /// A person gets the line, and on Ctrl-C the results so far; for both, this thread must be free.
  /// Without a person, a single job stays on this thread.
  ///
  /// - Parameters:
  ///   - total: The number of results.
  ///   - progress: The progress, which `each` counts.
  ///   - each: Receives the results in order; returns false to stop.
  package func run(_ total: Int, showing progress: Progress, each: (Result) -> Bool) {
    if count > 1 || progress.isWatched {
      run(total, meanwhile: { progress.show() }, each: each)
    } else {
      for number in 0..<total { guard each(work(number)) else { return } }
    }
  }
}

extension Int {
  /// Seconds as `7 s`, `2 min 5 s` or `1 h 3 min`.
  fileprivate var timeText: String {
    let (minutes, seconds) = quotientAndRemainder(dividingBy: 60)
    guard minutes > 0 else { return "\(seconds) s" }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours > 0 ? "\(hours) h \(rest) min" : "\(minutes) min \(seconds) s"
  }
}

/// An output that erases a progress line before each text.
private final class ClearingOutput: TextOutput {
  private let output: any TextOutput
  private let progress: Progress

  init(_ output: any TextOutput, _ progress: Progress) {
    (self.output, self.progress) = (output, progress)
  }

  var isTerminal: Bool { output.isTerminal }
  var width: Int? { output.width }
  var isClosed: Bool { output.isClosed }

  func write(_ text: String) {
    progress.erase()
    output.write(text)
  }

  func write(_ bytes: [UInt8]) {
    progress.erase()
    output.write(bytes)
  }

  func finish() throws(OutputError) { try output.finish() }
}
