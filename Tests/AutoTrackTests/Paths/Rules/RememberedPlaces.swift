import MiniUI
import Testing

@testable import AutoTrack

/// The cache of a matcher.
@Suite struct RememberedPlaces {
  @Test func `S3.8 a view is searched once, until its page or its path changes`() throws {
    let process = Device().start(App())
    let view = View(in: process)
    let pattern = ElementPattern(path: try PathPattern("Home[0]/UIView[*]"))
    let matcher = ElementMatcher(["rule"]) { _ in pattern }
    func matches(_ page: String, _ path: String) -> [String] {
      let sighting = ElementSighting(page: page, path: path, position: nil, content: nil)
      return matcher.matches(sighting, of: view)
    }
    #expect(matches("Home", "Home[0]/UIView[0]") == ["rule"])
    #expect((matches("Home", "Home[0]/UIView[0]"), matcher.walks) == (["rule"], 1))
    #expect((matches("Home", "Home[0]/UIView[1]"), matcher.walks) == (["rule"], 2))
    #expect(matches("Home", "Cart[0]/UIView[1]") == [])
    #expect((matches("Cart", "Cart[0]/UIView[1]"), matcher.walks) == ([], 4))
  }
}
