package import LabImport

/// The facts of one view, cell or bar item by which ``AppMatch`` recognizes it; it has no id.
package struct MatchNode: Hashable, Sendable {
  /// The nearest class of UIKit, or the name of the element in Interface Builder; never changes.
  package var kind: String
  /// The class at run time.
  package var className: String
  /// The index of the superview among the nodes; nil for the outermost views and for bar items.
  package var parent: Int?
  /// True for a cell of a list.
  package var isCell = false
  /// The tag; nil for 0.
  package var tag: Int?
  /// The frame in the superview.
  package var frame: ImportedFrame?
  /// The role in the superview, such as `contentView`, `static` or `left`.
  package var role: String?
  package var text, placeholder, identifier, label: String?
  package var reuseIdentifier, image, systemItem: String?
  /// The header of its section of a list.
  package var header: String?
  /// The style of a cell.
  package var style: String?
  /// The names of the outlets that point at it.
  package var outlets: [String] = []
  /// The selectors of its targets and recognisers.
  package var actions: [String] = []
  /// The segues: kind, identifier and the screen that each shows.
  package var segues: [String] = []
  /// The classes of its recognisers.
  package var recognizers: [String] = []

  /// Creates a node without other facts.
  package init(kind: String, className: String, parent: Int?) {
    (self.kind, self.className, self.parent) = (kind, className, parent)
  }
}

/// The views of a screen for ``AppMatch``.
package struct MatchScreen: Hashable, Sendable {
  /// The class of the controller.
  package var name: String
  /// Other names of the screen, by kind: storyboard identifier, file, device, kind of controller.
  package var names: [NameKind: String] = [:]
  /// The title.
  package var title: String?
  /// The views, each after its superview.
  package var nodes: [MatchNode]

  /// The kinds of names beside the class, with their weights.
  package enum NameKind: String, CaseIterable, Sendable {
    case storyboardIdentifier, file, device, controllerKind

    /// The weight of equal names when screens are compared.
    var weight: Double {
      switch self {
      case .storyboardIdentifier: 0.5
      case .file, .device: 0.3
      case .controllerKind: 0.2
      }
    }
  }

  /// Creates a screen.
  package init(_ name: String, nodes: [MatchNode]) {
    (self.name, self.nodes) = (name, nodes)
  }
}

extension MatchNode {
  /// The facts that agree or differ between two views.
  package enum Signal: String, CaseIterable, Sendable {
    case className, role, text, placeholder, identifier, label, outlets, actions
    case reuseIdentifier, image, systemItem, segues, recognizers, tag, header, style, frame
  }

  /// Returns a fact as text; nil if the view has none.
  func value(of signal: Signal) -> String? {
    switch signal {
    case .className: className
    case .role: role
    case .text: text
    case .placeholder: placeholder
    case .identifier: identifier
    case .label: label
    case .outlets: Self.joined(outlets)
    case .actions: Self.joined(actions)
    case .reuseIdentifier: reuseIdentifier
    case .image: image
    case .systemItem: systemItem
    case .segues: Self.joined(segues)
    case .recognizers: Self.joined(recognizers)
    case .tag: tag.map(String.init)
    case .header: header
    case .style: style
    case .frame:
      frame.map { frame in
        let size = "\(frame.width) \(frame.height)"
        return isCell ? size : "\(frame.x) \(frame.y) \(size)"
      }
    }
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.sorted().joined(separator: "\n")
  }

  /// The facts that count as content of the views around it.
  var tokens: [String] {
    let texts: [(String, String?)] = [
      ("t", text), ("p", placeholder), ("ai", identifier), ("al", label), ("ru", reuseIdentifier),
      ("im", image), ("sy", systemItem), ("hd", header),
    ]
    return texts.compactMap { kind, text in text.map { "\(kind):\($0)" } }
      + outlets.map { "o:\($0)" } + actions.map { "a:\($0)" } + segues.map { "sg:\($0)" }
  }
}
