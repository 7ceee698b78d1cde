import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { textTable } from "../text-table.mjs";
import { AREAS } from "./areas.mjs";
import { STATUS } from "./judge.mjs";

export const REPORT = ".cache/mutation/report.json";

/** Percent of the valid mutants. */
export const LEAST_CAUGHT = 90;

export const isCaught = ({ status }) => status === STATUS.caught || status === STATUS.late;
export const isInvalid = ({ status }) => status === STATUS.invalid;
export const isMissed = (one) => !isCaught(one) && !isInvalid(one);

export function readReport() {
  return existsSync(inRoot(REPORT)) ? JSON.parse(readFileSync(inRoot(REPORT), "utf8")) : null;
}

export function writeReport(report) {
  mkdirSync(path.dirname(inRoot(REPORT)), { recursive: true });
  writeFileSync(inRoot(REPORT), `${JSON.stringify(report, null, 2)}\n`);
}

export function strengthOf(mutants) {
  const valid = mutants.filter((one) => !isInvalid(one));
  return valid.length === 0 ? 100 : (100 * valid.filter(isCaught).length) / valid.length;
}

function row(name, mutants) {
  const caught = mutants.filter(isCaught).length;
  const invalid = mutants.filter(isInvalid).length;
  const late = mutants.filter(({ status }) => status === STATUS.late).length;
  const share = mutants.length === invalid ? "–" : `${strengthOf(mutants).toFixed(1)} %`;
  return [name, mutants.length, invalid, caught, late, mutants.length - invalid - caught, share];
}

const HEAD = ["area", "drawn", "invalid", "caught", "by timeout", "missed", "of the valid"];

export function tableOf(mutants) {
  const ofArea = (name) => mutants.filter(({ area }) => area === name);
  const areas = AREAS.map((area) => row(area, ofArea(area)));
  return textTable([HEAD, ...areas, row("all", mutants)]);
}

const MOST_SHOWN = 160;
const oneLine = (code) => {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} …` : line;
};

export const describe = ({ id, file, line, mutator, original, replacement }) =>
  `${file}:${line}  ${mutator}  ${id}\n      ${oneLine(original)}  →  ${oneLine(replacement) || "(nothing)"}`;
