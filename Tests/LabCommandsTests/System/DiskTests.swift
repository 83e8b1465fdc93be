import Foundation
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct Disks {
  @Test func `a folder linked into itself is searched once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x.json5")
    try folder.link("a", to: ".")
    try folder.link("b", to: ".")
    try folder.link("y.json5", to: "x.json5")
    #expect(folder.search.scenarios.map(\.shortName) == ["x.json5"])
    #expect(folder.search.errors == [])
  }

  @Test func `folders are searched at any depth`() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "d/", count: 40) + "x.json5"
    try folder.write("", to: deep)
    #expect(folder.search.scenarios.map(\.shortName) == [deep])
  }

  @Test func `a dangling link is a mistake`() throws {
    let folder = try TemporaryFolder()
    try folder.link("x.json5", to: "nowhere.json5")
    #expect(
      folder.search.errors.map(\.description)
        == [
          "\(folder.path)/x.json5: a link to a missing file; remove it, or name the other files"
        ])
  }

  /// A link, and the file that a write to it makes; nil for a link that leads to no place.
  private static let links: [(links: [String: String], made: String?)] = [
    (["a": "x"], "x"), (["a": "b", "b": "c", "c": "x"], "x"), (["a": "f/x"], "f/x"),
    (["a": "f/b", "f/b": "../x"], "x"), (["a": "f/b", "f/b": "x"], "f/x"),
    (["g": "f", "a": "g/x"], "f/x"), (["a": "none/x"], nil), (["a": "a"], nil),
    (["a": "b", "b": "a"], nil),
  ]

  @Test(arguments: links.indices)
  func `a write through a link makes its target and keeps the link`(_ number: Int) throws {
    let (links, made) = Self.links[number]
    let folder = try TemporaryFolder("through\(number)")
    try folder.write("", to: "f/.keep")
    for (name, target) in links.sorted(by: { $0.key < $1.key }) {
      try folder.link(name, to: target)
    }
    let path = folder.path + "/a"
    let obstacle = Disk().obstacle(at: path)
    if let made {
      #expect(obstacle == nil)
      try Disk().write(Array("new".utf8), to: path)
      #expect(try Disk().read("\(folder.path)/\(made)") == Array("new".utf8))
    } else {
      #expect(obstacle?.reason.hasPrefix("a link t") == true, "\(obstacle?.reason ?? "")")
      #expect(throws: try #require(obstacle)) { try Disk().write([1], to: path) }
    }
    let manager = FileManager.default
    for (name, target) in links {
      #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)") == target)
    }
    let files = Set(try manager.subpathsOfDirectory(atPath: folder.path))
    #expect(files == Set(links.keys + ["f", "f/.keep"] + (made.map { [$0] } ?? [])))
  }

  @Test func `a write through a link replaces the file at its end`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "x")
    try folder.link("a", to: "x")
    try Disk().write(Array("new".utf8), to: folder.path + "/a")
    #expect(try Disk().read(folder.path + "/x") == Array("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a") == "x")
  }

  @Test(arguments: ["/dev/fd/", "/proc/self/fd/", "link"])
  func `a write to an open stream goes on where the stream is`(_ start: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x")
    let stream = try #require(FileHandle(forWritingAtPath: folder.path + "/x"))
    try stream.write(contentsOf: Array("before ".utf8))
    let name = "/proc/self/fd/\(stream.fileDescriptor)"
    try folder.link("link", to: name)
    let path = start == "link" ? folder.path + "/link" : "\(start)\(stream.fileDescriptor)"
    #expect(Disk().obstacle(at: path) == nil)
    try Disk().write(Array("now ".utf8), to: path)
    try stream.write(contentsOf: Array("after".utf8))
    #expect(try Disk().read(folder.path + "/x") == Array("before now after".utf8))
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755], [true, false])
  func `a file that is written anew keeps its permissions`(
    _ mode: Int, _ isSynced: Bool
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    let path = "\(folder.path)/a"
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try Disk().write(Array("new".utf8), to: path, isSynced: isSynced)
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
  }

  @Test func `a stream that is not open for writing is an obstacle`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x")
    let stream = try #require(FileHandle(forReadingAtPath: folder.path + "/x"))
    for descriptor in [stream.fileDescriptor, 9_999] {
      let path = "/dev/fd/\(descriptor)"
      #expect(Disk().obstacle(at: path) == FileError(path: path, reason: "not open for writing"))
    }
  }

  @Test func `a device in a folder is a mistake`() throws {
    let folder = try TemporaryFolder()
    try folder.link("x.json5", to: "/dev/zero")
    let errors = expectWithin(.seconds(60)) { folder.search.errors }
    #expect(
      errors.map(\.description)
        == [
          "\(folder.path)/x.json5: neither a file nor a folder; remove it, or name the other files"
        ])
  }

  @Test func `a device is not read`() {
    #expect(
      throws: FileError(path: "/dev/zero", reason: "neither a file nor a folder")
    ) { try expectWithin(.seconds(60)) { try Disk().read("/dev/zero") } }
    #expect(
      LabRun("run", "/dev/zero", files: Disk())
        == LabRun(
          .invalid,
          messages: "/dev/zero: neither a file nor a folder; "
            + "name a file or a folder that can be read\n1 mistake\n"))
  }

  @Test func `a file larger than 64 MiB is rejected`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x.json5")
    let path = folder.path + "/x.json5"
    try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 64 << 20 + 1)
    let reason = "larger than 64 MiB, which is the limit; give a smaller file or a part"
    #expect(throws: FileError(path: path, reason: reason)) { try Disk().read(path) }
  }

  @Test(arguments: [
    ("is a folder", "a: is a folder; name a file"),
    ("larger than 1 MiB; give a part", "a: larger than 1 MiB; give a part"),
  ])
  func `a reason with a remedy of its own has no other one`(_ reason: String, _ words: String) {
    let error = FileError(path: "a", reason: reason).unreadable("name a file")
    #expect("\(error.file): \(error.message)" + (error.remedy.map { "; \($0)" } ?? "") == words)
  }

  @Test func `an app is searched up to the root, from any working directory`() throws {
    let folder = try TemporaryFolder()
    let name = "an-app-that-lies-nowhere-else.json5"
    try folder.write("", to: name)
    try folder.write("", to: "a/b/x.json5")
    let here = FileManager.default.currentDirectoryPath
    let up = String(repeating: "../", count: here.split(separator: "/").count)
    let relative = up + folder.path.dropFirst()
    let search = AppSearch(for: name, from: relative + "/a/b/x.json5", Disk())
    #expect(search.result == "\(relative)/\(name)")
    let upwards = AppSearch(
      for: String(folder.path.dropFirst()) + "/" + name, from: "x.json5", Disk())
    #expect(upwards.result == up + folder.path.dropFirst() + "/" + name)
  }
}

extension TemporaryFolder {
  fileprivate var search: ScenarioSearch { ScenarioSearch(below: [path], Disk()) }
}
