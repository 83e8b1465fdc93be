extension String {
  /// The text without the marks of its Latin letters: `é` is `e`.
  var withoutMarks: String {
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar.properties.canonicalCombiningClass == .notReordered {
      plain.append(scalar.withoutMark)
    }
    return String(plain)
  }

  /// Returns the answer of a text operator of `NSPredicate`.
  func holds(_ sign: MixpanelPredicate.Sign, _ part: String) -> Bool? {
    switch sign {
    case .contains: part.isEmpty || contains(part)
    case .begins: hasPrefix(part)
    case .ends: hasSuffix(part)
    case .like: (try? RegularExpression(Self.pattern(like: part)))?.isFound(in: self)
    case .matches: (try? RegularExpression("^(?:\(part))$"))?.isFound(in: self)
    default: nil
    }
  }

  /// Returns the expression of a whole text in which `?` is any character and `*` any text.
  private static func pattern(like part: String) -> String {
    let body = part.map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      case _ where "\\^$.|+()[]{}/".contains(character): "\\\(character)"
      default: String(character)
      }
    }
    return "(?s)^\(body.joined())$"
  }
}

extension Unicode.Scalar {
  /// The letter without its mark, by its name: `LATIN SMALL LETTER E WITH ACUTE`.
  fileprivate var withoutMark: Unicode.Scalar {
    guard value > 0xBF, let name = properties.name else { return self }
    let words = name.split(separator: " ")
    guard words.count > 5, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].count == 1, let letter = words[3].unicodeScalars.first
    else { return self }
    guard words[1] == "SMALL" else { return letter }
    return letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
  }
}

extension MixpanelNode {
  /// Returns the value of a key; nil where Foundation raises.
  ///
  /// These are the keys of `UIView`, `UILabel`, `UIButton` and `UIControl` that MiniUI models.
  func value(of key: String) -> MixpanelPredicate.Value? {
    guard case .view(let element) = self else { return nil }
    let isLabel = classNames.contains("UILabel")
    let isButton = classNames.contains("UIButton")
    let isControl = classNames.contains("UIControl")
    switch key {
    case "text" where isLabel: return .of(element.text)
    case "currentTitle" where isButton, "titleLabel.text" where isButton: return .of(element.text)
    case "accessibilityIdentifier": return .of(element.accessibilityIdentifier)
    case "accessibilityLabel": return .of(element.accessibilityLabel)
    case "tag": return .number(Double(element.tag))
    case "alpha": return .number(element.details.alpha)
    case "hidden", "isHidden": return .number(element.isHidden ? 1 : 0)
    case "enabled" where isControl, "isEnabled" where isControl:
      return .number(element.details.isEnabled ? 1 : 0)
    case "selected" where isControl, "isSelected" where isControl:
      return .number(element.details.isSelected ? 1 : 0)
    case "selectedSegmentIndex": return element.selectedSegment.map { .number(Double($0)) }
    default: return nil
    }
  }
}

extension MixpanelPredicate.Value {
  fileprivate static func of(_ text: String?) -> MixpanelPredicate.Value {
    text.map { .text($0) } ?? .null
  }
}
