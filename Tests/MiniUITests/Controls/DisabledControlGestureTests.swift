import Testing

@testable import MiniUI

/// GR-16 for every control, enabled and disabled, with every gesture on it, around it and on the
/// window.
@Suite struct GesturesOnControls {
  enum Place: CaseIterable {
    case control, parent, window
  }

  /// The gesture of the person, and its recogniser.
  enum Gesture: CaseIterable {
    case tap, doubleTap, twoFingers, longPress, panAside, panDown, swipeRight, swipeUp

    /// The gestures against which a control may win.
    var defeat: DefeatedGestures {
      switch self {
      case .tap: .singleTap
      case .panAside, .swipeRight: .horizontalDrag
      case .panDown, .swipeUp: .verticalDrag
      case .doubleTap, .twoFingers, .longPress: []
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    let kind: Int
    let isEnabled: Bool
    let place: Place
    let gesture: Gesture

    var testDescription: String {
      "\(GesturesOnControls.kinds[kind].type), enabled \(isEnabled), \(place), \(gesture)"
    }

    /// True if the recogniser's action is sent.
    var isTold: Bool {
      guard isEnabled else { return true }
      let (type, defeats) = GesturesOnControls.kinds[kind]
      guard place == .control else { return defeats.isDisjoint(with: gesture.defeat) }
      // The private recogniser of a switch precedes all others and follows drags.
      return type != Switch.self || [.tap, .doubleTap, .twoFingers, .longPress].contains(gesture)
    }
  }

  static let kinds: [(type: Control.Type, defeats: DefeatedGestures)] = [
    (Button.self, .singleTap),
    // The private recogniser of a switch follows drags in every direction.
    (Switch.self, [.singleTap, .horizontalDrag, .verticalDrag]),
    (Slider.self, .horizontalDrag), (Stepper.self, .singleTap),
    (SegmentedControl.self, .singleTap), (PageControl.self, .singleTap),
    (TextField.self, .singleTap), (Control.self, []),
  ]

  static let cases: [Case] = kinds.indices.flatMap { kind in
    [true, false].flatMap { isEnabled in
      Place.allCases.flatMap { place in
        Gesture.allCases.map {
          Case(kind: kind, isEnabled: isEnabled, place: place, gesture: $0)
        }
      }
    }
  }

  private let scene = GestureScene()

  @Test(arguments: cases)
  func `GR-16 an enabled control wins only against the gestures of its list`(
    _ some: Case
  ) throws {
    let control = scene.stage.view(
      Rect(x: 20, y: 20, width: 160, height: 40), Self.kinds[some.kind].type, in: scene.view)
    (control as? SegmentedControl)?.insertSegment(withTitle: "One", at: 0)
    (control as? PageControl)?.numberOfPages = 3
    control.isEnabled = some.isEnabled
    scene.settle()
    add(some.gesture, to: view(for: some.place, of: control))
    perform(some.gesture, at: start(on: control))
    scene.wait(.seconds(1))
    let told = scene.take().filter { $0.hasPrefix("outer.") }
    #expect(told.isEmpty != some.isTold)
  }

  private func view(for place: Place, of control: Control) -> View {
    switch place {
    case .control: control
    case .parent: scene.view
    case .window: scene.stage.window
    }
  }

  /// The middle of the control, or of its thumb.
  private func start(on control: Control) -> Point {
    let thumb = (control as? Slider).map { $0.thumbRect(for: $0.value) } ?? control.bounds
    return control.convert(Point(x: thumb.midX, y: thumb.midY), to: nil)
  }

  private func add(_ gesture: Gesture, to view: View) {
    switch gesture {
    case .tap: _ = scene.add(TapGestureRecognizer.self, "outer", to: view)
    case .doubleTap:
      scene.add(TapGestureRecognizer.self, "outer", to: view).numberOfTapsRequired = 2
    case .twoFingers:
      scene.add(TapGestureRecognizer.self, "outer", to: view).numberOfTouchesRequired = 2
    case .longPress: _ = scene.add(LongPressGestureRecognizer.self, "outer", to: view)
    case .panAside, .panDown: _ = scene.add(PanGestureRecognizer.self, "outer", to: view)
    case .swipeRight: _ = scene.add(SwipeGestureRecognizer.self, "outer", to: view)
    case .swipeUp: scene.add(SwipeGestureRecognizer.self, "outer", to: view).direction = .up
    }
  }

  private func perform(_ gesture: Gesture, at point: Point) {
    let finger = scene.finger
    switch gesture {
    case .tap: finger.tap(at: point)
    case .doubleTap: finger.doubleTap(at: point)
    case .twoFingers: FingerPair(using: scene.stage.process).tap(at: point, distance: 20)
    case .longPress: finger.longPress(at: point)
    case .panAside: finger.drag(from: point, to: point.offset(by: Point(x: 80, y: 0)))
    case .panDown: finger.drag(from: point, to: point.offset(by: Point(x: 0, y: 80)))
    case .swipeRight: finger.swipe(from: point, to: point.offset(by: Point(x: 80, y: 0)))
    case .swipeUp: finger.swipe(from: point, to: point.offset(by: Point(x: 0, y: -80)))
    }
  }
}

/// Each control wins against the gestures around it that Apple names, and against no other
/// (GR-16); a text field, as the recognisers that it has on a phone (GR-10).
@Suite struct DefeatedGesturesOfControls {
  private let stage = Stage()

  private static let kinds: [(Control.Type, DefeatedGestures)] = [
    (Button.self, .singleTap), (Switch.self, [.singleTap, .horizontalDrag]),
    (Slider.self, .horizontalDrag), (Stepper.self, .singleTap),
    (SegmentedControl.self, .singleTap), (PageControl.self, .singleTap),
    (TextField.self, .singleTap),
    (DatePicker.self, []),
  ]

  @Test func `GR-16 every control has its own list of gestures`() {
    for (kind, gestures) in Self.kinds {
      #expect(stage.view(.zero, kind).defeatedGestures == gestures, "\(kind)")
    }
  }

  @Test
  func `GR-16 a tap on a switch in a view with a tap recogniser turns only the switch`() throws {
    let listener = stage.listener()
    let toggle = stage.view(Rect(x: 20, y: 20, width: 51, height: 31), Switch.self)
    let tap = TapGestureRecognizer(
      target: listener, action: stage.process.classes.selector("a:"), in: stage.process)
    stage.root.view.addGestureRecognizer(tap)
    stage.log.take()
    try stage.finger.tap(toggle)
    _ = stage.process.mainLoop.settle()
    #expect((toggle.isOn, stage.log.take()) == (true, []))
  }
}
