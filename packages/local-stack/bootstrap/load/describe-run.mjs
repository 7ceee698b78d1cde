import { textTable } from "../text-table.mjs";
import { unknownOthers } from "./other-programs.mjs";
import { settingsText } from "./stack-settings.mjs";
import { phaseText } from "./usage/describe.mjs";

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 0)} %`;

const HEAD = [
  "phase, operation",
  "calls",
  "/s",
  "p50 ms",
  "p95",
  "p99",
  "p99.9",
  "max",
  "failed",
  "",
];

const rowIn =
  (phases) =>
  ({ phase, operation, isJudged, ...figures }) => [
    `${phaseText(phases.find((one) => one.phase === phase))} ${operation}`,
    figures.calls,
    figures.perSecond.toFixed(1),
    ...["p50", "p95", "p99", "p999", "max"].map((name) => ms(figures[name])),
    percent(figures.failedShare),
    figures.missed.length > 0
      ? `MISSED ${figures.missed.join(", ")}`
      : isJudged
        ? ""
        : "not judged",
  ];

const describeBreakpoint = ({ heldPerSecond, brokenPerSecond, misses }) =>
  brokenPerSecond === null
    ? `No breakpoint up to ${heldPerSecond} arrivals/s. Raise RATE.`
    : `Breakpoint: ${heldPerSecond} arrivals/s held, ${brokenPerSecond} arrivals/s did not (${misses.join(", ")}).`;

/** Results of before it was known do not say whose stack it was. */
const describeStack = ({ site, isOfThisCheckout }) =>
  isOfThisCheckout === false
    ? [
        `The stack at ${site} did not run from this checkout's data folder, so it may be another checkout's.`,
      ]
    : [];

function describeSettings(settings) {
  if (!settings) return ["The stack ran already, so its settings are unknown."];
  const text = settingsText(settings);
  return text ? [`Settings of the stack: ${text}.`] : [];
}

/** What the run proved, and why. */
export const verdictSentences = (result) => [
  ...describeStack(result.run),
  ...describeSettings(result.stackSettings),
  ...unknownOthers(result),
  ...(result.breakpoint ? [describeBreakpoint(result.breakpoint)] : []),
  ...result.reasons,
];

/** The short report of a run. */
export function describeRun(result) {
  const { figures, generator, verdict } = result;
  const sum = (name) => figures.phases.reduce((total, phase) => total + phase[name], 0);
  const lag = Math.max(...figures.phases.map(({ generatorLagP95 }) => generatorLagP95));
  const own = Object.entries(figures.own).map(([name, { value }]) => `${name} ${value}`);
  return [
    textTable([HEAD, ...figures.operations.map(rowIn(figures.phases))]),
    "",
    [
      `arrivals ${sum("arrivals")}`,
      `dropped ${sum("dropped")}`,
      `failed checks ${sum("failedChecks")}`,
      ...own,
    ].join(" · "),
    `generator: ${percent(generator.mean)} of the machine's CPU, ${percent(generator.peak)} at most; arrivals began ${ms(lag)} ms late (p95 of the worst phase)`,
    ...verdictSentences(result),
    `Result: ${verdict}.`,
  ].join("\n");
}
