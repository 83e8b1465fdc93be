package import AutoTrack
import LabLanguage
import LabLeague
package import LabSystem

/// Edited versions of a screen: `.mutations(seed: 7, count: 500)`.
public struct RuleMutations: Sendable {
  let seed: UInt64
  let count: Int
  let strength: Strength
  let rates: String?

  /// The number of edits in one version.
  public enum Strength: String, CaseIterable, Sendable {
    /// One edit; all of them, if there are no more than asked for.
    case edit
    /// Two edits.
    case pair
    /// As many edits of each kind as the releases of published apps have per changed screen.
    case release
  }

  /// Edits a screen by the operators of `lab mutate`, the same for equal seeds.
  ///
  /// - Parameters:
  ///   - seed: The random seed.
  ///   - count: The number of versions, from 1 to 100,000.
  ///   - strength: The number of edits in each.
  ///   - rates: A file that `lab-dev calibrate` has written; nil for the rates of published apps.
  /// - Returns: The versions; they are made when a rule is judged.
  public static func mutations(
    seed: UInt64, count: Int, of strength: Strength = .release, rates: String? = nil
  ) -> RuleMutations {
    RuleMutations(seed: seed, count: count, strength: strength, rates: rates)
  }

  func mutants(of screen: RuleScreen, _ files: some FileSource) throws(LabError) -> [Mutant] {
    let draw = MutantDraw(
      screen.tree, seed: seed, count: count, rates: try files.rates(at: rates))
    let drawn =
      switch strength {
      case .edit: draw.mutants(of: .edit)
      case .pair: draw.mutants(of: .pair)
      case .release: draw.mutants(of: .release)
      }
    return drawn.map(\.mutant)
  }
}

extension FileSource {
  /// Reads the rates of a file; without a path, returns those of published apps.
  package func rates(at path: String?) throws(LabError) -> EditRates {
    guard let path else { return .published }
    do throws(SourceError) {
      let bytes = try contents(of: path, remedy: "give a file of lab-dev calibrate")
      return try RatesFile.rates(path, bytes)
    } catch {
      throw .invalid([error])
    }
  }
}
