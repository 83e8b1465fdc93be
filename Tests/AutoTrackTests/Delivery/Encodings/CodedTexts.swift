import Foundation
import Testing

@testable import AutoTrack

/// Base64, percent signs and checksums of texts.
@Suite struct CodedTexts {
  @Test func `base64 equals Foundation's`() {
    for count in 0...300 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 167 + count) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test func `percent-encoding keeps letters and digits only`() throws {
    let text = String(decoding: 0..<128, as: UTF8.self) + "商品🔥"
    let encoded = PercentCoding.encoded(text)
    let allowed = CharacterSet(
      charactersIn: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    #expect(encoded == text.addingPercentEncoding(withAllowedCharacters: allowed))
    #expect(PercentCoding.decoded(encoded) == text)
    #expect(PercentCoding.encoded("a/B+9==") == "a%2FB%2B9%3D%3D")
  }

  @Test(
    arguments: [
      ("", 0), ("abc", 96_354), ("Hello", 69_609_650), ("Hello你好", -1_823_950_257),
      ("🔥sd🙂哈哈😆", 1_703_242_663),
    ] as [(String, Int32)])
  func `SA-E25 the hash of a text equals Java's`(text: String, hash: Int32) {
    #expect(text.javaHash == hash)
  }

  @Test(
    arguments: [
      ("🔥", 1_772_680), ("\u{0}a", 97), ("polygenelubricants", .min),
      (String(repeating: "\u{FFFF}", count: 3), 65_076_255),
    ] as [(String, Int32)])
  func `SA-E25 the hash counts surrogate pairs as two units, and its sum wraps around`(
    text: String, hash: Int32
  ) {
    #expect(text.javaHash == hash)
  }
}
