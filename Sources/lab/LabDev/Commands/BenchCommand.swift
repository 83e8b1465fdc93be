import LabCommands
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let bench = Command(
    name: "bench", operands: "", summary: "measures the lab's performance figures",
    details: [
      "Each figure is a ratio to a baseline timed in the same run; build with -c release.",
      "--loop runs one loop untimed, so that a profiler can count its instructions.",
    ],
    flags: [.json, .only, .checkLimits, .rounds, .loop, .calls],
    examples: [
      "lab-dev bench --only tap,rows", "lab-dev bench --rounds 3", "lab-dev bench --check",
    ]
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands("bench takes no operands")
    let loop = try arguments.loop()
    let subjects = try BenchSubject.list(arguments.value(of: .only))
    let stopwatch = try arguments.stopwatch()
    do {
      guard let loop else { return try measure(subjects, stopwatch, arguments, console) }
      try loop.kind.run(calls: loop.calls)
    } catch {
      throw .fault("\(error)")
    }
    return .held
  }

  private static func measure(
    _ subjects: [BenchSubject], _ stopwatch: Stopwatch, _ arguments: Arguments,
    _ console: CommandConsole
  ) throws -> ExitCode {
    let lab = { Lab.main(arguments: $0, $1) }
    // A subject takes seconds, so the line appears before the first one.
    let progress = Progress(of: subjects.count, "subject", after: .zero, on: console)
    defer { progress.end() }
    let check =
      try arguments.has(.checkLimits)
      ? Bench.check(subjects, stopwatch, running: lab, besides: progress) : nil
    let figures =
      try check?.figures
      ?? Bench.figures(of: subjects, stopwatch, running: lab, besides: progress)
    progress.erase()
    if arguments.has(.json) {
      console.write(json: Bench.json(of: figures) + "\n")
    } else {
      console.write(lines: figures.map(\.line))
    }
    let exceeded = check?.exceeded ?? []
    for name in exceeded {
      console.write(message: "lab: \(name): the limit is exceeded in two of three repetitions")
    }
    guard progress.goesOn else { return .interrupted }
    return exceeded.isEmpty ? .held : .failed
  }
}

extension Arguments {
  /// Returns a stopwatch with the rounds that are asked for.
  fileprivate func stopwatch() throws(LabError) -> Stopwatch {
    var stopwatch = Stopwatch()
    stopwatch.rounds = try wholeNumber(of: .rounds, in: 1...1_000) ?? stopwatch.rounds
    return stopwatch
  }

  /// Returns the loop to run with its number of calls; nil to measure figures.
  fileprivate func loop() throws(LabError) -> (kind: BenchLoop, calls: Int)? {
    guard let name = value(of: .loop) else {
      if has(.calls) { throw .usage("--calls needs --loop") }
      return nil
    }
    for flag in [Flag.only, .checkLimits, .rounds] { try forbid(flag, with: [.loop]) }
    let names = BenchLoop.allCases.map(\.rawValue)
    guard let kind = BenchLoop(rawValue: name) else {
      throw .usage(
        "unknown loop \(name.quoted)",
        remedy: Suggestion.remedy(for: name, among: names, "loops"))
    }
    let text = value(of: .calls) ?? "100000"
    guard let calls = Int(text), calls > 0, calls.isMultiple(of: 4) else {
      throw .usage(
        "--calls needs a multiple of four from 4 to \(Int.max - Int.max % 4), "
          + "found \(text.quoted)")
    }
    return (kind, calls)
  }
}

extension Flag {
  static let only = Flag(
    "--only SUBJECT,…",
    "only figures about \(BenchSubject.allCases.map(\.rawValue).joined(separator: ", "))",
    repetition: "--only is given twice; put commas between subjects")
  static let checkLimits = Flag(
    "--check", "exits 1 if a limit is exceeded in two of three repetitions")
  static let rounds = Flag("--rounds N", "times each figure N times; 15 unless given")
  static let loop = Flag(
    "--loop \(BenchLoop.allCases.map(\.rawValue).joined(separator: "|"))",
    "runs one loop untimed and prints nothing")
  static let calls = Flag(
    "--calls N", "the number of calls, a multiple of four; 100000 unless given")
}
