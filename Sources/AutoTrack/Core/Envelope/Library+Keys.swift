extension Library {
  /// The possible keys of `lib` (SA-E06, SA-E07).
  package static let keys = [
    "$app_version", "$lib", "$lib_detail", "$lib_method", "$lib_version",
  ]
}
