/// The properties that the tracker itself gives its events.
package enum PresetProperty {
  /// Their names, which begin with `$` as no app's do, sorted.
  package static let names = [
    "$alert_message", "$alert_title", "$element_content", "$element_frame", "$element_id",
    "$element_path", "$element_position", "$element_type", "$element_view_id", "$is_first_time",
    "$referrer", "$resume_from_background", "$screen_name", "$title", "$url",
  ]
}
