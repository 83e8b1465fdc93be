import LabLanguage

/// Reads the connections of an element: actions, segues and recognisers.
struct IBConnections {
  let context: IBContext

  /// The owner of segues, which decides about the act that performs them.
  enum Owner {
    case controller, cell, container, other
  }

  private var document: IBDocument { context.document }

  /// Returns the actions of an element in file order.
  func actions(of element: MarkupElement) -> [ImportedAction] {
    connections(of: element).compactMap { child in
      guard child.name == "action", let selector = child["selector"], !selector.isEmpty,
        let destination = child["destination"]
      else { return nil }
      let target = context.target(destination)
      if case .object(let name) = target {
        context.note(.unknownTarget, "action \(selector.quoted)", child, name)
      }
      return ImportedAction(
        selector, event: child["eventType"], target: target, id: document.id(of: child))
    }
  }

  /// Returns the segues of an element in file order, without relationships.
  func segues(of element: MarkupElement, _ owner: Owner) -> [ImportedSegue] {
    connections(of: element).compactMap { child in
      guard child.name == "segue", child["kind"] != "relationship" else { return nil }
      return segue(child, owner)
    }
  }

  /// Returns the relationships of a container in file order, which is the order of tabs.
  func relationships(of element: MarkupElement) -> [ImportedChild] {
    connections(of: element).compactMap { child in
      guard child.name == "segue", child["kind"] == "relationship",
        let role = Self.roles[child["relationship"] ?? ""], let destination = child["destination"]
      else { return nil }
      noteCreation(of: child)
      return ImportedChild(
        role, found(destination, for: child), id: document.id(of: child))
    }
  }

  /// Returns the recognisers of a view, in the order in which they are added.
  func gestures(of element: MarkupElement) -> [ImportedGesture] {
    let ids = connections(of: element).compactMap { child -> String? in
      let isGesture = child.name == "outletCollection" && child["property"] == "gestureRecognizers"
      return isGesture ? child["destination"] : nil
    }
    let attached = ids.withoutRepetition.compactMap { id -> MarkupElement? in
      guard let gesture = document.objects[id] else { return nil }
      // A recogniser has one view, so each connection takes it from the view before.
      let last = document.outlets[id]?.last { $0.name == "gestureRecognizers" }?.owner
      guard last == nil || last == element["id"] else {
        context.note(.sharedGesture, "<\(gesture.name)>", element, gesture["id"])
        return nil
      }
      return gesture
    }
    let nested = element.child("gestureRecognizers")?.children ?? []
    return (attached + nested).compactMap(gesture)
  }

  private func connections(of element: MarkupElement) -> [MarkupElement] {
    element.child("connections")?.children ?? []
  }
}

extension IBConnections {
  private static let roles: [String: ImportedChild.Role] = [
    "rootViewController": .root, "viewControllers": .tab, "masterViewController": .primary,
    "primaryViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "secondaryViewController": .secondary,
    "compactViewController": .compact,
  ]

  /// The kinds by the words of the file; older files have other words for some.
  static let kinds: [String: ImportedSegue.Kind] = [
    "show": .show, "push": .show, "showDetail": .showDetail, "replace": .showDetail,
    "modal": .present, "presentation": .present, "popover": .popover,
    "popoverPresentation": .popover, "embed": .embed, "unwind": .unwind, "custom": .custom,
  ]

  private func segue(_ element: MarkupElement, _ owner: Owner) -> ImportedSegue? {
    guard let id = element["destination"] else { return nil }
    let kind = Self.kinds[element["kind"] ?? "show"] ?? .custom
    var segue = ImportedSegue(
      kind, to: destination(id, of: kind, element), by: trigger(of: element, kind, owner),
      place: document.place(of: element), id: document.id(of: element))
    segue.identifier = element["identifier"]
    segue.presentationStyle = element["modalPresentationStyle"]
    segue.isAnimated = !element.isNo("animates")
    if element["customClass"] != nil {
      segue.customClass = document.type(of: element, base: "UIStoryboardSegue").name
    }
    segue.creationSelector = element["destinationCreationSelector"]
    noteLosses(of: segue, element)
    return segue
  }

  private func noteLosses(of segue: ImportedSegue, _ element: MarkupElement) {
    let name = Self.name(of: element)
    noteCreation(of: element)
    // Older files name UIKit's own classes of segues, too.
    if segue.kind == .custom || segue.customClass?.hasPrefix("UIStoryboard") == false {
      context.note(.customSegue, name, element, segue.customClass ?? element["kind"])
    }
    if segue.trigger == .code { context.note(.performedByCode, name, element) }
    for inner in element.children where inner.name == "segue" {
      context.note(.peekAndPop, "\(inner["key"] ?? "inner") segue", inner, inner["destination"])
    }
  }

  private func noteCreation(of element: MarkupElement) {
    guard let selector = element["destinationCreationSelector"] else { return }
    context.note(.createdByCode, Self.name(of: element), element, selector)
  }

  private func destination(
    _ id: String, of kind: ImportedSegue.Kind, _ element: MarkupElement
  ) -> ImportedDestination {
    kind == .unwind ? .unwind(element["unwindAction"] ?? "") : found(id, for: element)
  }

  /// Returns the controller of an id, with a note if no given file has it.
  private func found(_ id: String, for element: MarkupElement) -> ImportedDestination {
    let destination = context.library.destination(id, in: document.file)
    if case .missing(let reason) = destination {
      context.note(.missingDestination, Self.name(of: element), element, reason)
    }
    if case .controller(let key) = destination, !context.library.hasController(key) {
      let isOwn = key.file == document.file
      let reason = "\(key.file) has no controller of the id \(key.id.quoted)"
      context.note(
        .missingDestination, Self.name(of: element), element,
        isOwn ? "no object \(key.id.quoted)" : reason)
      return .missing(reason)
    }
    return destination
  }

  private func trigger(
    of element: MarkupElement, _ kind: ImportedSegue.Kind, _ owner: Owner
  ) -> ImportedSegue.Trigger {
    if kind == .embed { return .loading }
    switch owner {
    case .controller: return .code
    case .cell: return element["trigger"] == "accessoryAction" ? .accessory : .selection
    case .container, .other: return .tap
    }
  }

  /// The words for a segue in notes.
  private static func name(of element: MarkupElement) -> String {
    if let name = element["identifier"], !name.isEmpty { return "segue \(name.quoted)" }
    if let name = element["relationship"] { return "relationship \(name.quoted)" }
    return "\(element["kind"] ?? "show") segue"
  }
}

extension IBConnections {
  private func gesture(_ element: MarkupElement) -> ImportedGesture? {
    guard let base = IBElements.gestures[element.name] else { return nil }
    var gesture = ImportedGesture(
      id: document.id(of: element), place: document.place(of: element),
      type: document.type(of: element, base: base))
    if element.name == "pongPressGestureRecognizer" {
      gesture.tapsBeforePress = element.integer("numberOfTapsRequired") ?? 0
    } else {
      gesture.taps = element.integer("numberOfTapsRequired") ?? 1
    }
    readTouches(element, into: &gesture)
    gesture.direction = element["direction"].flatMap(Self.direction)
    gesture.minimumPressDuration = duration(of: element)
    gesture.edge = element.child("rectEdge", key: "edges").flatMap(Self.edge)
    gesture.isEnabled = !element.isNo("enabled")
    if element.child("pressTypeMask", key: "allowedPressTypes") != nil {
      gesture.isEnabled = false
      context.note(.remotePresses, element.name, element)
    }
    gesture.actions = actions(of: element)
    gesture.segues = segues(of: element, .other)
    gesture.names = context.names(of: element["id"])
    return gesture
  }

  /// The longest press in seconds that an app file can express.
  private static let longestPress = 100_000.0

  /// Returns the duration of a press in seconds, with a note about one that is changed.
  private func duration(of element: MarkupElement) -> Double? {
    guard let seconds = element.number("minimumPressDuration") else { return nil }
    let near = min(max(0, seconds), Self.longestPress)
    if near != seconds {
      context.note(.outOfRange, "minimumPressDuration", element, "\(near), not \(seconds)")
    }
    return near
  }

  private func readTouches(_ element: MarkupElement, into gesture: inout ImportedGesture) {
    func touches(_ attribute: String, atLeast least: Int = 1) -> Int? {
      element.integer(attribute).map { number in
        let range = least...ImportedGesture.mostFingers
        let (near, note) = ImportNote.fitted(
          number, in: range, attribute, at: document.place(of: element))
        if let note { context.add(note) }
        return near
      }
    }
    gesture.touches = touches("numberOfTouchesRequired") ?? 1
    gesture.minimumTouches = touches("minimumNumberOfTouches")
    gesture.maximumTouches = touches(
      "maximumNumberOfTouches", atLeast: gesture.minimumTouches ?? 1)
  }

  /// Returns the first direction of several.
  private static func direction(_ words: String) -> String? {
    words.split { " ,".contains($0) }.map(String.init)
      .first { ["left", "right", "up", "down"].contains($0) }
  }

  private static func edge(_ mask: MarkupElement) -> String? {
    let words = [("left", "left"), ("right", "right"), ("top", "up"), ("bottom", "down")]
    return words.first { mask.isYes($0.0) }?.1
  }
}
