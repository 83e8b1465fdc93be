import Foundation
package import LabLeague
import TestSupport

/// The corpus in the repository.
package enum ReleaseFiles {
  private static let names = ["duckduckgo", "hackers", "lockwise", "netnewswire", "owntracks"]

  package static func files(named names: [String] = names) throws -> [(
    name: String, bytes: [UInt8]
  )] {
    try names.map { name in
      let path = "Scenarios/releases/\(name).jsonl.gz"
      return (path, [UInt8](try Data(contentsOf: Repository.root.appending(path: path))))
    }
  }

  /// All corpora, which are read once.
  package static func corpora() throws -> [CorpusFile] { try all.get() }

  private static let all = Result { try League.read(files()) }
}

/// The league over the releases of the five apps, which several suites read.
package enum ReleaseLeague {
  package static let result: Result<League, any Error> = Result {
    League(try ReleaseFiles.corpora())
  }

  /// The league over the releases of the two apps with the fewest.
  package static let two: Result<League, any Error> = Result {
    League(try League.read(ReleaseFiles.files(named: ["hackers", "lockwise"])))
  }

  /// The league over the releases of the app with the fewest.
  package static let lockwise: Result<League, any Error> = Result {
    League(try League.read(ReleaseFiles.files(named: ["lockwise"])))
  }
}
