import Testing
import TestSupport

@testable import AutoTrack

@Suite struct ViewPathRoundTrips {
  @Test(arguments: TestSpace("ViewPathRoundTrips", 0..<20).some(5))
  func `random paths read back from their text`(seed: Int) throws {
    var paths = RandomPaths(seed: seed)
    for _ in 0..<100 {
      let path = try paths.next(isIndexed: false, hasHyphens: true)
      #expect(try ViewPath(path.description) == path)
    }
  }

  @Test(arguments: TestSpace("ViewPathRoundTrips", 0..<20).some(5))
  func `random paths read back from their classes and depths`(seed: Int) throws {
    var paths = RandomPaths(seed: seed)
    for _ in 0..<100 {
      let path = try paths.next(isIndexed: true, hasHyphens: false)
      #expect(try ViewPath(classesAndDepths: path.classesAndDepths) == path)
    }
  }

  @Test(arguments: TestSpace("ViewPathRoundTrips", 0..<20).some(5))
  func `damaged text either reads back or is refused`(seed: Int) throws {
    var paths = RandomPaths(seed: seed)
    for _ in 0..<200 {
      let path = try paths.next(isIndexed: false, hasHyphens: true)
      let text = paths.damaged(path.description)
      if let read = try? ViewPath(text) { #expect(read.description == text) }
    }
  }
}
