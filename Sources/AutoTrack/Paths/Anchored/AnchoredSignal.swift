/// One kind of evidence that `AnchoredRule` weighs for or against a candidate.
package enum AnchoredSignal: Int, CaseIterable, Sendable {
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
  case otherScreen
  /// The path by the default scheme.
  case pathAgrees, pathDiffers
  case sideDiffers
  /// An identifier, all actions, an outlet or the text agrees, and few others had it.
  case anchored
  /// Only the place agrees; the screen has as many elements of its kind as before, or not.
  case placeOnly, placeOnlyOfOtherCount
  /// The candidate has a fact by which the rule knew another element.
  case knownAsOther

  /// The weight, as `docs/survival/fit.py` fits it to the releases of five apps.
  var weight: Double { Self.weights[rawValue] }

  private static let weights: [Double] = [
    0.27, -1.15, -1.00, -0.22,
    0.12, -0.76, -0.10,
    0.28, -1.45, -1.65, -1.63,
    0.27, 0.21,
    0.45, -0.89, -2.70, -1.14,
    -1.53,
    0.35, -1.07,
    -0.80,
    1.55,
    -0.80, -1.94,
    -2.40,
  ]

  /// The odds against any candidate before evidence, as a logarithm, with its sign reversed.
  static let start = 1.62
  /// The confidence from which a rule hits.
  package static let leastConfidence = 0.75
  /// The confidence that a new rule needs in its own element.
  package static let leastOwnConfidence = 0.90
  /// The greatest distinctiveness of one fact.
  static let mostDistinct = 5.0
  /// The agreement below which nothing but the place agrees.
  static let leastIdentity = 0.7
  /// The share of a new fact in a set, beside the weights of lost ones.
  static let newFact = 0.5
}

package struct AnchoredEvidence: Sendable {
  private var amounts = [Double](repeating: 0, count: AnchoredSignal.allCases.count)

  /// The sum of the weighted evidence.
  package var score: Double {
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
