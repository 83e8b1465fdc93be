package import AutoTrack
package import LabLanguage
package import Wording

/// A call of the tracker by the app's code; a step can stand for that code.
package enum TrackerCall: Sendable {
  /// Captures a custom event.
  case track(PropertyInput, PropertyInputs)
  /// Captures `$AppViewScreen` of an address.
  case trackScreen(String, PropertyInputs)
  /// Captures `$AppClick` of an element.
  case trackClick(Located<ElementSelector>, PropertyInputs)
  case timer(TimerCall)
  case superProperties(SuperPropertiesCall)
  case profile(ProfileCall)
  case item(ItemCall)

  /// The variants of a call, told apart by their first keys.
  package static let variants: [Fields<TrackerCall>] = [
    Fields(
      .required("track", PropertyInput.reader, "Captures a custom event, by its name."),
      properties, make: { .track($0, $1) }),
    Fields(
      .required("trackScreen", .string, "Captures `$AppViewScreen` of an address, by code."),
      properties, make: { .trackScreen($0, $1) }),
    Fields(
      .required(
        "trackClick", ElementSelector.reader.located, "Captures `$AppClick` of an element, by code."
      ),
      properties, make: { .trackClick($0, $1) }),
    .variant("timer", TrackerCall.timer, "Times a custom event."),
    .variant("superProperties", TrackerCall.superProperties, "Changes the super properties."),
    .variant("profile", TrackerCall.profile, "Sends facts about the user."),
    .variant("item", TrackerCall.item, "Sends facts about a thing."),
  ]

  /// The properties of an event, unchecked, as an app passes them.
  package static let properties: Fields<PropertyInputs> = .optional(
    "properties", PropertyInputs.reader, default: [:],
    "The properties, valid or not: values, null, NaN, objects, and dates as `{ date: \"…\" }`.")

  /// The key that tells the call apart.
  var word: String {
    switch self {
    case .track: "track"
    case .trackScreen: "trackScreen"
    case .trackClick: "trackClick"
    case .timer: "timer"
    case .superProperties: "superProperties"
    case .profile: "profile"
    case .item: "item"
    }
  }

  /// The elements that the call names.
  package var selectors: [Located<ElementSelector>] {
    if case .trackClick(let element, _) = self { [element] } else { [] }
  }
}

package enum ItemCall: FormatValue, Sendable {
  case set(EventExtras.Item, PropertyInputs)
  case delete(EventExtras.Item)

  package static let reader: Reader<ItemCall> = .object(
    "item",
    .oneOf(
      Fields(
        .required("set", item, "The thing that the facts are about."), TrackerCall.properties,
        make: { .set($0, $1) }),
      .variant("delete", ItemCall.delete, as: item, "The thing whose facts are deleted.")))

  static let item: Reader<EventExtras.Item> = .object(
    "thing",
    .required("type", .string, "Its kind."),
    .required("id", .string, "The id within its kind."),
    make: { EventExtras.Item(type: $0, id: $1) })
}

extension TrackerCall: Worded {
  /// The call and its subject, as timelines show it: `track paid`, `timer start paid`.
  package var sentence: Sentence {
    let word = Sentence(stringLiteral: word)
    return switch self {
    case .track(let name, _): "\(word) \(PropertyNote.shown(name).shownWord)"
    case .trackScreen(let url, _): "\(word) \(url.shownWord)"
    case .trackClick(let element, _): "\(word) \(element.value)"
    case .timer(let call): "\(word) \(call)"
    case .superProperties(let call): "\(word) \(call)"
    case .profile(let call): "\(word) \(call)"
    case .item(let call): "\(word) \(call)"
    }
  }
}

extension ItemCall: Worded {
  package var sentence: Sentence {
    switch self {
    case .set(let item, _): "set \(item.type.shownWord) \(item.id.shownWord)"
    case .delete(let item): "delete \(item.type.shownWord) \(item.id.shownWord)"
    }
  }
}
