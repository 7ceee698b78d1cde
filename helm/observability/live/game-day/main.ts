import { setTimeout as wait } from "node:timers/promises";
import { alertsIn, allGroups } from "../../rules/rule-groups.ts";
import { local } from "../../rules/scale.ts";
import { withPrometheus } from "../open-prometheus.ts";
import { Evening } from "./evening.ts";
import type { Fault, World } from "./fault.ts";
import { processFaults } from "./faults/processes.ts";
import { storeFaults } from "./faults/stores.ts";
import { strangerFaults } from "./faults/strangers.ts";
import { thirdPartyFaults } from "./faults/third-parties.ts";
import { Product } from "./product.ts";
import { AlertWatch } from "./watch.ts";

const faults: readonly Fault[] = [
  ...strangerFaults,
  ...storeFaults,
  ...thirdPartyFaults,
  ...processFaults,
];

const CALM_SECONDS = 20;
const FIRES_WITHIN_MS = 45_000;
/** A budget's ticket looks back for six minutes. */
const ENDS_WITHIN_MS = 480_000;
const POLL_MS = 250;

const print = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`;

/** Ctrl-C stops Prometheus. What was caused must be healed all the same. */
let isStopped = false;

async function until(isTrue: () => boolean, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!isTrue() && !isStopped && Date.now() < deadline) await wait(POLL_MS);
}

async function playFault(fault: Fault, world: World, watch: AlertWatch): Promise<void> {
  const causedAt = Date.now();
  const hasFired = (name: string) =>
    watch.firing.has(name) || (watch.firedAt.get(name) ?? 0) >= causedAt;
  const heal = await fault.cause(world).catch((error: Error) => {
    print(`${fault.title}: could not be caused (${error.message})`);
    return () => undefined;
  });
  try {
    await until(() => fault.alerts.every(hasFired), fault.withinMs ?? FIRES_WITHIN_MS);
  } finally {
    await heal();
  }
  const told = fault.alerts.map((name) => {
    const firedAt = watch.firedAt.get(name) ?? 0;
    if (firedAt >= causedAt) return `${name} after ${seconds(causedAt, firedAt)}`;
    return watch.firing.has(name) ? `${name} already before` : `${name} DID NOT FIRE`;
  });
  print(`${fault.title}: ${told.join(", ")}`);
}

const chosen = () => {
  const only = new RegExp(process.env.FAULT ?? "");
  return faults.filter(({ title }) => only.test(title));
};

await withPrometheus(async ({ api, ended }, running) => {
  void ended.then(() => {
    isStopped = true;
  });
  const product = new Product(running);
  const watch = new AlertWatch(api);
  const evening = new Evening(product.site);
  try {
    const { rows } = await product
      .pool("viewing")
      .query<{ class_id: string }>("SELECT class_id FROM class_fact LIMIT 20");
    await evening.begin(rows.map((row) => row.class_id));
    await wait(CALM_SECONDS * 1_000);
    print(`Before: ${[...watch.firing].join(", ") || "nothing fires"}`);
    for (const fault of chosen()) {
      if (!isStopped) await playFault(fault, { product, evening }, watch);
    }
    const healedAt = Date.now();
    await until(() => watch.firing.size === 0, ENDS_WITHIN_MS);
    const names = alertsIn(allGroups(local)).map(({ name }) => name);
    const fired = names.filter((name) => watch.firedAt.has(name));
    print(
      `\nFired: ${fired.length} of ${names.length}. Ended: ${fired.filter((name) => !watch.firing.has(name)).length}.`,
    );
    print(`Not fired: ${names.filter((name) => !watch.firedAt.has(name)).join(", ") || "none"}`);
    print(
      `Still firing after ${seconds(healedAt, Date.now())}: ${[...watch.firing].join(", ") || "none"}`,
    );
    const missed = chosen().flatMap(({ alerts }) =>
      alerts.filter((name) => !watch.firedAt.has(name)),
    );
    return missed.length === 0 && watch.firing.size === 0 ? 0 : 1;
  } finally {
    evening.end();
    watch.stop();
    await product.close();
  }
});
