extension Command {
  /// The command `lab bench`.
  static let bench = Command(
    name: "bench", operands: "", summary: "measures the lab's own figures",
    details: ["Each figure is a ratio to a baseline timed in the same run; build with -c release."],
    flags: [.json]
  ) { arguments, console throws(LabError) in
    if let stray = arguments.operands.first {
      throw .usage("bench takes no operands, found \(stray.quoted)")
    }
    do {
      console.output.write(try Bench.run(json: arguments.has(.json)) + "\n")
    } catch {
      throw .fault("\(error)")
    }
    return .held
  }
}
