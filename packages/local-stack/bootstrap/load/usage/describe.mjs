import { textTable } from "../../text-table.mjs";

/** Beyond this share of its cores, a machine has nothing left. */
const MACHINE_IS_FULL = 0.95;

const known = (value, text) => (value === null ? "–" : text(value));
export const coresText = (cores) => known(cores, (value) => value.toFixed(2));
export const shareText = (share) =>
  known(share, (value) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`);

/** Such as `step-02 150/s`. */
export const phaseText = ({ phase, from, to }) =>
  `${phase} ${from === to ? to : `${from}–${to}`}/s`;

export const HEAD = ["cores", "event loop", "delay p99 ms", "GC"];

export const cellsOf = ({ cores, eventLoop, delayP99Ms, collecting }) => [
  coresText(cores),
  shareText(eventLoop),
  known(delayP99Ms, String),
  shareText(collecting),
];

/** All rows of a phase, with the programs that are neither the stack's nor k6. */
export const rowsOf = ({ rows, otherCores }) => [
  ...rows.map((row) => [row.name, ...cellsOf(row)]),
  ["other programs", coresText(otherCores), "–", "–", "–"],
];

/** The phases whose processes matter most: what broke, or what was judged. */
function shownPhases({ phases }, breakpoint) {
  if (!breakpoint) return phases.filter(({ isJudged }) => isJudged);
  const broken = phases.find(({ phase }) => phase === breakpoint.brokenPhase);
  return [broken ?? phases.at(-1)];
}

/** Who was busiest in a phase, and whether the machine had anything left. */
export function busiestSentences(usage, one) {
  const { rows, busiest, machineCores, otherCores, unread } = one;
  const row = rows.find(({ name }) => name === busiest);
  const k6 = rows.find(({ name }) => name === "k6")?.cores ?? null;
  const isFull = machineCores !== null && machineCores >= MACHINE_IS_FULL * usage.cores;
  return [
    row
      ? `Busiest in ${phaseText(one)}: ${busiest}, whose event loop was busy ${shareText(row.eventLoop)} of the time, with ${coresText(row.cores)} cores.`
      : `Nothing says which process was busiest in ${phaseText(one)}.`,
    ...(isFull
      ? [
          `The machine had no more to give: ${coresText(machineCores)} of ${usage.cores} cores were busy, ${coresText(k6)} of them with k6 and ${coresText(otherCores)} with programs outside the stack.`,
        ]
      : []),
    ...(unread.length > 0 ? [`These could not be read then: ${unread.join(", ")}.`] : []),
  ];
}

const overview = ({ cores, phases }) =>
  textTable([
    ["busiest by phase", "", "event loop", "machine"],
    ...phases.map((one) => [
      phaseText(one),
      one.busiest ?? "–",
      shareText(one.rows.find(({ name }) => name === one.busiest)?.eventLoop ?? null),
      `${coresText(one.machineCores)} of ${cores} cores`,
    ]),
  ]);

/** The processes of the run, for the console. */
export function describeUsage(usage, breakpoint) {
  if (usage.phases.length === 0) return usage.reason;
  const parts = shownPhases(usage, breakpoint).flatMap((one) => [
    textTable([[phaseText(one), ...HEAD], ...rowsOf(one)]),
    busiestSentences(usage, one).join("\n"),
  ]);
  return [...(usage.phases.length > 1 ? [overview(usage)] : []), ...parts].join("\n\n");
}
