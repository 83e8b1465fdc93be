import Foundation
import Testing

@testable import LabCommands
@testable import LabSystem

/// The output of `lab db` for files that can no longer be read as databases.
@Suite struct UnreadableDatabases {
  @Test func `a quarantined database is reported as quarantined`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let path = "\(phone.path)/\(KeptPhone.database)"
    try? FileManager.default.removeItem(atPath: path + "-wal")
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    try file.close()
    try FileManager.default.moveItem(atPath: path, toPath: path + ".damaged-1")
    let run = phone.listed(at: KeptPhone.database + ".damaged-1")
    #expect(run.code == .invalid)
    #expect(
      run.messages == """
        \(path).damaged-1: the database is damaged; it was quarantined; its readable records are \
        in \(path)
        1 mistake

        """)
  }

  @Test func `a database path that is a link is reported`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let path = "\(phone.path)/\(KeptPhone.database)"
    try? FileManager.default.removeItem(atPath: path + "-wal")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "log.sqlite")
    let remedies = [
      "; links are not allowed in a device's folder; replace it with the file or folder",
      "; make it readable",
    ]
    for (run, remedy) in zip([phone.listed(), phone.listed(at: KeptPhone.database)], remedies) {
      #expect(run.code == .invalid)
      #expect(run.messages == "\(path): is a link\(remedy)\n1 mistake\n")
    }
  }
}
