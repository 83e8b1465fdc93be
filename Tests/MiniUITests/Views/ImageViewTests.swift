import MiniUI
import Testing

@Suite struct ImageViews {
  private let stage = Stage()

  @Test func `HT-8 an image view receives no touches unless the app enables interaction`() {
    let frame = Rect(x: 20, y: 20, width: 100, height: 100)
    let below = stage.view(frame)
    let image = stage.view(frame, ImageView.self)
    #expect(stage.finger.down(at: Point(x: 50, y: 50)) === below)
    image.isUserInteractionEnabled = true
    #expect(stage.finger.down(at: Point(x: 50, y: 50)) === image)
  }

  @Test func `images of equal name are equal and have no text`() {
    let view = ImageView(Image(name: "cup"), in: stage.process)
    #expect(view.image == Image(name: "cup"))
    #expect(view.image != Image(name: "pot"))
    #expect(view.displayedText == nil)
    #expect(view.class.name == "UIImageView")
  }
}
