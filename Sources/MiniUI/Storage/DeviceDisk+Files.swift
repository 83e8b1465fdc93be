public import Wording

extension DeviceDisk {
  /// Opens a file in memory; with `isMade`, creates a missing one.
  public func open(_ path: String, isMade: Bool) throws(DiskFault) -> DiskFile {
    if let known = file(at: path) { return known }
    guard entry(at: path) == nil else { throw .isFolder(path) }
    guard isMade else { throw .missing(path) }
    guard !isReadOnly else { throw .readOnly }
    try report(.create(path))
    let new = DiskFile(at: path)
    link(new)
    return new
  }

  /// Opens a file without a path, which is freed with its last user.
  public func openNameless() -> DiskFile { DiskFile(at: "") }

  /// Writes bytes to a file in memory, completely or not at all.
  public func write(_ bytes: [UInt8], to file: DiskFile, at offset: Int) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    try checkRoom(for: offset + bytes.count - file.bytes.count)
    try report(.write(file.path, offset: offset, bytes: bytes))
    file.write(bytes, at: offset)
  }

  /// Resizes a file in memory.
  public func truncate(_ file: DiskFile, to size: Int) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    try checkRoom(for: size - file.bytes.count)
    try report(.truncate(file.path, size: size))
    file.resize(to: size)
  }

  /// Makes the writes to a file in memory durable.
  public func sync(_ file: DiskFile) throws(DiskFault) { try report(.sync(file.path)) }

  /// Removes a file, in memory or in the machine's folder.
  public func remove(_ path: String) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    if let folder { return folder.remove(path) }
    guard file(at: path) != nil else { throw .missing(path) }
    try report(.remove(path))
    unlink(path)
  }

  /// Moves a file, in memory or in the machine's folder.
  public func rename(_ path: String, to place: String) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    if let folder { return try folder.rename(path, to: place) }
    guard let file = file(at: path) else { throw .missing(path) }
    try report(.rename(path, to: place))
    unlink(path)
    file.path = place
    link(file)
  }

  /// Creates a folder in the machine's folder; not needed in memory.
  public func makeFolder(_ path: String) throws(DiskFault) {
    guard let folder, folder.entry(at: path) == nil else { return }
    guard !isReadOnly else { throw .readOnly }
    try folder.makeFolder(path)
  }

  /// Removes all files below a folder without telling the observer, after ending their use.
  func removeFolder(_ path: String) {
    endUse(below: path)
    if let folder { return folder.remove(path) }
    for file in paths where file.hasPrefix(path + "/") { unlink(file) }
  }

  /// Tells the observer of a change before it is made.
  public func report(_ operation: DiskOperation) throws(DiskFault) { try observer?(operation) }

  private func checkRoom(for growth: Int) throws(DiskFault) {
    guard growth > 0, let capacity, used + growth > capacity else { return }
    throw .full
  }
}

/// A change of a disk's files.
public enum DiskOperation: Equatable, Sendable {
  /// Creates an empty file.
  case create(String)
  /// Writes bytes at an offset.
  case write(String, offset: Int, bytes: [UInt8])
  /// Resizes a file.
  case truncate(String, size: Int)
  /// Makes the earlier writes to a file durable.
  case sync(String)
  /// Removes a file.
  case remove(String)
  /// Moves a file, replacing the file at the target.
  case rename(String, to: String)
}

extension DeviceDisk {
  /// Repeats a change that an observer of another disk has recorded.
  public func apply(_ operation: DiskOperation) throws(DiskFault) {
    switch operation {
    case .create(let path): _ = try open(path, isMade: true)
    case .write(let path, let offset, let bytes):
      try write(bytes, to: open(path, isMade: true), at: offset)
    case .truncate(let path, let size): try truncate(open(path, isMade: true), to: size)
    case .sync(let path): try sync(open(path, isMade: true))
    case .remove(let path): try remove(path)
    case .rename(let path, let place): try rename(path, to: place)
    }
  }
}

/// The reason why a disk operation failed.
public enum DiskFault: Error, Equatable, Worded {
  /// The disk has no room for more bytes; remove files.
  case full
  /// The disk is read-only; make it writable.
  case readOnly
  /// The path is a folder instead of a file; move it away.
  case isFolder(String)
  /// The file does not exist; create it first.
  case missing(String)
  /// The machine refused, for this reason.
  case machine(Sentence)

  /// A sentence with the problem and the remedy.
  public var sentence: Sentence {
    switch self {
    case .full: "the disk is full; remove files from it"
    case .readOnly: "the disk is read-only; make it writable"
    case .isFolder(let path): "\(path) is a folder; move it away"
    case .missing(let path): "\(path) does not exist; create it first"
    case .machine(let reason): reason
    }
  }
}
