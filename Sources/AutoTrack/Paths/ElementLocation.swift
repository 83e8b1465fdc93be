/// Where an element is, in the words of an event (S3.6).
struct ElementLocation: Equatable {
  /// The path, in the tracker's scheme.
  var path: String
  /// The ``ViewPath/viewID`` of the default path, whatever the scheme (S3.7g).
  let viewID: String
  /// What the element passes for, by its class.
  let type: String
  /// Which of many like it the element is; nil where its class has no such rule.
  let position: String?
}
