-- Loads the table of `lab encode --csv events.csv` into DuckDB and answers questions about it.
-- Run it in the folder of events.csv: `duckdb events.db < events.sql`. docs/events-table.md describes the columns.

CREATE OR REPLACE TABLE events AS
SELECT *, make_timestamp("time" * 1000) AS moment
FROM read_csv('events.csv', header = true, delim = ',', quote = '"', escape = '"', nullstr = '',
  allow_quoted_nulls = false, auto_detect = false, new_line = '\r\n', max_line_size = 20000000, columns = {
  'scenario': 'VARCHAR', 'step': 'BIGINT', 'sequence': 'BIGINT', 'time': 'BIGINT', 'type': 'VARCHAR',
  'event': 'VARCHAR', 'distinct_id': 'VARCHAR', 'anonymous_id': 'VARCHAR', 'login_id': 'VARCHAR',
  'device_id': 'VARCHAR', 'event_session_id': 'VARCHAR', 'app_id': 'VARCHAR', 'app_version': 'VARCHAR',
  'os_version': 'VARCHAR', 'model': 'VARCHAR', 'lib_method': 'VARCHAR', 'screen_name': 'VARCHAR',
  'title': 'VARCHAR', 'url': 'VARCHAR', 'referrer': 'VARCHAR', 'element_type': 'VARCHAR',
  'element_content': 'VARCHAR', 'element_position': 'VARCHAR', 'element_path': 'VARCHAR',
  'element_view_id': 'VARCHAR', 'element_id': 'VARCHAR', 'alert_title': 'VARCHAR',
  'alert_message': 'VARCHAR', 'event_duration': 'DOUBLE', 'is_first_time': 'BOOLEAN',
  'is_first_day': 'BOOLEAN', 'resume_from_background': 'BOOLEAN', 'element_x': 'DOUBLE',
  'element_y': 'DOUBLE', 'element_width': 'DOUBLE', 'element_height': 'DOUBLE', 'screen_width': 'BIGINT',
  'screen_height': 'BIGINT', 'properties': 'VARCHAR'});

-- The order of events: a scenario is a device, and `row` is its order on it.
CREATE OR REPLACE VIEW ordered AS
SELECT *, row_number() OVER (PARTITION BY scenario ORDER BY rowid) AS "row" FROM events;

-- FUNNEL: the scenarios that reach each step, in this order. Change the rows to ask for another way;
-- NULL admits every value.
CREATE OR REPLACE TABLE funnel_steps (step INTEGER, event VARCHAR, screen_name VARCHAR, element_content VARCHAR);
INSERT INTO funnel_steps VALUES
  (1, '$AppStart', NULL, NULL),
  (2, '$AppViewScreen', 'HomeViewController', NULL),
  (3, '$AppViewScreen', 'ProductViewController', NULL),
  (4, '$AppClick', 'ProductViewController', 'Buy');

CREATE OR REPLACE VIEW funnel AS
WITH RECURSIVE reached(scenario, step, "row", moment, began) AS (
  SELECT scenario, 0, 0::BIGINT, min(moment), min(moment) FROM ordered GROUP BY scenario
  UNION ALL
  SELECT r.scenario, s.step, min(o."row"), min_by(o.moment, o."row"), any_value(r.began)
  FROM reached r
  JOIN funnel_steps s ON s.step = r.step + 1
  JOIN ordered o ON o.scenario = r.scenario AND o."row" > r."row" AND o.event = s.event
    AND (s.screen_name IS NULL OR o.screen_name = s.screen_name)
    AND (s.element_content IS NULL OR o.element_content = s.element_content)
  GROUP BY r.scenario, s.step
)
SELECT s.step, s.event, s.screen_name, s.element_content, count(r.scenario) AS scenarios,
  round(count(r.scenario) / (SELECT count(DISTINCT scenario) FROM events), 4) AS share,
  median(epoch(r.moment - r.began)) AS median_seconds
FROM funnel_steps s LEFT JOIN reached r ON r.step = s.step
GROUP BY ALL ORDER BY s.step;

-- DWELL TIME: the seconds on each screen.
CREATE OR REPLACE VIEW dwell_time AS
SELECT screen_name, count(*) AS visits, round(sum(event_duration), 3) AS total_seconds,
  round(median(event_duration), 3) AS median_seconds, max(event_duration) AS longest
FROM events WHERE event = '$AppPageLeave' AND event_duration IS NOT NULL
GROUP BY screen_name ORDER BY total_seconds DESC, screen_name;

-- CLICK MAP: the clicks on each screen in cells of 44 points, by the middles of the elements.
CREATE OR REPLACE VIEW click_map AS
SELECT app_id, screen_name, screen_width, screen_height,
  floor((element_x + element_width / 2) / 44)::BIGINT AS "column",
  floor((element_y + element_height / 2) / 44)::BIGINT AS "row",
  count(*) AS clicks,
  string_agg(DISTINCT coalesce(element_content, element_type), ', '
    ORDER BY coalesce(element_content, element_type)) AS elements
FROM events WHERE event = '$AppClick' AND element_x IS NOT NULL
GROUP BY ALL ORDER BY clicks DESC, app_id, screen_name, "row", "column";

-- PATHS PER VERSION: the versions in which each path was clicked, with the clicks in each.
CREATE OR REPLACE VIEW paths_per_version AS
WITH clicks AS (
  SELECT app_id, app_version, screen_name, element_path, element_content, count(*) AS clicks
  FROM events WHERE event = '$AppClick' AND element_path IS NOT NULL
  GROUP BY ALL
)
SELECT app_id, screen_name, element_path,
  list_sort(list(DISTINCT app_version)) AS versions, sum(clicks)::BIGINT AS clicks,
  list_sort(list(DISTINCT element_content)) AS contents
FROM clicks GROUP BY ALL ORDER BY app_id, screen_name, element_path;

-- MOVED ELEMENTS: a text on a screen whose clicks have different paths in two versions of an app.
CREATE OR REPLACE VIEW moved_elements AS
WITH paths AS (
  SELECT app_id, app_version, screen_name, element_type, element_content,
    list_sort(list(DISTINCT element_path)) AS paths
  FROM events
  WHERE event = '$AppClick' AND element_path IS NOT NULL AND element_content IS NOT NULL
  GROUP BY ALL
)
SELECT a.app_id, a.screen_name, a.element_type, a.element_content, a.app_version AS version,
  b.app_version AS other_version, a.paths, b.paths AS other_paths
FROM paths a JOIN paths b ON a.app_id = b.app_id AND a.screen_name = b.screen_name
  AND a.element_type = b.element_type AND a.element_content = b.element_content
  AND a.app_version < b.app_version AND a.paths <> b.paths
ORDER BY ALL;

SELECT * FROM funnel;
SELECT * FROM dwell_time LIMIT 20;
SELECT * FROM click_map LIMIT 20;
SELECT * FROM paths_per_version LIMIT 20;
SELECT * FROM moved_elements LIMIT 20;
