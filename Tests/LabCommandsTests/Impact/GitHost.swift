@testable import LabSystem

/// The machine, with git in another folder.
struct GitHost: LabSystem.Host {
  let folder: String
  var elapsed: Duration { .zero }

  func pause(_ duration: Duration) -> Bool { false }
  func output(
    ofLab arguments: [String], meanwhile: () -> Void
  ) throws(HostError) -> [UInt8] { [] }
  func code(ofLab arguments: [String]) throws(HostError) -> Int32 { 0 }
  func output(
    ofGit arguments: [String]
  ) throws(HostError) -> (output: [UInt8], code: Int32) {
    try Machine().output(ofGit: ["-C", folder] + arguments)
  }
}
