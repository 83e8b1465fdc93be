import LabImport
import LabKit
import LabLanguage
import MiniUI

extension ViewWriter {
  /// The members for the actions of a control, those of its segues included.
  func actions(of node: ImportedNode) -> [PrintedJSON.Member] {
    guard screen.names.system.isKind(node.type.base, of: "UIControl") else {
      for action in node.actions { drop(action, .noControl, of: node) }
      return []
    }
    var events: [(name: String, values: [PrintedJSON])] = []
    func add(_ value: PrintedJSON, for event: String) {
      if let index = events.firstIndex(where: { $0.name == event }) {
        if !events[index].values.contains(value) { events[index].values.append(value) }
      } else {
        events.append((event, [value]))
      }
    }
    for action in node.actions {
      let event = action.event ?? primaryEvent(of: node)
      guard ControlEvents.named.contains(where: { $0.name == event }) else {
        drop(action, .unknownEvent, of: node)
        continue
      }
      if let value = value(of: action, of: node) { add(value, for: event) }
    }
    for segue in node.segues where segue.kind != .embed && segue.trigger == .tap {
      if let selector = screen.method(for: segue, by: .tap) {
        add(.text(selector), for: primaryEvent(of: node))
      }
    }
    guard !events.isEmpty else { return [] }
    let members = events.map { event in
      PrintedJSON.Member(
        key: event.name, value: event.values.count == 1 ? event.values[0] : .list(event.values))
    }
    return [.init(key: "on", value: .object(members))]
  }

  /// The event that UIKit's storyboards use for the segue of a control.
  private func primaryEvent(of node: ImportedNode) -> String {
    let changing = [
      "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPageControl",
    ]
    let isChanging = changing.contains { screen.names.system.isKind(node.type.base, of: $0) }
    return isChanging ? "valueChanged" : "touchUpInside"
  }

  /// Returns the action with its receiver; nil, after a note, if the app file cannot have it.
  private func value(of action: ImportedAction, of node: ImportedNode) -> PrintedJSON? {
    switch action.target {
    case .controller(let key):
      guard screen.standsFor(key) else { return drop(action, .unknownTarget, of: node) }
      guard screen.declare(action.selector) else { return drop(action, .unusedMethod, of: node) }
      return .text(action.selector)
    case .responderChain:
      guard screen.declare(action.selector) else { return drop(action, .unusedMethod, of: node) }
      return targeted(action.selector, .null)
    case .view(let id): return value(of: action, to: id, of: node)
    // The reader of the file has noted it.
    case .object: return nil
    }
  }

  /// An ancestor is the first responder of the chain that has the method.
  private func value(
    of action: ImportedAction, to id: ImportedID, of node: ImportedNode
  ) -> PrintedJSON? {
    if let ancestor = ancestors?.view(of: id) {
      guard screen.app.declare(action.selector, of: ancestor.type) else {
        return drop(action, .unusedMethod, of: node)
      }
      return targeted(action.selector, .null)
    }
    let targets = tree?.subtree.filter { $0.id == id } ?? []
    guard let target = targets.first, targets.count == 1, ancestors?.isInList != true else {
      let isOnScreen = screen.controller.nodes.contains { $0.id == id }
      return drop(action, isOnScreen ? .unreachableTarget : .unknownTarget, of: node)
    }
    guard screen.app.declare(action.selector, of: target.type) else {
      return drop(action, .unusedMethod, of: node)
    }
    guard let identifier = target.identifier, screen.identifierCounts[identifier] == 1 else {
      return targeted(action.selector, .text("@\(screen.app.origin(of: id))"))
    }
    return targeted(action.selector, .text("#\(identifier)"))
  }

  private func targeted(_ selector: String, _ target: PrintedJSON) -> PrintedJSON {
    .members(["action": .text(selector), "target": target])
  }

  @discardableResult
  func drop(
    _ action: ImportedAction, _ reason: ImportNote.Reason, of node: ImportedNode
  ) -> PrintedJSON? {
    screen.app.note(
      ImportNote(reason, "action '\(action.selector)'", at: node.place, detail: node.element))
    return nil
  }
}

extension ImportedNode {
  /// This view and its subviews at any depth, without the cells of lists and the views in bars.
  fileprivate var subtree: [ImportedNode] { [self] + children.flatMap(\.subtree) }
}

extension ViewWriter {
  /// The member for the recognisers of a view; a segue of a plain view becomes a tap.
  func gestures(of node: ImportedNode) -> [PrintedJSON.Member] {
    var values = node.gestures.compactMap { gesture($0, of: node) }
    if !screen.names.system.isKind(node.type.base, of: "UIControl"), node.cell == nil {
      for segue in node.segues where segue.trigger == .tap && segue.kind != .embed {
        guard let selector = screen.method(for: segue, by: .tap) else { continue }
        values.append(
          .members(["is": .text("UITapGestureRecognizer"), "action": .text(selector)]))
      }
    }
    return values.isEmpty ? [] : [.init(key: "gestures", value: .list(values))]
  }

  private func gesture(_ gesture: ImportedGesture, of node: ImportedNode) -> PrintedJSON? {
    guard gesture.isEnabled else {
      // Only code can enable it.
      for segue in gesture.segues { screen.method(for: segue, by: nil) }
      return nil
    }
    var values = gesture.actions.compactMap { value(of: $0, of: node) }
    values += gesture.segues.compactMap { segue in
      screen.method(for: segue, by: .tap).map(PrintedJSON.text)
    }
    guard let first = values.first else { return nil }
    let action: [PrintedJSON.Member] =
      if case .object(let targeted) = first { targeted } else {
        PrintedJSON.present(["action": first])
      }
    let others = PrintedJSON.present([
      "also": values.count > 1 ? .list(Array(values.dropFirst())) : nil
    ])
    return .object(
      PrintedJSON.present(["is": .text(gesture.type.name)]) + action + others
        + options(of: gesture))
  }

  /// The members for the settings that the class has.
  private func options(of gesture: ImportedGesture) -> [PrintedJSON.Member] {
    func number(_ key: String, _ number: Int?, unless standard: Int) -> PrintedJSON? {
      let near = number.map { taken($0, key, of: gesture, atLeast: standard) }
      return near == standard ? nil : near.json
    }
    let kind = { screen.names.system.isKind(gesture.type.base, of: $0) }
    let (isTap, isPress) = (kind("UITapGestureRecognizer"), kind("UILongPressGestureRecognizer"))
    let (isSwipe, isPan) = (kind("UISwipeGestureRecognizer"), kind("UIPanGestureRecognizer"))
    let hasTouches = isTap || isPress || isSwipe
    let direction = gesture.direction.flatMap(Direction.init(rawValue:))
    let duration = gesture.minimumPressDuration.map { "\(Int(($0 * 1000).rounded()))ms" }
    return PrintedJSON.present([
      "taps": isTap
        ? number("taps", gesture.taps, unless: 1)
        : isPress ? number("taps", gesture.tapsBeforePress, unless: 0) : nil,
      "touches": hasTouches ? number("touches", gesture.touches, unless: 1) : nil,
      "minimumTouches": isPan ? number("minimumTouches", gesture.minimumTouches, unless: 1) : nil,
      "maximumTouches": isPan ? number("maximumTouches", gesture.maximumTouches, unless: 0) : nil,
      "direction": isSwipe ? (direction?.rawValue).json : nil,
      "minimumPressDuration": isPress ? duration.json : nil,
    ])
  }

  /// Returns the nearest number that an app file takes, with a note if it is another one.
  private func taken(
    _ number: Int, _ key: String, of gesture: ImportedGesture, atLeast least: Int
  ) -> Int {
    let range = least...FittedNumbers.all.upperBound
    let (near, note) = ImportNote.fitted(number, in: range, key, at: gesture.place)
    if let note { screen.app.note(note) }
    return near
  }
}
