import AutoTrack
import MiniUI
import Testing

@Suite struct SensorsPaths {
  private let process = Device().start(App())
  private let scheme = SensorsPathScheme()

  @Test func `SA-P01 the path of a button begins at its screen's root view`() {
    let screen = ElementViewController(in: process)
    _ = screen.view
    #expect(scheme.path(of: screen.first) == "UIView/UIScrollView[0]/UIButton[0]")
    #expect(scheme.path(of: screen.second) == "UIView/UIScrollView[0]/CustomButton[0]")
  }

  @Test func `SA-P10 an index counts siblings of exactly the same class`() throws {
    let controller = ViewController(in: process)
    let view = View(in: process)
    let custom = try #require(process.makeNew("CustomButton", Button.self))
    let last = Button(in: process)
    for child in [Label(in: process), Button(in: process), custom, last] { view.addSubview(child) }
    controller.view.addSubview(View(in: process))
    controller.view.addSubview(view)
    #expect(scheme.path(of: last) == "UIView/UIView[1]/UIButton[1]")
  }

  @Test func `SA-P11 a root view of an own class is the first step`() throws {
    let controller = ViewController(in: process)
    controller.view = try #require(process.makeNew("MyRoot", View.self))
    let button = Button(in: process)
    controller.view.addSubview(button)
    #expect(scheme.path(of: button) == "MyRoot/UIButton[0]")
    #expect(scheme.path(of: controller.view) == "MyRoot")
  }

  @Test(arguments: [("SA-P03", "UISlider"), ("SA-P05", "UISwitch"), ("SA-P08", "UIImageView")])
  func `SA-P03 SA-P05 SA-P08 controls are counted per class`(
    id: String, className: String
  ) throws {
    let controller = ViewController(in: process)
    let scrollView = ScrollView(in: process)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(Button(in: process))
    let view = try process.view(className)
    scrollView.addSubview(view)
    #expect(scheme.path(of: view) == "UIView/UIScrollView[0]/\(className)[0]")
  }

  @Test func `SA-P18 a path stops at the root view of a child controller`() {
    let (parent, child) = (ViewController(in: process), ViewController(in: process))
    let (wrapper, button) = (View(in: process), Button(in: process))
    parent.view.addSubview(wrapper)
    parent.addChild(child)
    wrapper.addSubview(child.view)
    child.view.addSubview(button)
    #expect(scheme.path(of: button) == "UIView/UIButton[0]")
    #expect(DefaultPathScheme().path(of: button) == "UIViewController[0]/UIButton[0]")
  }

  @Test func `a view without superview and controller is its own path`() {
    #expect(scheme.path(of: Button(in: process)) == "UIButton")
  }

  @Test func `a path ends although its responder chain is cyclic`() throws {
    let (view, inner) = (View(in: process), View(in: process))
    view.addSubview(inner)
    try view.hookThisObject(.nextResponder, owner: "test", Body { (_: View, _) in inner })
    #expect(scheme.path(of: inner).hasPrefix("UIView/UIView[0]/"))
  }
}
