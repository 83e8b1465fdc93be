import MiniUI
import Testing

@testable import AutoTrack

@Suite struct ElementContents {
  private let process = Device().start(App())

  private func label(_ text: String?, hidden: Bool = false) -> Label {
    let label = Label(in: process)
    label.text = text
    label.isHidden = hidden
    return label
  }

  private func view<Parent: View>(_ parent: Parent, _ subviews: View...) -> Parent {
    for subview in subviews { parent.addSubview(subview) }
    return parent
  }

  @Test func `a label's content is its text, even if empty`() {
    #expect(ElementContent.content(of: label("Sold out")) == "Sold out")
    #expect(ElementContent.content(of: label("")) == "")
    #expect(ElementContent.content(of: label(nil)) == nil)
  }

  @Test func `S3.3d a view of React Native has its label, without space around it`() throws {
    let react = view(try process.view("RCTView"), label("inner"))
    react.accessibilityLabel = "  Buy now \n"
    #expect(ElementContent.content(of: react) == "Buy now")
    react.accessibilityLabel = "  "
    #expect(ElementContent.content(of: react) == "inner")
    let other = view(View(in: process), label("inner"))
    other.accessibilityLabel = "Buy now"
    #expect(ElementContent.content(of: other) == "inner")
    let field = try process.view("RCTUITextField", TextField.self)
    field.accessibilityLabel = "secret"
    #expect(ElementContent.content(of: field) == nil)
  }

  @Test func `a button's content is its title`() {
    let button = Button(in: process)
    button.setTitle("Buy")
    #expect(ElementContent.content(of: view(button, label("badge"))) == "Buy")
  }

  @Test func `the content of a button without a title is that of its subviews`() {
    let button = view(Button(in: process), label("3"), label("new"))
    #expect(ElementContent.content(of: button) == "3-new")
  }

  @Test func `a view's content joins the texts of its subviews, back to front`() {
    let inner = view(View(in: process), label("b"), label("c"))
    #expect(
      ElementContent.content(of: view(View(in: process), label("a"), inner, label("d")))
        == "a-b-c-d")
  }

  @Test func `hidden and empty views are not part of the content`() {
    let parent = view(View(in: process), label("seen"), label("unseen", hidden: true), label(""))
    #expect(ElementContent.content(of: parent) == "seen")
    #expect(ElementContent.content(of: view(View(in: process), label(""))) == nil)
  }

  @Test func `SA-A12 views ignored by the app or the configuration are not part of the content`() {
    let (balance, owner) = (label("1,234.56"), view(View(in: process), label("Ada")))
    balance.accessibilityIdentifier = "balance"
    owner.elementFacts.isIgnored = true
    let card = view(Control(in: process), label("Account"), balance, owner)
    let elements = ["balance": ElementConfiguration(isIgnored: true)]
    #expect(ElementContent.content(of: card, in: elements) == "Account")
    #expect(ElementContent.content(of: card) == "Account-1,234.56")
    let controller = ViewController(in: process)
    controller.navigationItem.titleView = card
    #expect(ElementContent.title(of: controller, in: elements) == "Account")
  }

  @Test func `the text of a title view, if any, is the screen's title`() {
    let controller = ViewController(in: process)
    #expect(ElementContent.title(of: controller) == nil)
    controller.title = "Cart"
    #expect(ElementContent.title(of: controller) == "Cart")
    controller.navigationItem.titleView = label("Cart (3)")
    #expect(ElementContent.title(of: controller) == "Cart (3)")
    controller.navigationItem.titleView = label("")
    #expect(ElementContent.title(of: controller) == "Cart")
  }
}
