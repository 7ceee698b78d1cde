import { firing, sceneTest } from "../testing/describe-alerts.ts";
import { describeWithPromtool, testRules } from "../testing/promtool.ts";
import { objectiveGroups } from "./burn-rates.ts";
import { indicatorsOf } from "./indicators.ts";
import { namedOperations, type Promised, promises } from "./promises.ts";
import { isAlert } from "./rule.ts";
import { ruleFile } from "./rule-file.ts";
import { alertsIn } from "./rule-groups.ts";
import { production } from "./scale.ts";

const groups = objectiveGroups(production);
const alerts = alertsIn(groups);
const alertNamed = (name: string) => {
  const found = alerts.find((alert) => alert.name === name);
  if (!found) throw new Error(`there is no alert ${name}`);
  return found;
};

const MINUTES = 2;
const HALF_HOURS = 30;

/** Bad and all calls per minute, for a number of minutes. */
type Traffic = readonly (readonly [bad: number, all: number, minutes: number])[];

const operationOf = ({ operations, key }: Promised) =>
  key === "page" ? "ClassesScreenQuery" : (/"(\w+)/.exec(operations)?.[1] ?? "");

/** Growing values, a step apart. */
function counter(traffic: Traffic, step: number, read: (bad: number, all: number) => number) {
  let value = 0;
  return traffic
    .map(([bad, all, minutes]) => {
      const from = value;
      const each = read(bad, all) * step;
      value += each * (minutes / step);
      return `${from}+${each}x${minutes / step - 1}`;
    })
    .join(" ");
}

const CALLS = "eightcount_operation_duration";

function seriesOf(promised: Promised, kind: "failed" | "slow", traffic: Traffic, step: number) {
  const labels = (outcome: string, more = "") =>
    `{job="gateway",graphql_operation_name="${operationOf(promised)}",eightcount_outcome="${outcome}"${more}}`;
  const good = counter(traffic, step, (bad, all) => all - bad);
  if (kind === "failed") {
    return {
      [`${CALLS}_count${labels("ok")}`]: good,
      [`${CALLS}_count${labels("failed")}`]: counter(traffic, step, (bad) => bad),
    };
  }
  const [limit = 0] = Object.values(promised.objective.latencyMs);
  return {
    [`${CALLS}_count${labels("ok")}`]: counter(traffic, step, (_, all) => all),
    [`${CALLS}_bucket${labels("ok", `,le="${limit / 1000}"`)}`]: good,
  };
}

const rows = promises.flatMap((promised) =>
  indicatorsOf(promised).map(({ kind, budget }) => {
    const name = `${promised.alert}${kind === "failed" ? "Failing" : "Slow"}`;
    return [name, { promised, kind, budget }] as const;
  }),
);

interface Scene {
  readonly traffic: Traffic;
  readonly at: string;
  readonly fires: boolean;
  /** Minutes between two values. */
  readonly step: number;
}

describeWithPromtool("an objective", () => {
  it.each(rows)("%s", async (name, { promised, kind, budget }) => {
    const bad = (factor: number) => 1_000 * budget * factor;
    const scenes: Record<string, Scene & { readonly alert: string }> = {
      "a fast burn pages": {
        alert: name,
        traffic: [[bad(15), 1_000, 120]],
        at: "100m",
        fires: true,
        step: MINUTES,
      },
      "a burn below 6 does not page": {
        alert: name,
        traffic: [[bad(5.5), 1_000, 420]],
        at: "400m",
        fires: false,
        step: MINUTES,
      },
      "a slower burn pages after hours": {
        alert: name,
        traffic: [[bad(7), 1_000, 420]],
        at: "400m",
        fires: true,
        step: MINUTES,
      },
      "it ends soon after the fault": {
        alert: name,
        traffic: [
          [bad(15), 1_000, 60],
          [0, 1_000, 60],
        ],
        at: "100m",
        fires: false,
        step: MINUTES,
      },
      "a few bad calls at night do not page": {
        alert: name,
        traffic: [
          [0, 0, 196],
          [1, 1, 4],
          [0, 0, 60],
        ],
        at: "200m",
        fires: false,
        step: MINUTES,
      },
      "a lasting burn becomes a ticket": {
        alert: `${name}ForDays`,
        traffic: [[bad(1.2), 1_000, 4 * 1_440]],
        at: "5700m",
        fires: true,
        step: HALF_HOURS,
      },
      "what the budget allows becomes none": {
        alert: `${name}ForDays`,
        traffic: [[bad(0.9), 1_000, 4 * 1_440]],
        at: "5700m",
        fires: false,
        step: HALF_HOURS,
      },
    };
    const group = groups.filter(({ rules }) => rules.includes(alertNamed(name)));
    const playAll = (step: number) => {
      const chosen = Object.entries(scenes).filter(([, scene]) => scene.step === step);
      const tests = chosen.map(([title, { alert, traffic, at, fires }]) => {
        const found = alertNamed(alert);
        const scene = { series: seriesOf(promised, kind, traffic, step), at };
        const expected = fires ? [firing(found)] : [];
        return sceneTest(title, found, scene, { expected, interval: `${step}m` });
      });
      const interval = `${5 * step}m`;
      return testRules(ruleFile(name, group, interval), interval, tests);
    };
    expect(await Promise.all([playAll(MINUTES), playAll(HALF_HOURS)])).toEqual(["", ""]);
  });
});

it("every window of an objective is recorded once", () => {
  const records = groups.flatMap(({ rules }) =>
    rules.flatMap((rule) => (isAlert(rule) ? [] : [`${rule.record} ${rule.labels.objective}`])),
  );
  expect(new Set(records).size).toBe(records.length);
  expect(records).toHaveLength(rows.length * 7);
});

it("names operations that the client sends", () => {
  const sent = JSON.stringify(require("../../../client/persisted-operations.json"));
  expect(namedOperations.filter((name) => !sent.includes(` ${name}(`))).toEqual([]);
});
