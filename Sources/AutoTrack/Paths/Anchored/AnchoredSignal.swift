/// One kind of evidence that ``AnchoredRule`` weighs for or against a candidate.
public enum AnchoredSignal: Int, CaseIterable, Sendable {
  /// Names that developers gave: identifier, actions, outlets, tag, reuse identifier.
  case namesAgree, namesDiffer, namesMissing, namesNew
  /// Words that users see: text, label, placeholder, image.
  case wordsAgree, wordsMissing, wordsNew
  /// Facts inside the element: the content of a row.
  case insideAgrees, insideDiffers, insideMissing, insideNew
  /// Facts around it: the rest of its row, or its siblings.
  case aroundAgrees, aroundDiffers
  /// Its containers: outlets, headers and classes of the app above it.
  case aboveAgrees, aboveDiffers, aboveMissing, aboveNew
  /// It is on another screen.
  case otherScreen
  /// The path by the default scheme.
  case pathAgrees, pathDiffers
  /// The side of its bar.
  case sideDiffers
  /// An identifier, all actions, an outlet or the text agrees, and few others had it.
  case anchored
  /// Only the place agrees; the screen has as many elements of its kind as before, or not.
  case placeOnly, placeOnlyOfOtherCount
  /// The candidate has a fact by which the rule knew another element.
  case knownAsOther

  /// The weight, by maximum likelihood over the releases of five apps (`docs/survival.md`).
  var weight: Double { Self.weights[rawValue] }

  private static let weights: [Double] = [
    0.14, -1.86, -1.41, -0.13,
    0.12, -0.84, -0.46,
    0.26, -1.79, -1.58, -1.47,
    0.21, -0.68,
    0.50, -1.19, -3.54, -1.69,
    -1.80,
    0.48, -0.62,
    -1.01,
    0.53,
    -1.97, -2.79,
    -3.34,
  ]

  /// The odds against any candidate before evidence, as a logarithm, with its sign reversed.
  static let start = 2.56
  /// The confidence from which a rule hits.
  public static let leastConfidence = 0.75
  /// The confidence that a new rule needs in its own element.
  public static let leastOwnConfidence = 0.90
  /// The greatest distinctiveness of one fact.
  static let mostDistinct = 5.0
  /// The agreement below which nothing but the place agrees.
  static let leastIdentity = 0.7
  /// The share of a new fact in a set, beside the weights of lost ones.
  static let newFact = 0.5
}

/// The evidence for one candidate.
public struct AnchoredEvidence: Sendable {
  private var amounts = [Double](repeating: 0, count: AnchoredSignal.allCases.count)

  /// The sum of the weighted evidence.
  public var score: Double {
    zip(AnchoredSignal.allCases, amounts).reduce(AnchoredSignal.start) { sum, part in
      sum + part.0.weight * part.1
    }
  }

  /// The amount of one kind of evidence, without its weight.
  subscript(signal: AnchoredSignal) -> Double {
    get { amounts[signal.rawValue] }
    set { amounts[signal.rawValue] = newValue }
  }
}
