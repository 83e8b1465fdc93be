// The league: which schemes' rules survive the releases of real apps, as heat maps.

import { html, section } from "./dom.js";
import { drawGrid } from "./grid.js";
import { countsText, heatMap } from "./heat.js";
import { libraryWord } from "./librarywords.js";
import { kindName } from "./mutate.js";
import { say } from "./texts.js";

const horizons = ["next", "year", "threeYears"];

/** Returns the rows of a heat map: a scheme each, with a cell for each horizon. */
export function leagueRows(league, value) {
  return league.schemes.map((scheme) => ({
    name: starred(scheme),
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
    name: starred(scheme),
    cells: league.corpus.map((app) => {
      const found = (scheme[horizon].apps || {})[app];
      return found && found.rules > 0 ? { percent: found.survival } : null;
    }),
  }));
}

/** Returns the rows by kind of change: a kind each, with a cell for each scheme. */
export function changeRows(league, value) {
  return (league.kinds || []).map(({ name, screens }) => ({
    name: `${kindName(name)} (${screens})`,
    cells: league.schemes.map((scheme) => changeCell((scheme.kinds || {})[name], value)),
  }));
}

/** Returns a cell; null without rules, or for survival without elements that are still there. */
function changeCell(found, value) {
  if (!found) return null;
  const alive = found.kept + found.lost + found.stolen + found.multi;
  const counted = value === "survival" ? alive : alive + found.ghost + found.remade + found.gone;
  return counted > 0 ? { percent: found[value], interval: found[value + "Interval"],
    title: countsText(found) } : null;
}

function starred({ name, ours }) {
  return libraryWord("scheme", name) + (ours ? " \u2605" : "");
}

/** Draws the league. */
export function drawLeague(league) {
  const names = horizons.map((horizon) => say("horizon." + horizon));
  const schemes = league.schemes.map(starred);
  const changes = (league.kinds || []).length === 0 ? null : section(say("byChange"),
    html("p", { class: "quiet" }, say("changeIntro")),
    drawGrid(say("survivalByChange"), say("kindOfChange"), schemes, changeRows(league, "survival"),
      false),
    drawGrid(say("wrongByChange"), say("kindOfChange"), schemes, changeRows(league, "wrong"),
      true));
  return [
    html("p", { class: "quiet" }, say("leagueIntro")),
    heatMap(say("survivalMap"), say("scheme"), names, leagueRows(league, "survival"), false),
    heatMap(say("wrongMap"), say("scheme"), names, leagueRows(league, "wrong"), true),
    changes,
    section(say("byApp"), horizons.map((horizon) => heatMap(say("horizon." + horizon), say(
      "scheme"), league.corpus, appRows(league, horizon), false))),
  ];
}
