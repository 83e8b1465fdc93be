package import LabLanguage
import LabSystem

extension FileSource {
  /// Returns the bytes of a file; throws an error with a remedy.
  package func contents(of path: String, remedy: String) throws(SourceError) -> [UInt8] {
    do throws(FileError) {
      return try read(path)
    } catch {
      throw SourceError(file: path, message: "cannot be read: \(error.reason)", remedy: remedy)
    }
  }

  /// Returns the files of a version: the file, or the storyboards and xibs below a folder.
  package func filesOfVersion(
    at path: String
  ) throws(SourceError) -> [(name: String, bytes: [UInt8])] {
    let isFolder = kind(of: path) == .folder
    let paths = isFolder ? everything(below: path).filter(\.isScreenFile) : [path]
    guard !paths.isEmpty else {
      throw SourceError(
        file: path, message: "the folder has no storyboard and no xib",
        remedy: "give a folder of storyboards and xibs, or a file")
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for path in paths {
      files.append((path, try contents(of: path, remedy: "give the path of a version")))
    }
    return files
  }
}

extension String {
  package var isScreenFile: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}

extension [UInt8] {
  /// True for a file in gzip, as a corpus is.
  package var isCorpus: Bool { starts(with: [0x1F, 0x8B]) }
}
