import MiniUI
public import Wording

/// The outcome of an interaction: an event, or the reason against one.
public struct Decision: Sendable {
  private let seen: Subject
  /// The outcome.
  public let outcome: Outcome
  /// The edits of the event by the app's callback; nil for an event without edits.
  public let edits: PropertyEdits?

  init(subject: Subject, outcome: Outcome, _ edits: PropertyEdits? = nil) {
    seen = subject
    self.outcome = outcome
    self.edits = edits
  }

  /// Creates a decision of any tracker, with its subject in a few words.
  package init(of subject: Sentence, _ outcome: Outcome) {
    self.init(subject: .words(subject), outcome: outcome)
  }

  /// The subject in a few words: `didTapBuy: of UIButton #buy`.
  package var subject: Sentence { seen.sentence }

  /// Returns true if the subject can give an event of a name; one in words can give any.
  package func mayGive(_ name: EventName) -> Bool {
    let lives: [EventName] = [
      .appStart, .appStartPassively, .appEnd, .appViewScreen, .appPageLeave,
    ]
    return switch seen {
    case .controller(_, "trackClick"): name == .appClick
    case .controller(_, "viewDidDisappear:"): name == .appPageLeave
    case .controller: name == .appViewScreen
    case .view, .tab, .reactTouch, .row, .backButton: !lives.contains(name)
    case .name, .words: true
    }
  }

  /// An event, by name and number, or a reason.
  public enum Outcome: Equatable, Sendable {
    /// The interaction gave this event.
    case captured(EventName, sequence: Int)
    /// The interaction gave no event, for this reason.
    case suppressed(SuppressionReason)
  }
}

extension Decision: Equatable {
  /// Compares outcomes, edits and formatted subjects.
  public static func == (left: Decision, right: Decision) -> Bool {
    left.outcome == right.outcome && left.edits == right.edits && left.subject == right.subject
  }
}

extension Decision: CustomStringConvertible {
  /// The subject and the outcome in one line.
  public var description: String {
    switch outcome {
    case .captured(let name, let sequence):
      "\(subject): \(name) #\(sequence)" + (edits.map { ", \($0)" } ?? "")
    case .suppressed(let reason): "\(subject): nothing, because \(reason)"
    }
  }
}

extension Decision {
  /// The subject of a decision, kept in parts: most are never formatted.
  enum Subject: Sendable {
    /// A view with an interaction: an action's selector, or a class of gestures.
    case view(ViewSummary, String)
    /// The button of a selected tab.
    case tab(ViewSummary)
    /// A view with a touch that JavaScript has handled.
    case reactTouch(ViewSummary)
    /// A selected row or item of a list.
    case row(CellPath, of: ViewSummary)
    /// A class of controllers with a method's selector.
    case controller(String, String)
    /// The back button of a class of navigation controllers.
    case backButton(of: String)
    /// A call of the app's code, or an event.
    case name(String)
    /// Any other subject, in a few words.
    indirect case words(Sentence)
  }
}

extension Decision.Subject: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) {
    self = .words(Sentence(stringLiteral: words))
  }

  init(stringInterpolation words: Sentence.StringInterpolation) {
    self = .words(Sentence(stringInterpolation: words))
  }
}

extension Decision.Subject {
  var sentence: Sentence {
    switch self {
    case .view(let view, let what): "\(what) of \(view)"
    case .tab(let button): "the selection of \(button)"
    case .reactTouch(let view): "a React Native touch of \(view)"
    case .row(let path, let list): "\(path) of \(list)"
    case .controller(let className, let what): "\(what) of \(className)"
    case .backButton(let className): "the back button of \(className)"
    case .name(let name): Sentence(name: name)
    case .words(let words): words
    }
  }
}

/// The properties of one event that a callback has changed, by key and without values.
public final class PropertyEdits: Sendable {
  /// The name of the callback.
  public let author: String
  /// The keys of new properties, sorted.
  public let added: [String]
  /// The keys of properties with another value, sorted.
  public let changed: [String]
  /// The keys of removed properties, sorted.
  public let removed: [String]

  /// Compares the properties of an event before and after the edits.
  init(by author: String, from old: Properties, to new: Properties) {
    self.author = author
    added = new.map(\.key).filter { old[$0] == nil }
    changed = new.filter { pair in old[pair.key].map { $0 != pair.value } == true }.map(\.key)
    removed = old.map(\.key).filter { new[$0] == nil }
  }

  /// True without any edit.
  var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

extension PropertyEdits: Hashable {
  /// Compares author and keys.
  public static func == (one: PropertyEdits, other: PropertyEdits) -> Bool {
    one.author == other.author && one.keys == other.keys
  }

  /// Hashes author and keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(author)
    hasher.combine(keys)
  }

  private var keys: [[String]] { [added, changed, removed] }
}

extension PropertyEdits: Worded {
  /// `edited by 'privacy': removed $title; changed price; added note`.
  public var sentence: Sentence {
    let parts: [([String], (String) -> Sentence)] = [
      (removed, { "removed \($0)" }), (changed, { "changed \($0)" }), (added, { "added \($0)" }),
    ]
    let edits = parts.filter { !$0.0.isEmpty }.map { $1($0.joined(separator: ", ")) }
    return "edited by '\(author)': \(edits.joined(separator: "; "))"
  }
}
