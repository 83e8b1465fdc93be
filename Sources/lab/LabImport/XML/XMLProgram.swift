import LabLanguage
import LabSystem

/// The program `lab-xml`, which stands beside the lab and parses documents one after the other.
///
/// A process of it starts with the first document and ends with this object.
package final class XMLProgram {
  private let path: String
  private let wait: Duration
  private var channel: ProgramChannel?

  /// A program that has not started yet; a document may take as long as `wait`.
  package init(at path: String = XMLProgram.path, wait: Duration = .seconds(60)) {
    (self.path, self.wait) = (path, wait)
  }

  /// The path of the program beside the lab; the file may be missing.
  package static var path: String { ChildProcess.path(beside: "lab-xml") }

  func form(of document: [UInt8]) throws(HostError) -> MarkupForm {
    let end = ContinuousClock.now + wait
    let channel = try running()
    do throws(HostError) {
      try channel.send(Self.bytes(of: document.count) + document, before: end)
      let length = try channel.receive(4, before: end).reduce(0) { $0 << 8 | Int($1) }
      let bytes = try channel.receive(length, before: end)
      guard let form = MarkupForm(bytes) else {
        throw HostError(reason: "its answer cannot be read")
      }
      return form
    } catch {
      // The program's state is unknown: the next document starts another.
      self.channel = nil
      throw HostError(reason: "\(path): \(error.reason)")
    }
  }

  private func running() throws(HostError) -> ProgramChannel {
    if let channel { return channel }
    let new = try ProgramChannel(path, [])
    channel = new
    return new
  }

  private static func bytes(of length: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
  }
}
