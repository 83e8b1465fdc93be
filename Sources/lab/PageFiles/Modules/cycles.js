// Cycles of calls: code that sends a message to its own object which leads back to the code.

/** Returns the method that a class runs for a message, its own or an inherited one. */
function resolved(classes, name, signature) {
  const type = classes.find((one) => one.name === name);
  for (const owner of [name, ...((type || {}).superclasses || [])]) {
    const found = classes.find((one) => one.name === owner);
    const method = found && found.methods.find((one) => one.signature === signature);
    if (method && method.after) return method;
  }
  return null;
}

/** Returns the code at the end of a method's chain, by the method that it was written for. */
function codeAfter(method) {
  const code = (method.after || []).filter((one) => !one.hook).pop();
  return code ? code.writtenFor || code.name : "";
}

/**
 * Returns the codes of a cycle that begins with a message to an object of a class, in the order of
 * the calls, the first one again at the end; null without a cycle.
 */
export function cycleOf(classes, calls, name, signature, known = []) {
  const method = resolved(classes, name, signature);
  const code = method ? codeAfter(method) : "";
  if (code === "") return null;
  if (known.includes(code)) return known.slice(known.indexOf(code)).concat(code);
  for (const selector of (calls || {})[code] || []) {
    const found = cycleOf(classes, calls, name, signature[0] + " " + selector, known.concat(code));
    if (found) return found;
  }
  return null;
}
