extension Command {
  /// The command `lab check [PATH…]`.
  static let check = Command(
    name: "check", operands: "[PATH…]", summary: "reads and checks files, runs nothing",
    details: [
      "Looks below Scenarios unless paths are given; files in folders named apps hold apps."
    ],
    flags: []
  ) { arguments, console throws(LabError) in
    let selection = try ScenarioSelection(arguments.operands, console.files)
    let scenarios = selection.loaded.count
    let apps = selection.appCount
    guard scenarios + apps > 0 else { throw .nothingMatched(selection.emptiness) }
    console.output.write(
      "\(scenarios.counted("scenario")) and \(apps.counted("app file")) are well-formed\n")
    return .held
  }
}
