package import LabLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The outside world of a command; tests inject their own.
package struct CommandConsole {
  package private(set) var output: any TextOutput
  package private(set) var errors: any TextOutput
  package private(set) var files: any FileSource
  /// The store for reports and remembered runs.
  package private(set) var store: any FileStore
  /// The machine, for time and other processes.
  package let host: any Host
  package let environment: Environment
  /// The name of the program that runs, for the commands that it prints.
  package private(set) var program = "lab"
  /// The use of colour.
  package private(set) var color = ColorChoice.auto
  /// The sentences of texts for people.
  package private(set) var words = Sentences.english

  /// A console; by default without a store, a host or an environment.
  package init(
    output: any TextOutput, errors: any TextOutput, files: any FileSource,
    store: any FileStore = NoFileStore(), host: any Host = StillHost(),
    environment: Environment = Environment()
  ) {
    self.output = output
    self.errors = errors
    self.files = files
    self.store = store
    self.host = host
    self.environment = environment
  }

  /// Writes JSON; on a terminal, control characters are escaped, which keeps the value equal.
  package func write(json text: String) {
    output.write(output.isTerminal ? text.escapedForTerminal : text)
  }

  /// Writes lines of results, each wrapped at its indent where the terminal is narrower.
  package func write(lines: [String], hanging: Int = 2, shortensPaths: Bool = true) {
    write(lines, to: output, hanging, shortensPaths)
  }

  /// Writes lines of messages, wrapped like results.
  package func write(messages lines: [String]) { write(lines, to: errors, 2, false) }

  /// Writes one line of messages, wrapped like results.
  package func write(message line: String) { write(messages: [line]) }

  /// Writes the summary of a command that writes a file: to the messages, if the file is standard
  /// output.
  package func write(summary lines: [String], besides path: String?) {
    write(lines, to: path == StreamedFiles.name ? errors : output, 2, false)
  }

  private func write(
    _ lines: [String], to output: any TextOutput, _ hanging: Int, _ shortensPaths: Bool
  ) {
    let width = width(of: output)
    let wrapped = lines.flatMap {
      $0.wrapped(to: width, hanging: hanging, shortensPaths: shortensPaths)
    }
    output.write(wrapped.map { $0 + "\n" }.joined())
  }

  /// Returns the console with other streams for results and messages.
  package func writing(to output: any TextOutput, errors: any TextOutput) -> CommandConsole {
    var console = self
    (console.output, console.errors) = (output, errors)
    return console
  }

  /// Returns the console whose results are messages, for a command whose file is standard output.
  package func messaging() -> CommandConsole { writing(to: errors, errors: errors) }

  func reading(_ files: any FileSource) -> CommandConsole {
    var console = self
    console.files = files
    return console
  }

  /// Returns the console in which `-` is standard input or output.
  package func streaming(_ input: @escaping () throws(FileError) -> [UInt8]) -> CommandConsole {
    let files = StreamedFiles(files, store, output, input)
    var console = self
    (console.files, console.store) = (files, files)
    return console
  }

  package func named(_ program: String) -> CommandConsole {
    var console = self
    console.program = program
    return console
  }

  /// Returns the console with another use of colour.
  package func coloring(_ choice: ColorChoice) -> CommandConsole {
    var console = self
    console.color = choice
    return console
  }

  /// Returns the console with sentences of another language.
  package func speaking(_ words: Sentences) -> CommandConsole {
    var console = self
    console.words = words
    return console
  }
}

extension CommandConsole {
  /// Reads a file that the command line names; `remedy` is the way to one that can be read.
  package func sourceFile(
    at path: String, remedy: String = "name a file that can be read"
  ) throws(LabError) -> SourceFile {
    do {
      return try SourceFile(name: path, bytes: try files.read(path))
    } catch let error as FileError {
      throw .invalid([error.unreadable(remedy, named: path)])
    } catch let error as SourceError {
      throw .invalid([error.remedied(by: remedy)])
    } catch {
      throw .fault("\(error)")
    }
  }

  /// Returns the reason why a report cannot be written: an obstacle, or a file that the lab reads.
  ///
  /// The name decides: not every command knows all files that another one has read.
  package func obstacle(ofReport path: String) -> FileError? {
    let endings = [".json5", ".storyboard", ".xib", ".jsonl.gz"]
    if files.kind(of: path) == .file, endings.contains(where: path.hasSuffix) {
      let reason = "it is a file of an app, of scenarios or of rules, which no report replaces"
      return FileError(path: path, reason: reason)
    }
    return store.obstacle(at: path)
  }

  /// The width for results in cells; nil for no limit.
  package var width: Int? { width(of: output) }

  /// The width for messages in cells; nil for no limit.
  package var messageWidth: Int? { width(of: errors) }

  /// A terminal that is narrower than this is treated as this wide.
  private static let least = 40

  private func width(of output: any TextOutput) -> Int? {
    guard output.isTerminal else { return nil }
    return (output.width ?? environment.columns).map { max($0, Self.least) }
  }

  /// True if messages may move the cursor, such as for a progress line.
  var canMoveCursor: Bool { errors.isTerminal && !environment.isDumb }
}

package struct Environment: Sendable {
  /// True if `NO_COLOR` is set and not empty (https://no-color.org).
  package var refusesColor: Bool
  /// True if `FORCE_COLOR` is set (https://force-color.org), except to `0` or `false`.
  package var forcesColor: Bool
  /// True if `TERM` is `dumb`: a terminal without colour and without movements of the cursor.
  package var isDumb: Bool
  /// True if `CI` is set to `true` or `1`, as on build servers.
  package var isCI: Bool
  /// The number in `COLUMNS`, the width of a terminal that reports none; nil without one.
  package var columns: Int?
  /// True if texts for people are Chinese, by the first of LC_ALL, LC_MESSAGES and LANG with a
  /// value.
  package var isChinese: Bool

  /// An environment for tests.
  package init(
    refusesColor: Bool = false, forcesColor: Bool = false, isDumb: Bool = false,
    isCI: Bool = false, columns: Int? = nil, isChinese: Bool = false
  ) {
    self.refusesColor = refusesColor
    self.forcesColor = forcesColor
    self.isDumb = isDumb
    self.isCI = isCI
    self.columns = columns
    self.isChinese = isChinese
  }

  /// Reads the variables, each nil if it is not set.
  package init(_ value: (_ name: String) -> String?) {
    self.init(
      refusesColor: value("NO_COLOR")?.isEmpty == false,
      forcesColor: !["", "0", "false"].contains(value("FORCE_COLOR") ?? ""),
      isDumb: value("TERM") == "dumb", isCI: ["true", "1"].contains(value("CI")),
      columns: value("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil },
      isChinese: ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }?
        .hasPrefix("zh") == true)
  }

  package static var current: Environment {
    Environment { name in unsafe getenv(name).map { unsafe String(cString: $0) } }
  }
}
