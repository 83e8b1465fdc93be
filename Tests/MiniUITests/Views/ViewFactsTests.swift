import MiniUI
import Testing

@Suite struct ViewFacts {
  private let stage = Stage()

  @Test func `a summary names the class, the identifier and the text`() {
    let button = stage.button("Buy", .zero)
    button.accessibilityIdentifier = "buy"
    let label = Label(in: stage.process)
    label.text = "Price"
    #expect(
      [button, label, stage.root.view].map(\.summary)
        == ["UIButton #buy \"Buy\"", "UILabel \"Price\"", "UIView"])
  }

  @Test func `a summary has no typed text, and asks the view nothing`() throws {
    let (field, bar) = (TextField(in: stage.process), SearchBar(in: stage.process))
    (field.text, bar.text) = ("typed", "typed")
    var questions = 0
    try stage.process.classes[View.self].hook(
      .respondsToSelector, owner: "test",
      .before { (_: View, _) in
        questions += 1
      })
    #expect(
      [field, bar, bar.searchTextField].map(\.summary)
        == ["UITextField", "UISearchBar", "UISearchBarTextField"])
    #expect(questions == 0)
  }

  @Test func `the displayed text is the title of a button and the text of a label`() {
    let button = stage.button("Buy", .zero)
    let label = Label(in: stage.process)
    label.text = "Price"
    #expect(
      [button, label, Button(in: stage.process), stage.root.view].map(\.displayedText)
        == ["Buy", "Price", nil, nil])
  }

  @Test func `HT-9 a tag is found in the view itself and at any depth below it`() {
    let button = stage.button("Buy", .zero)
    button.titleLabel?.tag = 7
    stage.root.view.tag = 3
    let found = [3, 7, 8].map { stage.root.view.view(tagged: $0) }
    #expect(found[0] === stage.root.view)
    #expect(found[1] === button.titleLabel)
    #expect(found[2] == nil)
  }

  @Test func `a view is a descendant of itself and of its ancestors`() {
    let button = stage.button("Buy", .zero)
    let views = [button, stage.root.view, stage.window, View(in: stage.process)]
    #expect(views.map { button.isDescendant(of: $0) } == [true, true, true, false])
    #expect(!stage.root.view.isDescendant(of: button))
  }
}

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

@Suite struct ViewCycles {
  private let stage = Stage()

  @Test func `adding a view to itself crashes the process`() {
    let view = View(in: stage.process)
    view.addSubview(view)
    #expect(stage.process.state == .crashed(.invalidArgument("Can't add self as subview")))
    #expect(view.subviews.isEmpty)
  }

  @Test func `adding a view to its own descendant crashes the process and names both`() {
    let button = stage.button("Buy", .zero)
    button.addSubview(stage.root.view)
    let reason = "UIView cannot be added to UIButton \"Buy\", which it contains"
    #expect(stage.process.state == .crashed(.invalidArgument(reason)))
    #expect(stage.root.view.superview === stage.window)
  }
}

/// A view refers to its window and its controller weakly.
@Suite struct OutlivingViews {
  private let process = Device().start(App())

  @Test func `a view that outlives its window has no window, at any depth`() {
    let (outer, inner) = (View(in: process), View(in: process))
    outer.addSubview(inner)
    do {
      let window = Window(in: process)
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    #expect([outer.window == nil, inner.window == nil] == [true, true])
    #expect(outer.superview == nil)
  }

  @Test func `a view that outlives its controller has no controller`() {
    weak var gone: ViewController?
    let view: View
    do {
      let controller = ViewController(in: process)
      gone = controller
      view = controller.view
    }
    #expect(gone == nil)
    #expect(view.next == nil)
  }
}

@Suite struct ViewLifetimes {
  @Test func `T014 a view that is released releases its subviews`() {
    let process = Device().start(App())
    var view: View? = View(in: process)
    weak let weakView = view
    weak let weakSubview = addedView(to: view, in: process)
    #expect(weakSubview != nil)
    view = nil
    #expect(weakView == nil)
    #expect(weakSubview == nil)
  }

  private func addedView(to parent: View?, in process: AppProcess) -> View {
    let view = Button(in: process)
    view.setTitle("Buy")
    parent?.addSubview(view)
    return view
  }

  @Test func `a subview that outlives its superview has neither superview nor window`() {
    let stage = Stage()
    var parent: View? = stage.view(Rect(x: 0, y: 0, width: 9, height: 9))
    let child = View(in: stage.process)
    parent?.addSubview(child)
    parent?.removeFromSuperview()
    parent = nil
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(child.next == nil)
  }

  @Test func `a hidden window that is released releases its controller and views`() {
    let process = Device().start(App())
    var window: Window? = Window(in: process)
    window?.rootViewController = ViewController(in: process)
    window?.makeKeyAndVisible()
    process.mainLoop.advance(by: .zero)
    weak let weakController = window?.rootViewController
    weak let weakView = weakController?.view
    window?.hide()
    #expect(weakView != nil)
    window = nil
    #expect(weakController == nil)
    #expect(weakView == nil)
  }

  @Test func `a shown window is retained by the application`() {
    let process = Device().start(App())
    Window(in: process).makeKeyAndVisible()
    #expect(process.application.windows.map(\.isKey) == [true])
  }

  @Test func `a process that is released releases all of its objects`() throws {
    var stage: Stage? = Stage(root: RecordingController.self)
    weak let process = stage?.process
    weak let window = stage?.window
    weak let root = stage?.root
    weak let application = stage?.process.application
    if let stage {
      let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
      let listener = stage.listener()
      listener.listen(to: button)
      stage.process.notifications.addObserver(
        listener, Message(named: "a:"), name: LifeNotification.didBecomeActive)
      try stage.finger.tap(button)
      stage.finger.down(at: Point(x: 20, y: 20))
    }
    #expect(process != nil)
    stage = nil
    #expect(process == nil)
    #expect(window == nil)
    #expect(root == nil)
    #expect(application == nil)
  }

  @Test func `a controller that is released clears its view's owner`() {
    let process = Device().start(App())
    var controller: ViewController? = ViewController(in: process)
    let view = controller?.view
    controller = nil
    #expect(view?.controller == nil)
    #expect(view?.next == nil)
  }
}

/// Methods of views are sent as messages, so that they can be hooked.
@Suite struct ViewMessages {
  private let stage = Stage()

  @Test func `setText: can be hooked for every label, including a button's`() throws {
    try stage.process.classes[Label.self].hook(
      .setText, owner: "test",
      Body { [log = stage.log] (label: Label, text, original) in
        log.add("\(label.isa.name) \(text ?? "nil")")
        original(text.map { $0 + "!" })
      })
    let label = Label(in: stage.process)
    label.text = "Price"
    label.text = nil
    let button = stage.button("Buy", .zero)
    #expect(stage.log.take() == ["UILabel Price", "UILabel nil", "UIButtonLabel Buy"])
    #expect([label.text, button.titleLabel?.text] == [nil, "Buy!"])
  }

  @Test func `setText: can be hooked for one label`() throws {
    let labels = [Label(in: stage.process), Label(in: stage.process)]
    try labels[0].hookThisObject(
      .setText, owner: "test",
      Body { (_: Label, _, original) in
        original("hooked")
      })
    for label in labels { label.text = "own" }
    #expect(labels.map(\.text) == ["hooked", "own"])
  }

  @Test func `addSubview: can be hooked for every view`() throws {
    try stage.process.classes[View.self].hook(
      .addSubview, owner: "test",
      .before { [log = stage.log] (view: View, subview) in
        log.add("\(view.class.name) < \(subview?.class.name ?? "nil")")
      })
    let button = stage.button("Buy", .zero)
    #expect(stage.log.take() == ["UIView < UIButton", "UIButton < UIButtonLabel"])
    #expect(button.superview === stage.root.view)
  }

  @Test func `addSubview: can be hooked for one view and refused`() throws {
    let parent = stage.view(.zero)
    try parent.hookThisObject(.addSubview, owner: "test", Body { (_: View, _, _) in })
    let child = View(in: stage.process)
    parent.addSubview(child)
    #expect(child.superview == nil)
  }

  @Test func `hitTest:withEvent: can be hooked for every view and redirect touches`() throws {
    let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
    let hook = try stage.process.classes[View.self].hook(
      .hitTest, owner: "test", Body { (_: View, _, _, _) in button })
    #expect(stage.finger.down(at: Point(x: 300, y: 300)) === button)
    hook.remove()
    #expect(stage.finger.down(at: Point(x: 300, y: 300)) === stage.root.view)
  }

  @Test func `hitTest:withEvent: can be hooked for one view`() throws {
    let button = stage.button("Buy", Rect(x: 10, y: 10, width: 100, height: 44))
    try button.hookThisObject(.hitTest, owner: "test", Body { (_: View, _, _, _) in nil })
    #expect(stage.finger.down(at: Point(x: 20, y: 20)) === stage.root.view)
  }

  @Test func `an override of pointInside:withEvent: enlarges a button`() throws {
    let button = stage.button("Buy", Rect(x: 50, y: 50, width: 20, height: 20))
    try button.hookThisObject(
      .pointInside, owner: "test",
      Body { (view: View, point, _, _) in
        view.bounds.insetBy(dx: -20, dy: -20).contains(point)
      })
    #expect(stage.finger.down(at: Point(x: 35, y: 35)) === button)
  }
}
