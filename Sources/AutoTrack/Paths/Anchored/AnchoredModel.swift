/// All that anchored rules depend on besides the screen, for a port of them to another language.
package enum AnchoredModel {
  /// The weights by the names of the signals, in the order in which they are summed.
  package static let weights = AnchoredSignal.allCases.map { ("\($0)", $0.weight) }

  /// The other numbers by name.
  package static let bounds: KeyValuePairs<String, Double> = [
    "start": AnchoredSignal.start, "leastConfidence": AnchoredSignal.leastConfidence,
    "leastOwnConfidence": AnchoredSignal.leastOwnConfidence,
    "mostDistinct": AnchoredSignal.mostDistinct, "leastIdentity": AnchoredSignal.leastIdentity,
    "newFact": AnchoredSignal.newFact, "siblings": Double(SignalTree.mostSiblings),
  ]

  /// The roles by UIKit's classes.
  package static let roles = ElementRole.names

  /// The roles with rules of their own.
  package static let groups: KeyValuePairs<String, Set<String>> = [
    "controls": ElementRole.controls, "cells": ElementRole.cells,
    "barItems": ElementRole.barItems, "bars": ElementRole.bars, "titled": ElementRole.titled,
    "silent": ElementRole.silent, "closed": ElementRole.closed,
  ]
}

extension AnchoredEvidence {
  /// The amounts without their weights, in the order of ``AnchoredModel/weights``.
  package var allAmounts: [Double] { AnchoredSignal.allCases.map { self[$0] } }
}

/// The facts of a view in a snapshot that only anchored rules read.
package struct AnchoredRecord {
  /// The kind of the element.
  package let role: String
  /// The accessibility label.
  package let label: String?
  /// The text; nil for text inputs and the views in them.
  package let text: String?
  /// The number assigned by the app.
  package let tag: Int
  /// The selectors that it sends, and the variables that hold it, in order.
  package let actions, outlets: [String]
  package let placeholder, image, reuseIdentifier, side: String?
  /// True for a view that several rows show in turn.
  package let isReused: Bool

  /// Creates the record of an element.
  package init(of element: ViewTree.Element) {
    let (details, signals) = (element.details, element.details.signals)
    role = ElementRole.role(of: element.type.lineage)
    (label, text, tag) = (details.label, element.text, details.tag)
    (actions, outlets) = (signals.actions.sorted(), signals.outlets.sorted())
    (placeholder, image) = (signals.placeholder, signals.image)
    (reuseIdentifier, side) = (signals.reuseIdentifier, signals.side)
    isReused = signals.isReused
  }
}

extension ViewTree {
  /// A controller of a screen, for ``AnchoredRecord``.
  package struct ControllerRecord: Sendable {
    /// The id of its root view; nil if that is not on the screen.
    package var root: Int?
    /// The place of its parent among the controllers.
    package let parent: Int?
    /// True for navigation controllers.
    package let isNavigation: Bool
  }

  /// The controllers of the views, and those around them.
  package var controllerRecords: [ControllerRecord] {
    var records = controllers.map { controller in
      ControllerRecord(
        parent: controller.parent,
        isNavigation: controller.classNames.contains("UINavigationController"))
    }
    for (id, node) in nodes.enumerated() {
      if let number = node.owner?.number { records[number].root = id }
    }
    return records
  }

  /// Returns the confidence of an anchored rule in its own element, for each element by its id.
  ///
  /// Screens with more elements than `limit` are left out, since the cost grows with the square.
  package func ownConfidences(limit: Int) -> [(id: Int, confidence: Double)] {
    elements.flatMap { root -> [(id: Int, confidence: Double)] in
      let owner = SchemeElement(root)
      // Counting precedes reading the facts, which is slow for thousands of views.
      guard owner.controller != nil, let reader = SignalReader(around: owner),
        reader.capturable.count <= limit, let sight = AnchoredSight(around: owner)
      else { return [] }
      return sight.elements.indices.compactMap { place in
        // A screen in a navigation controller is also the sight of that controller, and a view
        // can be on a screen and in its bar.
        guard sight.elements[place].owner?.isSame(as: owner) == true,
          sight.place(of: sight.elements[place]) == place,
          case .snapshot(let element) = sight.elements[place].storage
        else { return nil }
        var others = sight.screen.elements
        let own = others.remove(at: place)
        let rule = AnchoredRule(own, among: others, looksElsewhere: false)
        return (element.id, rule.ownConfidence)
      }
    }
  }
}

extension ViewTree.Element {
  /// The selectors that it sends to the app.
  package var actions: Set<String> { details.signals.actions }
  /// The variables of its controller, or of views around it, that hold it.
  package var outlets: Set<String> { details.signals.outlets }
}

extension SchemeElement {
  /// The root view of the nearest controller; nil outside controllers.
  fileprivate var owner: SchemeElement? { line.first { $0.controller != nil } }
}
