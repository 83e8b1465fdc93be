import AutoTrack
import MiniUI

/// The best candidate by weighted similarity, as Similo finds elements of web pages.
///
/// The weights are those of a tuned Similo (arXiv 2505.16424); facts of UIKit take the place of
/// HTML's.
enum Similarity {
  /// Below these, the abstaining variant does not answer.
  static let (leastScore, leastMargin) = (0.60, 0.05)

  private enum Weight {
    static let (identifier, text, screen, outlets, actions) = (3.0, 2.8, 2.0, 2.0, 2.0)
    static let (role, near, label, image, path) = (1.5, 1.45, 0.9, 1.0, 1.0)
    static let (className, location, index, size) = (0.8, 0.8, 0.3, 0.35)
  }

  /// Returns the best of the candidates; the first of equals.
  static func best(
    _ target: CorpusElement, among candidates: [CorpusElement]
  ) -> SimilarityAnswer {
    var (place, first, second): (Int?, Double, Double) = (nil, -1, -1)
    for (index, candidate) in candidates.enumerated() {
      let score = score(of: candidate, for: target)
      if score > first {
        (place, first, second) = (index, score, first)
      } else if score > second {
        second = score
      }
    }
    guard place != nil else { return SimilarityAnswer(place: nil, score: 0, margin: 0) }
    let most = attainable(target)
    return SimilarityAnswer(
      place: place, score: first / most, margin: (first - max(second, 0)) / most)
  }

  private static func attainable(_ target: CorpusElement) -> Double {
    let node = target.node
    var sum = Weight.role + Weight.path + Weight.className + Weight.index + Weight.screen
    if node.identifier != nil { sum += Weight.identifier }
    if node.content != nil { sum += Weight.text }
    if !target.outlets.isEmpty { sum += Weight.outlets }
    if !node.actions.isEmpty { sum += Weight.actions }
    if !target.near.isEmpty { sum += Weight.near }
    if target.node.label != nil { sum += Weight.label }
    if node.image != nil { sum += Weight.image }
    if target.node.frame != nil { sum += Weight.location + Weight.size }
    return sum
  }

  private static func score(of candidate: CorpusElement, for target: CorpusElement) -> Double {
    let (mine, theirs) = (target.node, candidate.node)
    var sum = 0.0
    if mine.identifier != nil, mine.identifier == theirs.identifier { sum += Weight.identifier }
    if mine.content != nil, mine.content == theirs.content { sum += Weight.text }
    if target.screen == candidate.screen { sum += Weight.screen }
    if !Set(mine.outlets).isDisjoint(with: theirs.outlets) { sum += Weight.outlets }
    sum += Weight.actions * common(Set(mine.actions), Set(theirs.actions))
    if mine.kind == theirs.kind { sum += Weight.role }
    sum += Weight.near * common(target.near, candidate.near)
    if target.node.label != nil, target.node.label == candidate.node.label { sum += Weight.label }
    if mine.image != nil, mine.image == theirs.image { sum += Weight.image }
    sum += Weight.path * commonRun(target.paths.classes, candidate.paths.classes)
    if mine.className == theirs.className { sum += Weight.className }
    if mine.path == theirs.path { sum += Weight.index }
    return sum + nearness(target.node.frame, candidate.node.frame)
  }

  private static func nearness(_ mine: Rect?, _ theirs: Rect?) -> Double {
    guard let mine, let theirs else { return 0 }
    let larger = max(mine.area, theirs.area)
    return Weight.location * Natural.exp(-0.005 * mine.distance(to: theirs))
      + Weight.size * (larger > 0 ? min(mine.area, theirs.area) / larger : 1)
  }

  private static func common(_ mine: Set<String>, _ theirs: Set<String>) -> Double {
    guard !mine.isEmpty, !theirs.isEmpty else { return 0 }
    let common = mine.count { theirs.contains($0) }
    return Double(common) / Double(mine.count + theirs.count - common)
  }

  /// Returns the longest common subsequence of two chains of classes, over the longer chain.
  private static func commonRun(_ mine: [String], _ theirs: [String]) -> Double {
    if mine == theirs { return mine.isEmpty ? 0 : 1 }
    var row = [Int](repeating: 0, count: theirs.count + 1)
    for step in mine {
      var diagonal = 0
      for (index, other) in theirs.enumerated() {
        let above = row[index + 1]
        row[index + 1] = step == other ? diagonal + 1 : max(row[index], above)
        diagonal = above
      }
    }
    return Double(row[theirs.count]) / Double(max(mine.count, theirs.count, 1))
  }
}

/// The best candidate with its score and its distance to the second, as shares of the attainable.
struct SimilarityAnswer {
  /// The place among the candidates; nil without candidates.
  let place: Int?
  let score: Double
  let margin: Double

  /// True if the abstaining variant answers.
  var isConvincing: Bool {
    score >= Similarity.leastScore && margin >= Similarity.leastMargin
  }
}
