package import LabImport
package import Wording

/// A change of a view between two versions, in words.
package struct ImpactChange: Equatable, Sendable {
  /// The change: `UITableViewCell "Dark mode" was inserted before it`.
  package let words: Sentence
  /// The place of the view that was added, or of the one that changed; nil for removed ones.
  package let place: ImportPlace?
  /// The view that changed, which pictures mark.
  package let subject: Subject

  /// A view of one version, by its key.
  package enum Subject: Sendable {
    case base(String), head(String)
  }

  /// Compares what people read: words and place.
  package static func == (one: ImpactChange, other: ImpactChange) -> Bool {
    one.words == other.words && one.place == other.place
  }

  /// A change of a view of the head, or one with another view of it.
  init(_ words: Sentence, at view: VersionView) {
    (self.words, place, subject) = (words, view.place, .head(view.key))
  }

  /// A change that a view of the base does not survive.
  init(_ words: Sentence, without view: VersionView) {
    (self.words, place, subject) = (words, nil, .base(view.key))
  }

  /// A change of another view in words: `UIView around it: its text …`.
  init(_ change: ImpactChange, of other: Sentence) {
    words = "\(other): \(change.words)"
    (place, subject) = (change.place, change.subject)
  }
}
