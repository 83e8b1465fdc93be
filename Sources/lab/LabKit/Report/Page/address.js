// The parts of an address that name what a report does not have, as in one of an earlier run.

import { screenNodes } from "./data.js";
import { givenParts, numberIn, rangeOf, scenarioIndex, stepIndex } from "./route.js";
import { panelsOf } from "./scenario.js";
import { moments, tellingMoment } from "./screen.js";
import { overviewColumns, overviewResults } from "./overview.js";
import { studiesOf } from "./studies.js";

/** Returns the parts of an address without a meaning in a report, as they are written there. */
export function unknownParts(data, route) {
  const index = scenarioIndex(data.scenarios, route.scenario);
  const checks = index < 0 ? overviewChecks(data) : scenarioChecks(data, data.scenarios[index],
    route);
  const given = givenParts(route);
  return Object.entries(checks).filter(([name, isKnown]) => name in given
    && !isKnown(String(given[name]))).map(([name]) => `${name}=${given[name]}`);
}

function overviewChecks(data) {
  return {
    scenario: () => false,
    study: (name) => studiesOf(data).includes(name),
    result: (name) => overviewResults.includes(name),
    sort: (name) => overviewColumns.includes(name.replace(/^-/, "")),
  };
}

function scenarioChecks(data, scenario, route) {
  const { steps } = scenario;
  if (steps.length === 0) return {};
  const place = stepIndex(steps, route.step || "1");
  const isMoment = (name) => moments.includes(name);
  const moment = isMoment(route.at) ? route.at : tellingMoment(steps[place]);
  const screen = steps[place].screens[moments.indexOf(moment)];
  return {
    step: (name) => steps.some((step, at) => step.name === name || String(at + 1) === name),
    range: (text) => rangeOf(text, place, steps.length) !== null,
    at: isMoment,
    tab: (name) => panelsOf(scenario).includes(name),
    view: (number) => screenNodes(data, screen)[numberIn(number)] !== undefined,
  };
}
