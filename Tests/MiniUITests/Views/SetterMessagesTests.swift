import Testing

@testable import MiniUI

/// The setters that SDKs hook: each is a message in every arrangement of hooks.
@Suite struct SetterMessages {
  /// The places of the code that records a setter.
  enum Place: CaseIterable { case ownClass, systemClass, object, subclass }

  static let setters = views + controls + containers

  @Test(arguments: Self.setters, Place.allCases)
  func `a hook on a setter runs once, with the arguments and the original`(
    _ setter: Setter, _ place: Place
  ) throws {
    for manner in HookManner.allCases {
      for isWarm in [false, true] where !isWarm || setter.name != "resignKeyWindow" {
        let plain = setter.scene()
        setter.act(plain)
        let scene = setter.scene()
        if isWarm { setter.act(setter.scene(on: scene)) }
        let hook = try scene.watch(setter, place, manner)
        scene.stage.log.take()
        setter.act(scene)
        let note = Comment(rawValue: "\(manner) \(isWarm ? "warm" : "cold")")
        #expect(scene.stage.log.take() == ["hook" + setter.arguments], note)
        #expect(setter.effect(scene) == setter.effect(plain), note)
        guard let hook else { continue }
        hook.remove()
        setter.act(scene)
        #expect(scene.stage.log.take() == [], note)
      }
    }
  }

  @Test(arguments: Self.setters)
  func `a setter without a hook sets its value`(_ setter: Setter) {
    let (before, after) = (setter.scene(), setter.scene())
    setter.act(after)
    #expect(setter.isSilent || setter.effect(before) != setter.effect(after))
  }

  @Test(arguments: Self.setters)
  func `a hook that replaces a setter without its original prevents the change`(
    _ setter: Setter
  ) throws {
    let scene = setter.scene()
    let before = setter.effect(scene)
    let selector = scene.stage.process.classes.selector(setter.name)
    let method = try #require(scene.object.isa.method(for: selector))
    let samples = Samples(cat: scene.object, dog: scene.object, selector: selector)
    let kept = method.setImplementation(setter.replacement(samples))
    setter.act(scene)
    #expect(setter.isSilent || setter.effect(scene) == before)
    if let kept { method.setImplementation(kept) }
    setter.act(scene)
    #expect(setter.isSilent || setter.effect(scene) != before)
  }
}

/// An object on a stage whose property is about to be set.
struct SetterScene {
  let stage: Stage
  let object: DynamicObject

  /// Installs code that records the setter at a place; a subclass's code cannot be removed.
  func watch(_ setter: Setter, _ place: SetterMessages.Place, _ manner: HookManner) throws -> Hook?
  {
    let classes = stage.process.classes
    switch place {
    case .ownClass:
      return try setter.hook(object.isa, manner, stage.log)
    case .systemClass:
      let owner = object.isa.method(for: classes.selector(setter.name))?.owner
      return try owner.map { try setter.hook($0, manner, stage.log) }
    case .object: return try setter.hookObject(object, manner, stage.log)
    case .subclass:
      let type = try classes.declareClass("Sub\(object.isa.name)", superclass: object.isa)
      setter.override(type, manner, stage.log)
      object.setClass(type)
      return nil
    }
  }
}

/// One setter: its object, its call and its arguments.
struct Setter: CustomTestStringConvertible, Sendable {
  let name: String
  /// The arguments in a line of a hook.
  let arguments: String
  /// True if the setter has no readable effect.
  var isSilent = false
  let make: @Sendable (Stage) -> DynamicObject
  let act: @Sendable (SetterScene) -> Void
  let effect: @Sendable (SetterScene) -> String
  let hook: @Sendable (DynamicClass, HookManner, Log) throws -> Hook
  let hookObject: @Sendable (DynamicObject, HookManner, Log) throws -> Hook
  let override: @Sendable (DynamicClass, HookManner, Log) -> Void
  let replacement: @Sendable (Samples) -> Implementation

  var testDescription: String { name }

  init<Object: DynamicObject, S: NotedShape>(
    _ message: Message<S>, _ arguments: String, on make: @escaping @Sendable (Stage) -> Object,
    isSilent: Bool = false, _ act: @escaping @Sendable (Object, Stage) -> Void,
    _ effect: @escaping @Sendable (Object, Stage) -> String
  ) {
    name = SystemSelector.names[Int(message.selector.number)]
    self.arguments = arguments.isEmpty ? "" : " \(arguments)"
    self.isSilent = isSilent
    self.make = make
    self.act = { if let object = $0.object as? Object { act(object, $0.stage) } }
    self.effect = { scene in
      (scene.object as? Object).map { effect($0, scene.stage) } ?? "another object"
    }
    hook = { try $0.hook(message, owner: "test", S.hook($1, Noter(name: "hook", log: $2))) }
    hookObject = {
      try $0.hookThisObject(message, owner: "test", S.hook($1, Noter(name: "hook", log: $2)))
    }
    override = { $0.addMethod(message, S.hook($1, Noter(name: "hook", log: $2))) }
    replacement = { S.body(Noter(log: Log(), answer: $0)).implementation }
  }

  func scene() -> SetterScene {
    let stage = Stage()
    return SetterScene(stage: stage, object: make(stage))
  }

  func scene(on other: SetterScene) -> SetterScene {
    SetterScene(stage: other.stage, object: make(other.stage))
  }
}

extension SetterMessages {
  private static let view: @Sendable (Stage) -> View = {
    $0.view(Rect(x: 10, y: 10, width: 50, height: 50))
  }
  private static let button: @Sendable (Stage) -> Button = {
    $0.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
  }
  private static let pair: @Sendable (Stage) -> View = { stage in
    let pair: View = stage.view(Rect(x: 0, y: 300, width: 200, height: 200))
    for tag in 1...2 {
      stage.view(Rect(x: 0, y: 0, width: 10, height: 10), View.self, in: pair).tag = tag
    }
    return pair
  }

  private static func table(_ stage: Stage) -> TableView {
    let table = stage.view(Rect(x: 0, y: 100, width: 390, height: 440), TableView.self)
    table.dataSource = source(of: table, stage)
    stage.window.layoutIfNeeded()
    return table
  }

  private static func collection(_ stage: Stage) -> CollectionView {
    let list = stage.view(Rect(x: 0, y: 100, width: 390, height: 440), CollectionView.self)
    list.register(
      stage.process.classes[CollectionViewCell.self], forCellWithReuseIdentifier: "item")
    list.dataSource = source(of: list, stage)
    stage.window.layoutIfNeeded()
    return list
  }

  /// Three rows, kept as long as the list.
  private static func source(of list: View, _ stage: Stage) -> ListSource {
    let source = ListSource.make(in: stage.process, log: Log())
    source.sections = [["one", "two", "three"]]
    list.setAssociated(source, for: AssociationKey("source"))
    return source
  }

  private static func added(_ stage: Stage) -> View {
    let view = View(in: stage.process)
    view.tag = 3
    return view
  }

  private static func tags(_ view: View, _: Stage) -> String {
    view.subviews.map { "\($0.tag)" }.joined()
  }

  static let views: [Setter] = [
    Setter(.setHidden, "true", on: view, { view, _ in view.isHidden = true }) { view, _ in
      "\(view.isHidden)"
    },
    Setter(.setAlpha, "0.5", on: view, { view, _ in view.alpha = 0.5 }) { view, _ in
      "\(view.alpha)"
    },
    Setter(
      .setFrame, "1.0 2.0 3.0 4.0", on: view,
      { view, _ in view.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    ) { view, _ in "\(view.frame)" },
    Setter(
      .setUserInteractionEnabled, "false", on: view,
      { view, _ in view.isUserInteractionEnabled = false }
    ) { view, _ in "\(view.isUserInteractionEnabled)" },
    Setter(
      .setAccessibilityIdentifier, "buy", on: view,
      { view, _ in view.accessibilityIdentifier = "buy" }
    ) { view, _ in "\(view.accessibilityIdentifier ?? "")" },
    Setter(
      .setAccessibilityLabel, "nil", on: view, isSilent: true,
      { view, _ in view.accessibilityLabel = nil }
    ) { view, _ in "\(view.accessibilityLabel ?? "")" },
    Setter(.addSubview, "UIView", on: pair, { pair, stage in pair.addSubview(added(stage)) }, tags),
    Setter(
      .insertSubviewAtIndex, "UIView 1", on: pair,
      { pair, stage in pair.insertSubview(added(stage), at: 1) }, tags),
    Setter(
      .insertSubviewAbove, "UIView UIView", on: pair,
      { pair, stage in pair.insertSubview(added(stage), above: pair.subviews[0]) }, tags),
    Setter(
      .insertSubviewBelow, "UIView UIView", on: pair,
      { pair, stage in pair.insertSubview(added(stage), below: pair.subviews[0]) }, tags),
    Setter(
      .setText, "Hello", on: { $0.view(Rect(x: 0, y: 0, width: 9, height: 9), Label.self) },
      { label, _ in label.text = "Hello" }
    ) { label, _ in label.text ?? "" },
    Setter(
      .setText, "Hello", on: { $0.view(Rect(x: 0, y: 0, width: 90, height: 44), TextField.self) },
      { field, _ in field.text = "Hello" }
    ) { field, _ in field.text ?? "" },
    Setter(
      .setText, "Hello", on: { $0.view(Rect(x: 0, y: 0, width: 90, height: 44), TextView.self) },
      { view, _ in view.text = "Hello" }
    ) { view, _ in view.text ?? "" },
  ]

  static let controls: [Setter] = [
    Setter(.setEnabled, "false", on: button, { button, _ in button.isEnabled = false }) {
      button, _ in "\(button.isEnabled)"
    },
    Setter(.setSelected, "true", on: button, { button, _ in button.isSelected = true }) {
      button, _ in "\(button.isSelected)"
    },
    Setter(.setHighlighted, "true", on: button, { button, _ in button.isHighlighted = true }) {
      button, _ in "\(button.isHighlighted)"
    },
    Setter(
      .setTitleForState, "Sell 0", on: button, { button, _ in button.setTitle("Sell") }
    ) { button, _ in button.currentTitle ?? "" },
    Setter(
      .setImageForState, "UIImage 2", on: button,
      { button, _ in button.setImage(Image(name: "off"), for: .disabled) }
    ) { button, _ in button.image(for: .disabled)?.name ?? "" },
    Setter(
      .setBackgroundForState, "UIImage 4", on: button,
      { button, _ in button.setBackgroundImage(Image(name: "on"), for: .selected) }
    ) { button, _ in button.backgroundImage(for: .selected)?.name ?? "" },
    Setter(
      .addControlTarget, "UIViewController SEL 64", on: button,
      { button, stage in
        button.addTarget(stage.root, action: SelectorID(.reset), for: .touchUpInside)
      }
    ) { button, stage in "\(button.actions(for: stage.root, on: .touchUpInside) ?? [])" },
    Setter(
      .removeControlTarget, "nil no SEL 64", on: button, isSilent: true,
      { button, _ in button.removeTarget(nil, action: nil, for: .touchUpInside) }
    ) { button, _ in "\(button.allTargets.count)" },
  ]

  static let containers: [Setter] = [
    Setter(
      .setRootViewController, "UIViewController", on: { $0.window },
      { window, stage in
        let new = ViewController(in: stage.process)
        new.title = "New"
        window.rootViewController = new
      }
    ) { window, _ in window.rootViewController?.title ?? "" },
    Setter(
      .becomeKeyWindow, "", on: { Window(in: $0.process) }, isSilent: true,
      { window, _ in window.makeKeyAndVisible() }
    ) { window, _ in "\(window.isKey)" },
    Setter(
      .resignKeyWindow, "", on: { $0.window }, isSilent: true,
      { _, stage in Window(in: stage.process).makeKeyAndVisible() }
    ) { window, _ in "\(window.isKey)" },
    Setter(
      .setAllViewControllers, "NSArray", on: { NavigationController(in: $0.process) },
      { $0.viewControllers = [ViewController(in: $1.process)] }
    ) { navigation, _ in "\(navigation.viewControllers.count)" },
    Setter(
      .setAllViewControllers, "NSArray", on: { TabBarController(in: $0.process) },
      { $0.viewControllers = [ViewController(in: $1.process)] }
    ) { tabs, _ in "\(tabs.viewControllers?.count ?? 0)" },
    Setter(
      .selectRow, "NSIndexPath false 0", on: { table($0) },
      { table, _ in table.selectRow(at: CellPath(section: 0, row: 1)) }
    ) { table, _ in "\(table.indexPathsForSelectedRows ?? [])" },
    Setter(
      .selectRow, "NSIndexPath false 1", on: { table($0) },
      { table, _ in table.selectRow(at: CellPath(section: 0, row: 1), scrollingTo: .top) }
    ) { table, _ in "\(table.indexPathsForSelectedRows ?? [])" },
    Setter(
      .deselectRow, "NSIndexPath false",
      on: { stage -> TableView in
        let table = table(stage)
        table.selectRow(at: CellPath(section: 0, row: 1))
        return table
      },
      { table, _ in table.deselectRow(at: CellPath(section: 0, row: 1)) }
    ) { table, _ in "\(table.indexPathsForSelectedRows ?? [])" },
    Setter(
      .selectItem, "NSIndexPath false 0", on: { collection($0) },
      { list, _ in list.selectItem(at: CellPath(section: 0, row: 1)) }
    ) { list, _ in "\(list.indexPathsForSelectedItems)" },
    Setter(
      .deselectItem, "NSIndexPath false",
      on: { stage -> CollectionView in
        let list = collection(stage)
        list.selectItem(at: CellPath(section: 0, row: 1))
        return list
      },
      { list, _ in list.deselectItem(at: CellPath(section: 0, row: 1)) }
    ) { list, _ in "\(list.indexPathsForSelectedItems)" },
  ]
}
