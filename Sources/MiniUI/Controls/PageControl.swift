/// A row of dots, one per page: `UIPageControl`.
///
/// A tap on the right half selects the next page, a tap on the left half the previous one (PG-1).
open class PageControl: Control {
  private var storedPage = 0
  private var content: View?
  /// The number of pages; negative numbers become 0, and the current page is clamped.
  public final var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      storedPage = clamped(storedPage)
      showDots()
    }
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(PageControl.self, name: "UIPageControl") {
      methods in
      methods.define(.setCurrentPage) { control, page, _ in
        control.storedPage = control.clamped(page)
      }
      methods.define(.layoutSubviews) { control, callSuper in
        callSuper()
        control.layOutDots()
      }
      methods.define(.endTracking) { control, touch, event, callSuper in
        callSuper(touch, event)
        control.turn(touch, event)
      }
    }
  }

  /// Makes a control without pages, with the system's private views.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    content = addPart(templates.pageControlPart)[.content]
  }

  /// The current page; setting it sends `setCurrentPage:` and no event (RC-18).
  public final var currentPage: Int {
    get { storedPage }
    set { send(.setCurrentPage)(newValue) }
  }

  override final var defeatedGestures: DefeatedGestures { .singleTap }
  override final var spokenState: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override open var intrinsicSize: Size {
    Size(width: Double(numberOfPages) * Self.dotSize, height: 26)
  }

  private func clamped(_ page: Int) -> Int { max(min(page, numberOfPages - 1), 0) }

  private func turn(_ touch: DynamicObject?, _ event: DynamicObject?) {
    guard let place = placeOfClick(touch) else { return }
    let page = clamped(storedPage + (place.x < bounds.midX ? -1 : 1))
    guard page != storedPage else { return }
    storedPage = page
    reportNewValue(event)
  }
}

extension PageControl {
  /// The width and height of a dot's square, in points.
  static let dotSize = 16.0
  /// The greatest number of dots that are drawn.
  static let mostDots = 100

  private func showDots() {
    guard let content else { return }
    let count = min(numberOfPages, Self.mostDots)
    while content.subviews.count > count { content.subviews.last?.removeFromSuperview() }
    while content.subviews.count < count {
      content.addSubview(templates.pageIndicator.build(in: process).root)
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func layOutDots() {
    let dots = content?.subviews ?? []
    let start = bounds.midX - Double(dots.count) * Self.dotSize / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = Rect(
        x: start + Double(index) * Self.dotSize, y: bounds.midY - Self.dotSize / 2,
        width: Self.dotSize, height: Self.dotSize)
    }
  }
}
