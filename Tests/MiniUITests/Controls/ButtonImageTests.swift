import MiniUI
import Testing

@Suite struct ButtonImages {
  private let stage = Stage()
  private let button: Button
  private let states: [ControlState] = [
    .normal, .highlighted, .selected, [.highlighted, .selected],
  ]

  init() {
    button = stage.view(Rect(x: 100, y: 100, width: 100, height: 44), Button.self)
  }

  /// The button's values in each of the states.
  private func inStates(_ read: (Button) -> Image?) -> [String?] {
    states.map { state in
      button.isSelected = state.contains(.selected)
      button.isHighlighted = state.contains(.highlighted)
      return read(button)?.name
    }
  }

  @Test func `T117 images are looked up for the exact state, and then for normal`() {
    button.setImage(Image(name: "N"))
    button.setImage(Image(name: "S"), for: .selected)
    #expect(inStates(\.currentImage) == ["N", "N", "S", "N"])
    #expect(inStates { $0.imageView?.image } == ["N", "N", "S", "N"])
    #expect(states.map { button.image(for: $0)?.name } == ["N", nil, "S", nil])
  }

  @Test func `T117 backgrounds are looked up for the exact state, and then for normal`() {
    button.setBackgroundImage(Image(name: "N"))
    button.setBackgroundImage(Image(name: "HS"), for: [.highlighted, .selected])
    #expect(inStates(\.currentBackgroundImage) == ["N", "N", "N", "HS"])
    #expect(inStates { ($0.subviews[0] as? ImageView)?.image } == ["N", "N", "N", "HS"])
    #expect(states.map { button.backgroundImage(for: $0)?.name } == ["N", nil, nil, "HS"])
  }

  @Test func `the background lies behind the image, and the image behind the title`() {
    button.setTitle("Buy")
    button.setImage(Image(name: "front"))
    button.setBackgroundImage(Image(name: "back"))
    #expect(button.subviews.map(\.class.name) == ["UIImageView", "UIImageView", "UIButtonLabel"])
    let names = button.subviews.map { ($0 as? ImageView)?.image?.name }
    #expect(names == ["back", "front", nil])
    button.layoutIfNeeded()
    #expect(button.subviews.map(\.frame.width) == [100, 76, 76])
  }

  @Test func `an image is shown only in the states that have one`() {
    button.setImage(Image(name: "H"), for: .highlighted)
    #expect(button.imageView == nil)
    stage.finger.down(at: Point(x: 120, y: 110))
    #expect(button.imageView?.image == Image(name: "H"))
    stage.finger.up()
    #expect(button.imageView?.image == nil)
  }
}
