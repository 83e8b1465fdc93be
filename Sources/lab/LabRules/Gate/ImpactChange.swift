package import LabImport

/// A change of a view between two versions, in words.
package struct ImpactChange: Equatable, Sendable {
  /// The change: `UITableViewCell "Dark mode" was inserted before it`.
  package let words: String
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
  init(_ words: String, at view: VersionView) {
    (self.words, place, subject) = (words, view.place, .head(view.key))
  }

  /// A change that a view of the base does not survive.
  init(_ words: String, without view: VersionView) {
    (self.words, place, subject) = (words, nil, .base(view.key))
  }

  /// A change with words before it.
  init(_ change: ImpactChange, after words: String) {
    (self.words, place, subject) = (words + change.words, change.place, change.subject)
  }
}
