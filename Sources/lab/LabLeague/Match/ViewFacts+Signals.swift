package import AutoTrack
import MiniUI

extension ViewFacts {
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
        let size = "\(frame.size.width) \(frame.size.height)"
        return isCell ? size : "\(frame.origin.x) \(frame.origin.y) \(size)"
      }
    }
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.sorted().joined(separator: "\n")
  }

  /// The facts that count as content of the views around it.
  var contents: [String] {
    let texts: [(String, String?)] = [
      ("t", text), ("p", placeholder), ("ai", identifier), ("al", label), ("ru", reuseIdentifier),
      ("im", image), ("sy", systemItem), ("hd", header),
    ]
    return texts.compactMap { kind, text in text.map { "\(kind):\($0)" } }
      + outlets.map { "o:\($0)" } + actions.map { "a:\($0)" } + segues.map { "sg:\($0)" }
  }
}

extension Rect {
  /// Returns the distance of the centres.
  func distance(to other: Rect) -> Double {
    let across = origin.x + size.width / 2 - other.origin.x - other.size.width / 2
    let down = origin.y + size.height / 2 - other.origin.y - other.size.height / 2
    return (across * across + down * down).squareRoot()
  }

  var area: Double { size.width * size.height }
}
