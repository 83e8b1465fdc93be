import LabLanguage
import LabSystem

/// A scenario file as a test case: `@Test(arguments: try ScenarioFile.all(in: "Scenarios"))`.
///
/// See ``LabKit`` for a test target with Swift Testing.
public struct ScenarioFile: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as given or found.
  public let path: String

  /// A scenario file at a path; it is read by ``run(with:seed:)``.
  public init(_ path: String) {
    self.path = path
  }

  /// The path, which names the test case.
  public var description: String { path }

  /// Returns the scenario files below a folder in the order of their paths.
  ///
  /// Files in folders named `apps` or `rules` are no scenarios of their own. A relative path
  /// belongs to the working directory, which `swift test` sets to the package's folder.
  ///
  /// - Throws: ``ScenarioFileError`` if the folder cannot be read or has no scenario.
  public static func all(in folder: String) throws(ScenarioFileError) -> [ScenarioFile] {
    let search = ScenarioSearch(below: [folder], Disk())
    if let error = search.errors.first { throw ScenarioFileError(description: "\(error)") }
    guard !search.scenarios.isEmpty else {
      throw ScenarioFileError(description: "\(folder): no file ends in .json5")
    }
    return search.scenarios.map { ScenarioFile($0.path) }
  }

  /// Runs the scenario against AutoTrack.
  ///
  /// - Parameter seed: The random seed; nil for the scenario's own.
  /// - Returns: The failures and the timeline.
  public func run(seed: UInt64? = nil) -> ScenarioResult { run(for: .autoTrack, seed) }

  /// Runs the scenario against another tracker.
  ///
  /// - Parameters:
  ///   - tracker: The class of the tracker.
  ///   - seed: The random seed; nil for the scenario's own.
  /// - Returns: The failures and the timeline.
  public func run(with tracker: any LabTracker.Type, seed: UInt64? = nil) -> ScenarioResult {
    run(for: TrackerKind(tracker), seed)
  }

  private func run(for tracker: TrackerKind, _ seed: UInt64?) -> ScenarioResult {
    Threads.onDeepStack { [path] in Self.result(of: path, tracker, seed) }
      ?? ScenarioResult(failures: [], timeline: "")
  }

  private static func result(
    of path: String, _ tracker: TrackerKind, _ seed: UInt64?
  ) -> ScenarioResult {
    do throws(LabError) {
      let selection = try ScenarioSelection([path], Disk(), for: tracker)
      guard let loaded = selection.loaded.first else {
        throw .nothingMatched(selection.emptiness)
      }
      return ScenarioResult(of: Simulation(loaded, seed: seed).run())
    } catch .invalid(let errors) {
      return ScenarioResult(failures: errors.map { ScenarioFailure($0) }, timeline: "")
    } catch {
      let failure = ScenarioFailure(file: path, at: SourcePosition(), message: "\(error)")
      return ScenarioResult(failures: [failure], timeline: "")
    }
  }
}

/// The reason why a folder gives no scenarios.
public struct ScenarioFileError: Error, Equatable, CustomStringConvertible {
  /// The message with the path.
  public let description: String
}

/// The result of a scenario's run.
public struct ScenarioResult: Sendable {
  /// The failures in the order of the timeline; empty if every expectation held.
  public let failures: [ScenarioFailure]
  /// The timeline as `lab run` prints it, with the commands that explain missing events in place of
  /// their reasons; empty for a file with mistakes.
  public let timeline: String

  fileprivate init(of report: RunReport) {
    let console = CommandConsole(output: MemoryOutput(), errors: MemoryOutput(), files: Disk())
    let complaints = report.complaints
    let lines =
      Timeline(of: report, on: console, isVerbose: false).lines
      + (complaints.isEmpty
        ? [] : [report.again(by: console.program)].compactMap(\.self).map { "  again: \($0)" })
    self.init(
      failures: complaints.filter { !$0.isOutOfOrder }.map { complaint in
        ScenarioFailure(
          file: complaint.file, at: complaint.position,
          message: complaint.lines.joined(separator: "\n").printableLines)
      }, timeline: lines.map { $0 + "\n" }.joined())
  }

  fileprivate init(failures: [ScenarioFailure], timeline: String) {
    (self.failures, self.timeline) = (failures, timeline)
  }
}

/// An unmet expectation, or a mistake in a scenario's file, with its place.
public struct ScenarioFailure: Equatable, Sendable {
  /// The path of the scenario's file.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The column in Characters, from 1.
  public let column: Int
  /// The expectation and the finding, or the reason for the failure.
  public let message: String

  /// The folder and the name of the file, as Swift Testing's `SourceLocation` needs them.
  public var fileID: String {
    let parts = file.split(separator: "/").suffix(2)
    return parts.count == 2 ? parts.joined(separator: "/") : "Scenarios/\(file)"
  }

  init(file: String, at position: SourcePosition, message: String) {
    self.file = file
    (line, column) = (position.line, position.column)
    self.message = message
  }

  fileprivate init(_ error: SourceError) {
    let position = error.position ?? SourcePosition()
    self.init(file: error.file, at: position, message: error.headline.printable)
  }
}

extension ScenarioFailure: CustomStringConvertible {
  /// The place and the message: `Scenarios/clicks/tap.json5:14:27: expected …`.
  public var description: String { "\(file):\(line):\(column): \(message)" }
}
