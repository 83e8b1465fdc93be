/// What is done to files.
extension DeviceDisk {
  /// Opens a file in memory, which is made if that is wanted and it does not exist.
  public func open(_ path: String, isMade: Bool) throws(DiskFault) -> DiskFile {
    if let known = file(at: path) { return known }
    guard entry(at: path) == nil else { throw .isFolder(path) }
    guard isMade else { throw .missing(path) }
    guard !isReadOnly else { throw .readOnly }
    try tell(.create(path))
    let new = DiskFile(at: path)
    link(new)
    return new
  }

  /// A file without a place, which goes with its last user.
  public func openNameless() -> DiskFile { DiskFile(at: "") }

  /// Puts bytes into a file in memory, all or none of them.
  public func write(_ bytes: [UInt8], to file: DiskFile, at offset: Int) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    try checkRoom(for: offset + bytes.count - file.bytes.count)
    try tell(.write(file.path, offset: offset, bytes: bytes))
    file.write(bytes, at: offset)
  }

  /// Gives a file in memory another size.
  public func truncate(_ file: DiskFile, to size: Int) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    try checkRoom(for: size - file.bytes.count)
    try tell(.truncate(file.path, size: size))
    file.resize(to: size)
  }

  /// Makes what was written to a file in memory safe from a loss of power.
  public func sync(_ file: DiskFile) throws(DiskFault) { try tell(.sync(file.path)) }

  /// Removes a file, in memory or of the machine.
  public func remove(_ path: String) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    if let folder { return folder.remove(path) }
    guard file(at: path) != nil else { throw .missing(path) }
    try tell(.remove(path))
    unlink(path)
  }

  /// Gives a file another place, in memory or on the machine.
  public func rename(_ path: String, to place: String) throws(DiskFault) {
    guard !isReadOnly else { throw .readOnly }
    if let folder { return try folder.rename(path, to: place) }
    guard let file = file(at: path) else { throw .missing(path) }
    try tell(.rename(path, to: place))
    unlink(path)
    file.path = place
    link(file)
  }

  /// Makes sure that a file can be put into a folder; in memory it always can.
  public func makeFolder(_ path: String) throws(DiskFault) {
    guard let folder, folder.entry(at: path) == nil else { return }
    guard !isReadOnly else { throw .readOnly }
    try folder.makeFolder(path)
  }

  /// Removes all that is below a folder, which no observer hears, after who uses it has let go.
  func removeFolder(_ path: String) {
    endUse(below: path)
    if let folder { return folder.remove(path) }
    for file in paths where file.hasPrefix(path + "/") { unlink(file) }
  }

  /// Lets the observer hear of a change that is about to be made.
  public func tell(_ operation: DiskOperation) throws(DiskFault) { try observer?(operation) }

  private func checkRoom(for growth: Int) throws(DiskFault) {
    guard growth > 0, let capacity, used + growth > capacity else { return }
    throw .full
  }
}
