/// The flags of `lab run`, read.
struct RunOptions {
  /// Where to look for scenarios; empty for the usual place.
  let operands: [String]
  /// Who tells what came.
  let reporters: [ReporterRequest]
  /// What chance grows from; nil for the scenarios' own.
  let seed: UInt64?
  /// Which scenarios run, as the person wrote it; nil for all.
  let filterText: String?
  /// Which part of the scenarios runs.
  let shard: Shard
  /// How many run at once.
  let jobs: Int
  /// Whether they are only listed.
  let lists: Bool
  /// Whether only those run that failed the last time.
  let takesLastFailed: Bool
  /// Whether every scenario runs again, here and in another process.
  let checksDeterminism: Bool
  /// The device that goes on; nil for a new one.
  let device: DeviceRun?
  /// The server that takes the events; nil for the simulated one.
  let upload: UploadRun?
  private let filter: TextPattern?

  init(_ arguments: Arguments) throws(LabError) {
    operands = arguments.operands
    reporters = try ReporterRequest.list(arguments.value(of: .reporter))
    seed = try Flag.seed(from: arguments)
    filterText = arguments.value(of: .filter)
    filter = try Self.filter(filterText)
    shard = try Shard(arguments.value(of: .shard) ?? "1/1")
    jobs = try arguments.jobs()
    lists = arguments.has(.list)
    device = try DeviceRun(arguments)
    upload = try UploadRun(arguments)
    takesLastFailed = arguments.has(.lastFailed)
    checksDeterminism = arguments.has(.checkDeterminism)
    if lists, arguments.has(.watch) { throw .usage("--list runs nothing that --watch could see") }
  }

  /// Whether the filter, if there is one, takes a scenario.
  func matches(_ loaded: LoadedScenario) -> Bool {
    guard let filter else { return true }
    return [loaded.path, loaded.scenario.title].contains { filter.isFound(in: $0) }
  }

  private static func filter(_ text: String?) throws(LabError) -> TextPattern? {
    guard let text else { return nil }
    do throws(TextPatternError) {
      return try TextPattern(text)
    } catch {
      throw .usage("--filter needs a regular expression; \(error)")
    }
  }
}
