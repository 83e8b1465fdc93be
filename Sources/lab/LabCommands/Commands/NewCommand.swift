import LabLanguage
import LabSystem
import Wording

extension Command {
  static let new = Command(
    name: "new", operands: "[DIR]", summary: "creates a folder with an app, a scenario and tests",
    details: [
      "DIR is created if it does not exist; the working directory unless it is given. No file is",
      "replaced. The folder has an app with tabs, a list, a detail and an alert, a scenario with",
      "expectations, a file of rules, a Swift package whose tests run the scenario and check that",
      "a path is stable, and a workflow that runs them on GitHub. The package depends on the clone",
      "that this lab was built in, or on --package: a folder, or a URL for a build server.",
    ],
    flags: [.package],
    examples: ["lab new shop", "lab new shop --package https://example.com/autotrack-lab.git"]
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands(upTo: 1, "new takes one folder")
    let folder = arguments.operands.first ?? "."
    guard !folder.isEmpty else {
      throw .usage("the name of the folder is empty", remedy: "write lab new DIR")
    }
    let dependency = try PackageDependency(
      arguments.value(of: .package), of: folder, console.files)
    let project = NewProject(in: folder, dependingOn: dependency)
    try project.check(console)
    try project.write(console)
    console.write(lines: project.guide.map(\.printable))
    return .held
  }
}

extension Flag {
  static let package = Flag("--package PATH|URL", "the autotrack-lab that the package depends on")
}

struct PackageDependency: Equatable {
  /// The line for `Package.swift`.
  let declaration: String
  /// The name of the package in its targets.
  let identity: String

  private static let name = "autotrack-lab"

  /// A URL, a folder, or else the clone around an executable.
  ///
  /// A folder is named from that of the new package, so that both can be committed side by side.
  init(
    _ text: String?, of package: String = ".", _ files: any FileSource,
    executable: String = ChildProcess.ownPath
  ) throws(LabError) {
    let base = Self.place(of: package, files)
    guard let text else {
      guard let clone = Self.clone(around: executable, files) else {
        throw .usage(
          "\(executable.quoted) does not lie in a clone of \(Self.name), on which the new package "
            + "could depend", remedy: "name one with --package PATH or --package URL")
      }
      self.init(folder: clone, from: base)
      return
    }
    if text.contains("://") || text.wholeMatch(of: /[\w.-]+@[\w.-]+:.+/) != nil {
      self.init(url: text)
      return
    }
    guard Self.isPackage(text, files) else {
      throw .usage(
        "\(text.quoted) is not a clone of \(Self.name): it has no Package.swift of that name",
        remedy: "name another folder, or a URL such as https://example.com/\(Self.name).git")
    }
    self.init(folder: files.realPath(of: text) ?? text, from: base)
  }

  private init(folder: String, from base: String?) {
    let path = base.map { Self.path(from: $0, to: folder) } ?? folder
    declaration = ".package(name: \(Self.name.jsonQuoted), path: \(path.jsonQuoted))"
    identity = Self.name
  }

  /// Returns the absolute path of a folder that may not exist yet; nil if it is unknown.
  private static func place(of folder: String, _ files: any FileSource) -> String? {
    if let real = files.realPath(of: folder) { return real }
    guard let name = folder.split(separator: "/").last else { return "/" }
    guard folder != ".", let parent = place(of: folder.folder, files) else { return nil }
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }

  /// Returns the way from a folder to another one, both absolute.
  private static func path(from base: String, to folder: String) -> String {
    guard base.hasPrefix("/"), folder.hasPrefix("/") else { return folder }
    let (start, end) = (base.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - common)
    return (up + end.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  private init(url: String) {
    declaration = ".package(url: \(url.jsonQuoted), exact: \(Lab.version.jsonQuoted))"
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? url
    identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Returns the nearest folder above a file that is a clone; the folder of a build is inside it.
  private static func clone(around executable: String, _ files: any FileSource) -> String? {
    guard executable.hasPrefix("/") else { return nil }
    var folder = executable[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if !folder.isEmpty, isPackage(String(folder), files) { return String(folder) }
    }
    return nil
  }

  private static func isPackage(_ folder: String, _ files: any FileSource) -> Bool {
    guard let bytes = try? files.read("\(folder)/Package.swift") else { return false }
    return String(decoding: bytes, as: UTF8.self)
      .contains(/\bPackage\(\s*name:\s*"autotrack-lab"/)
  }
}
