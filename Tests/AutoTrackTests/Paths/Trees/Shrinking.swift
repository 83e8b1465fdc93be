import AutoTrack
import MiniUI
import Testing

@Suite struct Shrinking {
  /// A scheme with a fault: it counts siblings of every class.
  private struct EverySibling: PathScheme {
    let name = "every-sibling"

    func path(of element: SchemeElement) -> String { "" }

    func path(of element: ViewTree.Element) -> String {
      guard let parent = element.parent else { return element.className }
      let index = parent.children.prefix { $0.id != element.id }.count
      return path(of: parent) + "/\(element.className)[\(index)]"
    }
  }

  @Test func `a planted fault is found, shrunk and printed`() throws {
    let property = TreeProperty(scheme: EverySibling(), isInjective: false, isDocumented: false)
    let report = try #require((0..<10_000).lazy.compactMap(property.report).first)
    #expect(
      report == """
        seed 0, shrunk to views: 2, mutations: 1, watching #1
        UIView #0 ← HomeViewController
          Shop.Card #7 "Text 7"
        insert Advert before #7
        moved by what is harmless: \
        Shop.Card #7 "Text 7": UIView/Shop.Card[0] → UIView/Shop.Card[1]
        """)
  }

  @Test func `a sample that cannot be mutated throws`() {
    var sample = RandomTree(seed: 0)
    sample.documented = .remove("#nobody")
    #expect(throws: MutationError.self) { try TreeProperty().fault(in: sample) }
  }

  @Test func `a sample without a fault is not shrunk`() {
    #expect(TreeProperty().report(seed: 1) == nil)
    let sample = RandomTree(seed: 1)
    #expect(Shrinker { _ in nil }.shrink(sample).count == sample.count)
  }

  @Test func `a fault that needs two views shrinks to the smallest such tree`() {
    let sample = (0..<100).lazy.map(RandomTree.init).first { $0.count > 10 }
    let small = sample.map { sample in
      Shrinker { $0.count >= 2 ? "two" : nil }.shrink(sample)
    }
    #expect((small?.count, small?.harmless.isEmpty) == (2, true))
    #expect(small?.harmful == nil && small?.documented == nil)
  }
}
