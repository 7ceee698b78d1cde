import { busiestSentences, coresText, HEAD, phaseText, rowsOf, shareText } from "./describe.mjs";

const rowOf = ([name, ...cells]) => `<tr><td>${name}${cells.map((cell) => `<td>${cell}`).join("")}`;

const phaseSection = (usage, one) => `<details${one.isOpen ? " open" : ""}>
<summary>${phaseText(one)}${one.isJudged ? "" : ", not judged"}: ${one.busiest ?? "nothing known"}</summary>
<p>${busiestSentences(usage, one).join(" ")}</p>
<table class="figures"><thead><tr><th>Process${HEAD.map((name) => `<th>${name}`).join("")}</thead>
<tbody>${rowsOf(one).map(rowOf).join("\n")}</tbody></table></details>`;

/** Event loops of all phases side by side, with the busiest one of each in bold. */
function eventLoops({ cores, phases }) {
  const loops = phases.flatMap(({ rows }) => rows.filter(({ eventLoop }) => eventLoop !== null));
  const names = [...new Set(loops.map(({ name }) => name))];
  const cell = (one, name) => {
    const text = shareText(one.rows.find((row) => row.name === name)?.eventLoop ?? null);
    return one.busiest === name ? `<strong>${text}</strong>` : text;
  };
  const rows = phases.map((one) => [
    phaseText(one),
    ...names.map((name) => cell(one, name)),
    `${coresText(one.machineCores)} of ${cores}`,
  ]);
  const head = ["Event loops", ...names, "machine, cores"];
  return `<table class="figures"><thead><tr>${head.map((name) => `<th>${name}`).join("")}</thead>
<tbody>${rows.map(rowOf).join("\n")}</tbody></table>`;
}

/** All phases. The one that broke is open, or else the last one. */
export function usageSection(usage, breakpoint) {
  const { phases } = usage;
  const opened = breakpoint?.brokenPhase ?? phases.findLast(({ isJudged }) => isJudged)?.phase;
  const title = "<h2>Who was busy</h2>";
  if (phases.length === 0) return `${title}<p>${usage.reason}</p>`;
  const all = phases.map((one) => phaseSection(usage, { ...one, isOpen: one.phase === opened }));
  return [title, eventLoops(usage), ...all].join("\n");
}
