import MiniUI
import Testing

@Suite struct PageControls {
  private let stage = Stage()
  private let control: PageControl
  private let left = Point(x: 120, y: 412)
  private let right = Point(x: 280, y: 412)

  init() {
    control = stage.view(Rect(x: 100, y: 400, width: 200, height: 26), PageControl.self)
    control.numberOfPages = 3
    stage.listener().listen(to: control, for: .valueChanged)
  }

  private func pages(_ points: Point...) -> [Int] {
    points.map { point in
      stage.finger.tap(at: point)
      return control.currentPage
    }
  }

  @Test func `PG-1 a tap goes one page forward or back and reports the change`() {
    #expect(pages(right, right, left) == [1, 2, 1])
    #expect(stage.log.take() == ["valueChanged", "valueChanged", "valueChanged"])
  }

  @Test func `PG-1 a tap beyond the first or the last page has no effect`() {
    #expect(pages(left, right, right, right) == [0, 1, 2, 2])
    #expect(stage.log.take() == ["valueChanged", "valueChanged"])
  }

  @Test func `RC-18 values set by code are clamped and not reported`() {
    let pages = [2, 7, -1].map { page in
      control.currentPage = page
      return control.currentPage
    }
    #expect(pages == [2, 2, 0])
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(([control.numberOfPages, control.currentPage], stage.log.take()) == ([0, 0], []))
  }

  @Test func `the dots are private views in the middle of the control`() throws {
    control.layoutIfNeeded()
    let content = try #require(control.subviews.first?.subviews.first)
    #expect(content.class.name == "_UIPageControlIndicatorContentView")
    #expect(content.subviews.map(\.class.name).allSatisfy { $0 == "_UIPageIndicatorView" })
    #expect(content.subviews.map(\.frame.minX) == [76, 92, 108])
    control.numberOfPages = 1
    #expect(content.subviews.count == 1)
  }

  @Test
  func `PG-1 at most a hundred dots are shown, while the number of pages is unlimited`() throws {
    let content = try #require(control.subviews.first?.subviews.first)
    control.numberOfPages = 1_000_000
    control.layoutIfNeeded()
    #expect((content.subviews.count, content.subviews.first?.frame.minX) == (100, -700))
    #expect((content.subviews.last?.frame.maxX, control.numberOfPages) == (900, 1_000_000))
    control.currentPage = 999_999
    #expect(control.currentPage == 999_999)
  }
}
