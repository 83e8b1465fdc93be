import LabLanguage
import MiniUI

extension Verb: CustomStringConvertible {
  /// The verb and its object, as timelines show it: `tap #buy`, `wait 8 s`.
  package var description: String {
    switch self {
    case .launch: "launch"
    case .relaunch: "relaunch"
    case .background: "background"
    case .foreground: "foreground"
    case .interrupt: "interrupt"
    case .terminate: "terminate"
    case .kill: "kill"
    case .tap(let tap): tap.description
    case .drag(let drag): "drag \(drag.start.value) \(drag.end)"
    case .swipe(let swipe):
      "swipe \(swipe.direction.rawValue)" + (swipe.target.map { " on \($0.value)" } ?? "")
    case .pinch(let pinch): "pinch \(pinch.target.value) to \(pinch.scale.shortText)"
    case .rotate(let turn): "rotate \(turn.target.value) by \(turn.degrees.shortText)°"
    case .scroll(let scroll): "scroll \(scroll.view.value) \(scroll.goal)"
    case .type(let typing):
      "type \"\(typing.text.value)\"" + (typing.input.map { " into \($0.value)" } ?? "")
    case .clear(let input): "clear \(input.value)"
    case .press(let key): "press \(key.rawValue)"
    case .slide(let slide): "slide \(slide.control.value) to \(slide.value.shortText)"
    case .spin(let spin): "spin \(spin.picker.value) to \(spin.date.iso8601)"
    case .edgeSwipe(let swipe): swipe.description
    case .wait(let duration): "wait \(duration.shortText)"
    case .send(let message): message.description
    case .set(let assignments):
      "set \(assignments.map(\.description).joined(separator: ", "))"
    case .hook(let operations):
      "hook \(operations.map(\.description).joined(separator: ", "))"
    case .tracker(let change): "tracker \(change.rawValue)"
    case .call(let call): call.description
    case .follow(let address): "open \(address.shownWord)"
    case .open(let opening): opening.description
    case .identity(let call): call.description
    case .device(let operation): operation.description
    case .page(let steps): steps.description
    case .flush: "flush"
    case .server(let change): change.description
    }
  }
}

extension Tap: CustomStringConvertible {
  /// The target, and the time of the touch-up if it counts from the previous tap.
  package var description: String {
    let after = interval.map { " after \($0.value.shortText)" } ?? ""
    return "\(manner.words) \(target.value)\(after)"
  }
}

extension SentMessage: CustomStringConvertible {
  /// The selector and the receiver.
  package var description: String {
    "send \(selector.value)" + (receiver.map { " to \($0.value)" } ?? "")
  }
}

extension Assignment: CustomStringConvertible {
  /// The property as spelled in the file, without the value.
  package var description: String {
    let owner = target.map { "\($0.value)." } ?? ""
    return owner + property.value.rawValue
  }
}

extension Tap.Manner {
  /// The verb as timelines show it.
  fileprivate var words: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .longPress: "long press"
    }
  }
}

extension Drag.End: CustomStringConvertible {
  /// The target or the distance.
  package var description: String {
    switch self {
    case .element(let element): "to \(element.value)"
    case .distance(let distance): "by \(distance)"
    }
  }
}

extension Scroll.Goal: CustomStringConvertible {
  /// The target or the distance.
  package var description: String {
    switch self {
    case .row(let place): "to \(place)"
    case .distance(let distance): "by \(distance)"
    }
  }
}

extension EdgeSwipe: CustomStringConvertible {
  /// The distance, and a cancellation.
  package var description: String {
    "edge swipe to \(progress.shortText)" + (finishes ? "" : ", cancelled")
  }
}

extension Double {
  /// The number without a fraction if it is whole: `1`, `0.8`.
  fileprivate var shortText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
