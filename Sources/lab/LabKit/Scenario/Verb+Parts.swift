import LabLanguage

extension Verb {
  var selectors: [Located<ElementSelector>] {
    switch self {
    case .launch, .relaunch, .background, .foreground, .interrupt, .terminate, .kill, .wait,
      .press, .edgeSwipe, .tracker, .open, .follow, .identity, .device, .flush,
      .server:
      []
    case .call(let call): call.selectors
    case .page(let steps): [steps.view].compactMap(\.self)
    case .tap(let tap): [tap.target]
    case .drag(let drag):
      if case .element(let end) = drag.end { [drag.start, end] } else { [drag.start] }
    case .swipe(let swipe): [swipe.target].compactMap(\.self)
    case .pinch(let pinch): [pinch.target]
    case .rotate(let rotation): [rotation.target]
    case .scroll(let scroll): [scroll.view]
    case .type(let typing): [typing.input].compactMap(\.self)
    case .clear(let input): [input]
    case .slide(let slide): [slide.control]
    case .spin(let spin): [spin.picker]
    case .send(let message): [message.receiver].compactMap(\.self)
    case .set(let assignments): assignments.compactMap(\.target)
    case .hook(let operations):
      operations.flatMap(\.selectors) + operations.flatMap(\.steps).everything.flatMap(\.selectors)
    }
  }

  /// True if the step starts a process of an app.
  var startsProcess: Bool {
    switch self {
    case .launch, .relaunch: true
    case .open(let opening): opening.manner != .foreground
    default: false
    }
  }

  /// The runtime operations of the step itself.
  var operations: [RuntimeOperation] {
    if case .hook(let operations) = self { operations } else { [] }
  }

  /// True if a finger comes down on an element, which another view may cover.
  var canMiss: Bool {
    switch self {
    case .tap, .drag, .swipe, .pinch, .rotate, .scroll, .type, .clear, .slide, .spin: true
    default: false
    }
  }
}
