import Foundation
import Testing

@testable import AutoTrack

/// The bodies of requests (docs/delivery.md, capture.md §5.1).
@Suite struct RequestBodies {
  private static let jsons = [#"{"a":1}"#, #"{"b":2}"#].map { Array($0.utf8) }
  private static let messages: [[UInt8]] = [[0x0A, 1, 0x61], [0x0A, 2, 0x62, 0x63]]
  private static let form = """
    crc=-252936332&gzip=1&data_list=H4sIAAAAAAAA%2F4uuVkpUsjKs1alWSlKyMqqNBQDN3%2BNBEQAAAA%3D%3D
    """

  @Test func `JSON objects become an array without change`() {
    let body = EventEncoding.json.body(of: Self.jsons)
    #expect(body.contentType == "application/json")
    #expect(String(decoding: body.bytes, as: UTF8.self) == #"[{"a":1},{"b":2}]"#)
  }

  @Test func `messages become a batch, each with its length`() {
    let body = EventEncoding.protobuf.body(of: Self.messages + [Array(repeating: 0x0A, count: 300)])
    #expect(body.contentType == "application/x-protobuf")
    #expect(
      body.bytes.hexadecimal
        == "0a030a0161" + "0a040a026263" + "0aac02" + String(repeating: "0a", count: 300))
  }

  @Test func `a form has the checksum of its base64, and no character to be escaped`() {
    let body = EventEncoding.form.body(of: Self.jsons)
    #expect(body.contentType == "application/x-www-form-urlencoded")
    #expect(String(decoding: body.bytes, as: UTF8.self) == Self.form)
  }

  @Test
  func `a form's checksum has either sign and matches the decoded data`() throws {
    var signs: Set<Int> = []
    for number in 0..<40 {
      let contents = [
        Array(#"{"n":\#(number),"t":"\#(String(repeating: "商", count: number))"}"#.utf8)
      ]
      let body = EventEncoding.form.body(of: contents)
      let fields = String(decoding: body.bytes, as: UTF8.self).split(separator: "&").map {
        $0.split(separator: "=", maxSplits: 1).map(String.init)
      }
      #expect(fields.map { $0[0] } == ["crc", "gzip", "data_list"])
      let data = try #require(fields[2][1].removingPercentEncoding)
      let sum = try #require(Int(fields[0][1]))
      #expect(data.utf8.reduce(Int32(0)) { 31 &* $0 &+ Int32($1) } == Int32(sum))
      #expect(Array(try #require(Data(base64Encoded: data)).prefix(3)) == [0x1F, 0x8B, 8])
      signs.insert(sum.signum())
    }
    #expect(signs == [-1, 1])
  }

  @Test(arguments: EventEncoding.allCases)
  func `contents of another encoding get a body of that encoding`(encoding: EventEncoding) {
    let types = [Self.jsons, Self.messages].map { encoding.body(of: $0).contentType }
    let json = encoding == .form ? "application/x-www-form-urlencoded" : "application/json"
    #expect(types == [json, "application/x-protobuf"])
    #expect(encoding.body(of: Self.messages) == EventEncoding.protobuf.body(of: Self.messages))
  }

  @Test func `an empty batch has an empty array as its body`() {
    #expect(EventEncoding.json.body(of: []).bytes == Array("[]".utf8))
  }
}
