import Testing

@testable import MiniUI

@Suite struct Collections {
  private static let all: [CollectionDelegateMethod] = [
    .shouldHighlight, .didHighlight, .didUnhighlight, .shouldSelect, .shouldDeselect, .didSelect,
    .didDeselect,
  ]
  private let collection = CollectionStage([200], answering: all)
  private var list: CollectionView { collection.list }

  @Test func `TV-18 a tap with another item selected sends its callbacks in this order`() throws {
    list.selectItem(at: 2)
    try collection.tap(5)
    #expect(
      collection.log.take() == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "shouldSelect 5",
        "didDeselect 2", "didSelect 5",
      ])
  }

  @Test func `TV-18 in multiple selection a second tap asks before it deselects`() throws {
    list.allowsMultipleSelection = true
    list.selectItem(at: 2)
    try collection.tap(2)
    #expect(
      collection.log.take() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldDeselect 2",
        "didDeselect 2",
      ])
    collection.source.allows = { name, _ in name != "shouldSelect" }
    try collection.tap(3)
    #expect((collection.log.take().last, list.indexPathsForSelectedItems) == ("shouldSelect 3", []))
  }

  @Test func `T208 TV-19 the selection survives scrolling away and back`() {
    list.selectItem(at: 3)
    #expect(list.indexPathsForSelectedItems == [3])
    list.deselectItem(at: 3)
    #expect(list.indexPathsForSelectedItems == [])
    list.selectItem(at: 3)
    list.scrollToItem(at: 199, at: .bottom)
    #expect(list.cellForItem(at: 3) == nil)
    list.scrollToItem(at: 0, at: .top)
    #expect(list.cellForItem(at: 3)?.isSelected == true)
    #expect(list.cellForItem(at: 4)?.isSelected == false)
    list.allowsMultipleSelection = true
    list.selectItem(at: 7)
    #expect((list.indexPathsForSelectedItems, collection.log.take()) == ([3, 7], []))
  }

  @Test func `T209 an item selected by code is selected once, without callbacks`() {
    list.selectItem(at: 4)
    #expect((list.indexPathsForSelectedItems.count, collection.log.take()) == (1, []))
  }

  @Test func `T213 taps can select the last item and then the first`() throws {
    collection.source.sections[0][0] = "First Cell"
    collection.source.sections[0][199] = "Last Cell"
    list.reloadData()
    try collection.tap(199)
    let last = list.cellForItem(at: 199)
    #expect((last?.accessibilityLabel, last?.isSelected) == ("Last Cell", true))
    try collection.tap(0)
    let first = list.cellForItem(at: 0)
    #expect((first?.accessibilityLabel, first?.isSelected) == ("First Cell", true))
    #expect(list.indexPathsForSelectedItems == [0])
  }

  @Test
  func `T214 the item that is scrolled to the top is at the top of the collection`() throws {
    var layout = FlowLayout()
    layout.itemSize = Size(width: 390, height: 440)
    let pages = CollectionStage([20], layout: layout)
    for item in [19, 0] {
      let path = CellPath(section: 0, row: item)
      pages.list.scrollToItem(at: path, at: .top)
      let cell = try #require(pages.list.cellForItem(at: path))
      let place = cell.convert(Point.zero, to: pages.stage.window)
      #expect(place.y == pages.list.frame.minY)
    }
  }

  @Test func `T214 scrolling stops at the ends of the content`() {
    list.scrollToItem(at: 199, at: .top)
    #expect(list.contentOffset.y == list.contentSize.height - 440)
    list.scrollToItem(at: 100, at: .middle)
    #expect(list.contentOffset.y == 765)
  }

  @Test func `TV-8 items fill lines from edge to edge, and only those on the screen exist`() {
    #expect(list.visibleCells.count == 48)
    #expect(list.cellForItem(at: 5)?.frame == Rect(x: 340, y: 0, width: 50, height: 50))
    #expect(list.cellForItem(at: 6)?.frame == Rect(x: 0, y: 60, width: 50, height: 50))
    #expect(list.contentSize.height == 2_030)
  }

  @Test func `TV-8 headers and footers are placed around their sections, with insets`() throws {
    var layout = FlowLayout()
    layout.headerHeight = 30
    layout.footerHeight = 20
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let collection = CollectionStage([3, 3], [.supplementary], layout: layout)
    let type = collection.stage.process.classes[CollectionReusableView.self]
    collection.source.sectionView = { _ in type.make() as? View }
    collection.list.reloadData()
    collection.layOut()
    #expect(
      collection.log.take() == [
        "UICollectionElementKindSectionHeader 0", "UICollectionElementKindSectionFooter 0",
        "UICollectionElementKindSectionHeader 1:0", "UICollectionElementKindSectionFooter 1:0",
      ])
    let footer = try #require(collection.list.supplementaryView(at: .footer(0)))
    #expect((footer.place, footer.frame) == (.footer(0), Rect(x: 0, y: 90, width: 390, height: 20)))
    let cell = collection.list.cellForItem(at: CellPath(section: 1, row: 0))
    #expect(cell?.frame == Rect(x: 10, y: 145, width: 50, height: 50))
  }

  @Test func `TV-9 a cell without a registered class crashes the app`() {
    _ = list.dequeueReusableCell(withReuseIdentifier: "none", for: 0)
    #expect(
      collection.crash
        == "NSInternalInconsistencyException: could not dequeue a view of kind: "
        + "UICollectionElementKindCell with identifier none - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  @Test func `TV-10 an inserted item sends willDisplay, a deleted one didEndDisplaying`() {
    let collection = CollectionStage([9], answering: [.willDisplay, .didEndDisplaying])
    collection.source.sections[0].removeFirst()
    collection.list.deleteItems(at: [0])
    collection.source.sections[0].append("new")
    collection.list.insertItems(at: [8])
    collection.layOut()
    #expect(collection.log.take() == ["didEndDisplaying 0", "willDisplay 8"])
  }

  @Test func `items of any width are placed in lines`() {
    var layout = FlowLayout()
    layout.itemSpacing = 0
    for width in [1e-300, 0, .infinity] {
      layout.itemSize.width = width
      let narrow = CollectionStage([3], layout: layout)
      #expect(narrow.list.numberOfItems(inSection: 0) == 3)
      #expect(narrow.crash == nil)
    }
  }
}
