// The league: which schemes' rules survive the releases of real apps, as heat maps.

import { html, section } from "./dom.js";
import { heatMap } from "./heat.js";
import { say } from "./texts.js";

const horizons = ["next", "year", "threeYears"];

/** Returns the rows of a heat map: a scheme each, with a cell for each horizon. */
export function leagueRows(league, value) {
  return league.schemes.map((scheme) => ({
    name: scheme.name + (scheme.ours ? " \u2605" : ""),
    cells: horizons.map((horizon) => ({
      percent: scheme[horizon][value],
      interval: scheme[horizon][value + "Interval"],
      title: countsText(scheme[horizon]),
    })),
  }));
}

/** Returns the rows by app at one horizon. */
export function appRows(league, horizon) {
  return league.schemes.map((scheme) => ({
    name: scheme.name + (scheme.ours ? " \u2605" : ""),
    cells: league.corpus.map((app) => {
      const found = (scheme[horizon].apps || {})[app];
      return found && found.rules > 0 ? { percent: found.survival } : null;
    }),
  }));
}

function countsText(cell) {
  return ["kept", "lost", "stolen", "multi", "ghost"].filter((name) => cell[name] !== undefined)
    .map((name) => `${say("outcome." + name)} ${cell[name]}`).join(", ");
}

/** Draws the league. */
export function drawLeague(league) {
  const names = horizons.map((horizon) => say("horizon." + horizon));
  return [
    html("p", { class: "quiet" }, say("leagueIntro")),
    heatMap(say("survivalMap"), say("scheme"), names, leagueRows(league, "survival"), false),
    heatMap(say("wrongMap"), say("scheme"), names, leagueRows(league, "wrong"), true),
    section(say("byApp"), horizons.map((horizon) => heatMap(say("horizon." + horizon), say(
      "scheme"), league.corpus, appRows(league, horizon), false))),
  ];
}
