import { security } from "../symptoms/security.ts";
import { firing, sceneTest } from "../testing/describe-alerts.ts";
import { describeWithPromtool, testRules } from "../testing/promtool.ts";
import { ruleFile } from "./rule-file.ts";
import { alertsIn } from "./rule-groups.ts";
import { production } from "./scale.ts";

const group = security(production);
const refused = 'eightcount_signatures_refused_total{job="billing",eightcount_subgraph="billing"}';
const uptime = 'process_uptime{job="billing"}';
const up = 'up{job="billing"}';

describeWithPromtool("the first event of a counter", () => {
  const alert = alertsIn([group]).find(({ name }) => name === "SignaturesRefused");
  if (!alert) throw new Error("there is no such alert");
  const expected = [firing(alert, { eightcount_subgraph: "billing" })];
  it.each([
    ["counts in a process that was watched", { [up]: "1+0x40", [refused]: "_x20 1+0x20" }, true],
    ["counts in a new process", { [uptime]: "0+60x40", [refused]: "_x5 1+0x3" }, true],
    [
      "is old for a Prometheus that has just started",
      { [up]: "1+0x9", [uptime]: "9000+60x9", [refused]: "3+0x9" },
      false,
    ],
  ])("%s", async (title, series, fires) => {
    const at = title.includes("watched") ? "24m" : "8m";
    const test = sceneTest(title, alert, { series, at }, { expected: fires ? expected : [] });
    expect(await testRules(ruleFile("growth", [group], "1m"), "1m", [test])).toBe("");
  });
});
