import MiniUI
import Testing

@testable import AutoTrack

/// `$lib_method` of page events: as the page sent it (capture.md §5.3).
///
/// The space: methods in `lib` × methods in the properties × kinds of records.
@Suite struct PageMethods {
  private static let said = [nil, "\"code\"", "\"autoTrack\"", "\"presetEvent\"", "\"\""]

  private static func member(_ value: String?) -> String {
    value.map { "\"$lib\":\"js\",\"$lib_method\":\($0)" } ?? "\"$lib\":\"js\""
  }

  @Test(arguments: said, said)
  func `a page's method stays in the library and in the properties`(
    library: String?, property: String?
  ) throws {
    let app = Bridged()
    for kind in ["track", "track_signup", "profile_set"] {
      let event = try #require(
        app.event(
          of: """
            {"type":"\(kind)","event":"$WebClick","distinct_id":"d",\
            "lib":{\(Self.member(library))},"properties":{\(Self.member(property))}}
            """))
      let text = event.text
      let parts = text.components(of: "\"properties\":{")
      #expect(parts.count == 2)
      if let library {
        #expect(parts[0].contains("\"$lib_method\":\(library)"), "\(kind): \(text)")
      } else {
        #expect(!parts[0].contains("$lib_method"), "\(kind): \(text)")
      }
      if let property {
        #expect(parts[1].contains("\"$lib_method\":\(property)"), "\(kind): \(text)")
      } else if let library, kind != "profile_set" {
        #expect(parts[1].contains("\"$lib_method\":\(library)"), "\(kind): \(text)")
      } else {
        #expect(!parts[1].contains("$lib_method"), "\(kind): \(text)")
      }
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    guard let place = indices.first(where: { self[$0...].hasPrefix(separator) }) else {
      return [self]
    }
    return [String(self[..<place]), String(self[place...])]
  }
}
