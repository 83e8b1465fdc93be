import LabLanguage
import LabSystem

/// A folder with an app, a scenario, rules and a package of tests, as `lab new` creates it.
struct NewProject {
  /// The path of the folder as given.
  private let folder: String
  /// The files with their paths below the folder.
  let files: [(path: String, text: String)]

  init(in folder: String, dependingOn dependency: PackageDependency) {
    let plain = folder.plainPath
    self.folder = plain.isEmpty ? "." : plain
    let last = self.folder.split(separator: "/").last.map(String.init) ?? ""
    let isName = last.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9_-]*/) != nil
    let package = ProjectTemplates.package(named: isName ? last : "scenarios", dependency)
    files = [("Package.swift", package)] + ProjectTemplates.files
  }

  /// The folders of the files, each after the one around it.
  private var folders: [String] {
    let all = files.flatMap { file in
      let path = place(of: file.path)
      let ends = path.indices.filter { path[$0] == "/" && $0 > path.startIndex }
      return ends.map { String(path[..<$0]) }
    }
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private func place(of path: String) -> String {
    folder == "." ? path : folder == "/" ? "/" + path : "\(folder)/\(path)"
  }

  /// Throws if a file exists, or if a folder cannot be written to.
  func check(_ console: CommandConsole) throws(LabError) {
    let known = console.files
    for folder in folders {
      if let kind = known.kind(of: folder), kind != .folder {
        throw .usage("\(folder.quoted) is not a folder", remedy: "name another folder")
      }
    }
    let existing = files.map { place(of: $0.path) }.filter { known.kind(of: $0) != nil }
    guard existing.isEmpty else {
      let exist = existing.count == 1 ? "this file exists" : "these files exist"
      throw .usage(
        "lab new replaces no file, and \(exist) already: \(existing.joined(separator: ", "))",
        remedy: "name a new folder")
    }
    for file in derived(on: console) {
      if let obstacle = file.obstacle { throw Self.uncreatable(file.path, obstacle) }
    }
    try checkWriting(console)
  }

  private func derived(on console: CommandConsole) -> [DerivedFile] {
    files.map { file in
      let names = file.path.split(separator: "/").count
      return DerivedFile(place(of: file.path), names: names, on: console)
    }
  }

  private static func uncreatable(_ place: String, _ obstacle: FileError) -> LabError {
    .usage("\(place.quoted) cannot be created: \(obstacle.reason)", remedy: "name another folder")
  }

  /// Throws if a file cannot be added to one of the folders that exist.
  private func checkWriting(_ console: CommandConsole) throws(LabError) {
    let missing = folders.filter { console.files.kind(of: $0) == nil }
    let places = missing + files.map { place(of: $0.path) }
    for place in places {
      let slash = place.lastIndex(of: "/")
      let parent = slash.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
      guard parent == "." || console.files.kind(of: parent) == .folder,
        let obstacle = console.store.obstacle(at: place)
      else { continue }
      throw Self.uncreatable(place, obstacle)
    }
  }

  func write(_ console: CommandConsole) throws(LabError) {
    do throws(FileError) {
      for folder in folders { try console.store.makeFolder(folder) }
      for (file, text) in zip(derived(on: console), files.map(\.text)) { try file.write(text) }
    } catch {
      throw .usage("\(error.path.quoted) cannot be written: \(error.reason)")
    }
  }

  /// The next commands for the person.
  var guide: [String] {
    let enter = folder == "." ? "" : "cd \(folder) && "
    return [
      "\(files.count.counted("file")) are in \(folder.quoted). Next:",
      "  \(enter)lab run",
      "  lab record Scenarios/apps/shop.json5",
      "  swift test",
    ]
  }
}
