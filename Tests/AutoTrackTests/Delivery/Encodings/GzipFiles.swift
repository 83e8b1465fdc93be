import Foundation
import Testing

@testable import AutoTrack

@Suite struct GzipFiles {
  @Test(arguments: [
    ("", "1f8b08000000000000ff03000000000000000000"),
    (
      #"[{"event":"paid"}]"#,
      "1f8b08000000000000ff8bae564a2d4bcd2b51b2522a48cc4c51aa8d0500d7ddd34012000000"
    ),
  ])
  func `a file has no modification time and no operating system`(text: String, hexadecimal: String)
  {
    #expect(Gzip.compressed(Array(text.utf8)).hexadecimal == hexadecimal)
  }

  @Test(arguments: [0, 1, 255, 65_536, 3_000_000])
  func `gzip decompresses the data`(count: Int) throws {
    var rest: UInt64 = 7
    let bytes = (0..<count).map { place -> UInt8 in
      rest = rest &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return place % 3 == 0 ? 0 : UInt8(truncatingIfNeeded: rest >> 33)
    }
    let folder = try TemporaryFolder()
    try folder.put(Data(Gzip.compressed(bytes)), "file.gz")
    let reader = Process()
    reader.executableURL = URL(filePath: "/usr/bin/env")
    reader.arguments = ["gzip", "-d", "\(folder.path)/file.gz"]
    try reader.run()
    reader.waitUntilExit()
    #expect((reader.terminationStatus, folder.bytes("file")) == (0, Data(bytes)))
  }

  @Test func `repetitive data is compressed`() {
    let text = String(repeating: #"{"event":"$AppClick"},"#, count: 1_000)
    #expect(Gzip.compressed(Array(text.utf8)).count < text.utf8.count / 50)
  }
}
