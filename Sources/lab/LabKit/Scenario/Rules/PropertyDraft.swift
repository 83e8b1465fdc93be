import AutoTrack
import LabLanguage

/// A property that a rule extracts, before its path is compiled in the scheme of the rule.
struct PropertyDraft: Sendable {
  private let name: String
  private let path: Located<String>
  private let page: String?
  private let position: String?
  private let pattern: Located<String>
  private let type: ValueType

  private enum ValueType: String, CaseIterable, FormatValue, Sendable {
    case text, number
  }

  static let reader: Reader<PropertyDraft> = .object(
    Noun(one: "an extracted property", many: "extracted properties"),
    Field("name", \.name, as: Reader<String>.eventName, "The key of the property."),
    Field(
      "path", \.path, as: Reader<String>.filled.located,
      "The path of the element with the text, in the scheme of the rule."),
    Field("page", \.page, as: Reader<String>.filled, "The class of its screen; else the rule's."),
    Field(
      "position", \.position, as: CircledRule.position,
      "Its `$element_position`; the clicked row counts instead if the rule matches every row and "
        + "both paths agree up to it."),
    Field(
      "pattern", \.pattern, as: Reader<String>.filled.located,
      "A regular expression; its first match in the text is the value."),
    Field(
      "type", \.type, default: .text,
      "The type of the value; a text that is not a number gives no `number`."),
    make: PropertyDraft.init)

  static let field = Fields<[PropertyDraft]>(
    Fields<[PropertyDraft]>.optional(
      "properties", Reader<[PropertyDraft]>.array(of: reader), default: [],
      "Properties of the event that are taken from texts of the screen."),
    make: { $0 })

  /// Returns the property; nil after a mistake.
  fileprivate func compiled(
    in scheme: (any PathScheme)?, of page: String?, _ mistakes: Mistakes
  ) -> ExtractedProperty? {
    do throws(ViewPathError) {
      let element =
        if let scheme {
          ElementPattern(
            page: self.page ?? page, matching: try scheme.rule(path.value), position: position)
        } else {
          ElementPattern(
            page: self.page ?? page, path: try PathPattern(path.value), position: position)
        }
      let property = ExtractedProperty(
        name, of: element, matching: pattern.value, isNumber: type == .number)
      if property == nil {
        mistakes.record(
          "\(pattern.value.quoted) is not a regular expression that the lab reads",
          at: pattern.range, remedy: "docs/scenarios.md lists the supported ones")
      }
      return property
    } catch {
      mistakes.record(
        "\(path.value.quoted) is not a path: expected \(error.expectation)",
        at: path.range, remedy: "write a path of the rule's scheme")
      return nil
    }
  }
}

extension [PropertyDraft] {
  /// Returns the properties in a scheme, nil for the default one; nil after a mistake.
  func compiled(
    in scheme: (any PathScheme)?, of page: String?, _ mistakes: Mistakes
  ) -> [ExtractedProperty]? {
    let properties = compactMap { $0.compiled(in: scheme, of: page, mistakes) }
    return properties.count == count ? properties : nil
  }
}
