import LabLanguage
import LabReport
import LabSystem
import Wording

extension Command {
  static let report = Command(
    name: "report", operands: "[PATH…]", summary: "writes a visual report of scenarios as one file",
    details: [
      "Runs scenarios (the folder Scenarios unless paths are given) and writes a page that works",
      "offline: every step with its screen, its events and the reasons for them. Open the file in",
      "a browser; ? lists the keys. lab run --reporter html=FILE writes the same page, and",
      "--reporter report-data=FILE its data alone (docs/commands.md). --impact, --league and",
      "--mutate add what those commands wrote with --json. With --watch, an",
      "open page says when its file has changed. Without -j, as many scenarios are played at",
      "once as the machine has processors; the page is the same.",
    ],
    flags: [
      .page, .impactFile, .leagueFile, .mutateFile, .seed, .filter, .jobs, .watch,
    ],
    examples: [
      "lab report Scenarios/shop --out shop.html", "lab report --filter hazards --out hazards.html",
    ]
  ) { arguments, console throws(LabError) in
    guard let path = arguments.value(of: .page), !path.isEmpty else {
      throw .usage("report needs a file", remedy: "write --out FILE")
    }
    let page = ReporterRequest(.html, in: path)
    var options = try RunOptions(arguments)
    if !arguments.has(.jobs) { options.jobs = min(console.host.processors, Flag.mostJobs) }
    options.reporters = page.path == nil ? [page] : options.reporters + [page]
    let files: [(Flag, ReportStudies.Kind)] = [
      (.impactFile, .impact), (.leagueFile, .league), (.mutateFile, .mutate),
    ]
    for (flag, kind) in files {
      guard let path = arguments.value(of: flag) else { continue }
      if let out = page.path, console.files.has(out, in: path) {
        throw .usage(
          "the report would replace \(out.quoted), which is read",
          remedy: "write --out with another file")
      }
      try options.studies.add(kind, from: path, console)
    }
    let run = ScenarioRun(options, console)
    return try options.isWatched ? run.watch() : run.perform()
  }
}

extension Flag {
  static let page = Flag("--out FILE", "the file; - is standard output")
  static let impactFile = Flag("--impact FILE", "adds the results of lab impact --json")
  static let leagueFile = Flag("--league FILE", "adds the results of lab league --json")
  static let mutateFile = Flag("--mutate FILE", "adds the results of lab mutate --json")
}
