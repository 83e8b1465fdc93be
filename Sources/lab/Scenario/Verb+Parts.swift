extension Verb {
  /// The elements that the verb names.
  var selectors: [Located<ElementSelector>] {
    switch self {
    case .launch, .relaunch, .background, .foreground, .interrupt, .terminate, .kill, .wait,
      .press, .edgeSwipe, .tracker:
      []
    case .tap(let tap): [tap.target]
    case .drag(let drag):
      if case .element(let end) = drag.end { [drag.start, end] } else { [drag.start] }
    case .swipe(let swipe): [swipe.target].compactMap(\.self)
    case .scroll(let scroll): [scroll.view]
    case .type(let typing): [typing.input].compactMap(\.self)
    case .clear(let input): [input]
    case .slide(let slide): [slide.control]
    case .send(let message): [message.receiver].compactMap(\.self)
    case .set(let assignments): assignments.compactMap(\.target)
    case .hook(let operations):
      operations.flatMap(\.selectors) + operations.flatMap(\.steps).everything.flatMap(\.selectors)
    }
  }

  /// The runtime operations of the step itself.
  var operations: [RuntimeOperation] {
    if case .hook(let operations) = self { operations } else { [] }
  }

  /// Whether a finger comes down on an element, so that something else can be in its way.
  var canMiss: Bool {
    switch self {
    case .tap, .drag, .swipe, .scroll, .type, .clear, .slide: true
    default: false
    }
  }
}
