// Marks that do not rely on colour alone.

/** The mark of a result. */
export function resultMark(result) {
  return { passed: "\u2713", failed: "\u2717", skipped: "\u2192" } [result] || "\u2013";
}

/** The mark of a kind of thing on the time line and in lists. */
export const kindMarks = {
  captured: "\u25cf",
  suppressed: "\u2298",
  request: "\u25b2",
  failedRequest: "\u25b3",
  crash: "\u26a1",
  missed: "\u25ce",
  kill: "\u2716",
  fault: "\u2717",
  hook: "\u21c4",
};

/** Returns the reason why a step could not run; null for one that ran, also if the app crashed. */
export function faultOf({ fault, crash }) {
  // A crash that the step does not expect is among its faults, too.
  return !fault || (crash && fault.message.endsWith(crash)) ? null : fault;
}

/** Returns the kinds of marks of a step, in a fixed order, with their numbers. */
export function stepMarks(step) {
  const failed = (step.sends || []).filter((one) => one.failed).length;
  const counts = [
    ["captured", step.events.length],
    ["suppressed", (step.decisions || []).filter((one) => one.reason && !one.routine).length],
    ["request", (step.sends || []).length - failed + (step.requests || []).length],
    ["failedRequest", failed],
    ["missed", step.miss ? 1 : 0],
    ["crash", step.crash ? 1 : 0],
    ["fault", faultOf(step) ? 1 : 0],
    ["kill", step.ends ? 1 : 0],
    ["hook", (step.changes || []).length],
  ];
  return counts.filter(([, count]) => count > 0);
}
