import { type Indicator, indicatorsOf, shortened } from "./indicators.ts";
import { promises } from "./promises.ts";
import type { Alert, Recording, RuleGroup, Severity } from "./rule.ts";
import { DAY, HOUR, MINUTE, type Scale } from "./scale.ts";

interface Burn {
  /** Times as fast as the budget of 30 days allows. */
  readonly factor: number;
  readonly short: number;
  readonly long: number;
}

/** The windows of Google's SRE workbook. The short one ends an alert soon after the fault. */
const burns: Readonly<Record<Severity, readonly Burn[]>> = {
  page: [
    { factor: 14.4, short: 5 * MINUTE, long: HOUR },
    { factor: 6, short: 30 * MINUTE, long: 6 * HOUR },
  ],
  ticket: [
    { factor: 3, short: 2 * HOUR, long: DAY },
    { factor: 1, short: 6 * HOUR, long: 3 * DAY },
  ],
};

export const windows: readonly number[] = [
  ...new Set(
    Object.values(burns).flatMap((all) => all.flatMap(({ short, long }) => [short, long])),
  ),
].sort((one, other) => one - other);

/** At night, two of three calls may fail by chance. */
const LEAST_BAD_CALLS = 5;

const shareName = ({ kind }: Indicator, window: string) => `eightcount:${kind}_share:rate${window}`;

function recordings(indicator: Indicator, { span }: Scale): readonly Recording[] {
  return windows.map(span).map((window) => ({
    record: shareName(indicator, window),
    expr: `${indicator.bad(window)} / ${indicator.all(window)}`,
    labels: { objective: indicator.promised.key },
  }));
}

function burning(indicator: Indicator, { factor, short, long }: Burn, scale: Scale): string {
  const [shortWindow, longWindow] = [scale.span(short), scale.span(long)];
  const above = (window: string) =>
    `${shareName(indicator, window)}{objective="${indicator.promised.key}"} > ${shortened(factor * indicator.budget)}`;
  const badCalls = `${indicator.bad(longWindow)} * ${scale.seconds(long)}`;
  return `${above(shortWindow)} and ${above(longWindow)} and on () ${badCalls} > ${LEAST_BAD_CALLS - 1}`;
}

const verbs = { failed: "fails", slow: "is slow" } as const;
const suffixes = { failed: "Failing", slow: "Slow" } as const;
const runbooks = { failed: "requests-failing", slow: "requests-slow" } as const;
const endings = {
  page: "so often that the error budget of 30 days would be used up in five days or less",
  ticket:
    "a little too often, for hours or days, so that the error budget of 30 days will not last",
} as const;

function alertOf(indicator: Indicator, severity: Severity, scale: Scale): Alert {
  const { kind, promised } = indicator;
  return {
    name: `${promised.alert}${suffixes[kind]}${severity === "page" ? "" : "ForDays"}`,
    severity,
    expr: burns[severity].map((burn) => `(${burning(indicator, burn, scale)})`).join("\nor\n"),
    summary: `${promised.subject} ${verbs[kind]} ${endings[severity]}.`,
    runbook: runbooks[kind],
    labels: { objective: promised.key },
  };
}

export function objectiveGroups(scale: Scale): readonly RuleGroup[] {
  return promises.map((promised) => ({
    name: `objective-${promised.key}`,
    rules: indicatorsOf(promised).flatMap((indicator) => [
      ...recordings(indicator, scale),
      alertOf(indicator, "page", scale),
      alertOf(indicator, "ticket", scale),
    ]),
  }));
}
