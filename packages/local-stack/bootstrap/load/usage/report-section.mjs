import { busiestSentences, HEAD, phaseText, rowsOf } from "./describe.mjs";

const rowOf = ([name, ...cells]) =>
  `<tr><td>${name}${cells.map((cell) => `<td align="right">${cell}`).join("")}`;

const phaseSection = (usage, one) => `<details${one.isOpen ? " open" : ""}>
<summary>${phaseText(one)}${one.isJudged ? "" : ", not judged"}: ${one.busiest ?? "nothing known"}</summary>
<p>${busiestSentences(usage, one).join(" ")}</p>
<table cellpadding="6"><thead><tr><th align="left">Process${HEAD.map((name) => `<th>${name}`).join("")}</thead>
<tbody>${rowsOf(one).map(rowOf).join("\n")}</tbody></table></details>`;

/** All phases. The one that broke is open, or else the last one. */
export function usageSection(usage, breakpoint) {
  const { phases } = usage;
  const opened = breakpoint?.brokenPhase ?? phases.findLast(({ isJudged }) => isJudged)?.phase;
  const all = phases.map((one) => phaseSection(usage, { ...one, isOpen: one.phase === opened }));
  return `<h2>Who was busy</h2>
${all.length > 0 ? all.join("\n") : `<p>${usage.reason}</p>`}`;
}
