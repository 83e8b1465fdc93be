/// The figures of `lab league` at the next release, in percent, by the names of its rows.
///
/// Survival, its interval that draws apps and screens, and wrong rules.
/// `lab-dev generate survival` writes it, `.ci/league` checks it.
enum SurvivalTable {
  static let figures: [String: [Double]] = [
    "absolute index path": [83.4, 80.0, 88.2, 10.8],
    "default": [89.4, 87.0, 92.9, 6.5],
    "sensors": [92.3, 89.4, 95.0, 3.4],
    "classes and depth": [94.7, 92.0, 96.9, 1.7],
    "growingIO": [91.0, 88.8, 93.6, 4.0],
    "mixpanel": [84.6, 81.4, 91.1, 11.5],
    "postHog": [93.5, 90.6, 96.7, 1.5],
    "amplitude": [94.7, 92.0, 96.9, 1.7],
    "identifier": [96.5, 90.0, 98.8, 2.1],
    "text": [96.1, 92.8, 97.4, 0.3],
    "selector": [96.7, 94.5, 98.7, 0.4],
    "outlet": [98.1, 95.1, 99.3, 0.3],
    "similarity": [98.0, 95.5, 99.5, 7.8],
    "similarity that abstains": [97.0, 94.0, 98.9, 1.4],
    "vote of five": [91.7, 89.4, 94.1, 0.1],
    "first unique of five": [96.8, 93.6, 98.8, 1.9],
    "anchored": [97.7, 94.9, 99.3, 0.4],
  ]
}
