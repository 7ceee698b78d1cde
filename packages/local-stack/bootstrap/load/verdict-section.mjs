import { figureText, goalText, measuredText } from "./objectives.mjs";
import { escaped } from "./report.mjs";
import { phaseText } from "./usage/describe.mjs";

const NAMES = {
  failed: "failed calls",
  dropped: "arrivals that k6 dropped",
  checks: "checks that held",
};

const nameOf = (operation, objective) =>
  [operation, NAMES[objective.of] ?? figureText(objective)].filter(Boolean).join(" ");

/** All objectives of a phase, as rows of a table. */
function rowsOf({ operations, phases }, name) {
  const phase = phases.find((one) => one.phase === name);
  const ofOperations = operations
    .filter((one) => one.phase === name)
    .flatMap(({ operation, objectives }) => objectives.map((one) => [operation, one]));
  const all = [...ofOperations, ...phase.objectives.map((one) => ["", one])];
  return all.map(([operation, one]) => [phaseText(phase), nameOf(operation, one), one]);
}

const rowsOfRun = ({ own }) =>
  Object.entries(own).flatMap(([name, { objectives }]) =>
    objectives.map((one) => ["whole run", name, one]),
  );

function rowText([phase, name, objective]) {
  const cells = [phase, name, goalText(objective), measuredText(objective)];
  const verdict = objective.isKept ? "held" : "<strong>missed</strong>";
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join("")}<td>${verdict}`;
}

const table = (rows) => `<table><thead>
<tr><th>Phase<th>Objective<th>Goal<th>Measured<th></thead>
<tbody>${rows.map(rowText).join("\n")}</tbody></table>`;

const started = ({ phases }) => phases.filter(({ arrivals }) => arrivals > 0);

/** A breakpoint's last two steps say all: what held, and what did not. The others are folded. */
function tables({ figures, breakpoint }) {
  const names = started(figures).map(({ phase }) => phase);
  const shown = breakpoint ? names.slice(-2) : names;
  const folded = names.filter((name) => !shown.includes(name));
  const rows = (of) => of.flatMap((name) => rowsOf(figures, name));
  const more =
    folded.length > 0
      ? `<details><summary>Earlier steps</summary>${table(rows(folded))}</details>`
      : "";
  return `${table([...rows(shown), ...rowsOfRun(figures)])}${more}`;
}

/** What the run proved, for the top of the HTML report. `sentences` are those of the console. */
export const verdictSection = (result, sentences) => `<h1>${escaped(result.run.id)}</h1>
<h2>Result: ${result.verdict}</h2>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join("\n")}
${tables(result)}
<p>The goals of operations are those of <code>loadtests/slo.ts</code>.</p>`;
