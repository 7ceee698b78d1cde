import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type Figures, Load } from "./load.ts";
import { MembersEvening } from "./members-evening.ts";
import { openRehearsal, type Rehearsal, VERSION } from "./open-rehearsal.ts";
import { rates } from "./rates.ts";

const OTHER_VERSION = `${VERSION}-other`;
const FEWEST_REQUESTS = 5_000;
const WARM_UP_MS = 10_000;
const STAND_INS = "eightcount-sandbox";
const HOUR_MS = 3_600_000;

jest.setTimeout(HOUR_MS);

let rehearsal: Rehearsal;
let evening: MembersEvening;
let load: Load;
beforeAll(async () => {
  const otherImages = process.env.EIGHTCOUNT_REHEARSAL_OTHER_IMAGES;
  rehearsal = await openRehearsal({ replicas: 2, otherImages });
  evening = new MembersEvening(rehearsal.cluster);
  load = new Load(evening.streams(rates));
  load.start();
  await sleep(WARM_UP_MS);
  load.read();
});
afterAll(async () => {
  await load?.stop();
  await rehearsal?.close();
});

function print(title: string, seconds: number, { sent, failed, p50, p99, most }: Figures): void {
  const times = `p50 ${p50}, p99 ${p99}, most ${most} ms`;
  process.stderr.write(`${title}: ${sent} requests in ${seconds} s, ${failed} failed, ${times}\n`);
}

/** How often each fault happened, and when first. */
function summaryOf(faults: readonly Fault[]): readonly string[] {
  const kinds = Map.groupBy(faults, ({ stream, fault }) => `${stream}: ${fault}`);
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind} (first at ${all[0]?.at})`);
}

describe.each([
  ["restarted", VERSION],
  ["upgraded", OTHER_VERSION],
  ["rolled back", VERSION],
])("every component is %s, one after the other", (round, version) => {
  it("ENG-10 no request of at least 5,000 fails, and every process ends by itself", async () => {
    const startedAt = performance.now();
    const { deployments } = rehearsal.cluster;
    for (const deployment of deployments.filter(({ name }) => name !== STAND_INS)) {
      const codes = await deployment.replace(version);
      expect([deployment.name, codes]).toEqual([deployment.name, [0, 0]]);
      expect(deployment.pods.map((pod) => pod.version)).toEqual([version, version]);
    }
    const { figures, faults } = load.read();
    print(round, Math.round((performance.now() - startedAt) / 1_000), figures);
    expect(summaryOf(faults)).toEqual([]);
    expect(figures.sent).toBeGreaterThanOrEqual(FEWEST_REQUESTS);
  });
});

it("ENG-10 every acknowledged position is still there", async () => {
  await load.stop();
  expect(await evening.lostPositions(load)).toEqual([]);
});
