import { createHash, randomUUID } from "node:crypto";
import { attackSeed } from "@eightcount/test-kit/attacks/attack-seed";
import { type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { comeBack, complete, killAt, repeat } from "./testing/kill/crash";
import { type Flow, flows } from "./testing/kill/flows";
import { type Life, openLife } from "./testing/kill/life";
import { startProcess } from "./testing/kill/real-process";
import { type Truth, truthOf } from "./testing/kill/truth";

const isFull = process.env.EIGHTCOUNT_TEST_FULL === "true";
/** How often the short run kills billing in each flow. The day decides where. */
const SAMPLES = 1;
const TIMEOUT_MS = isFull ? 900_000 : 120_000;
/** Every flow stores an attempt, calls the provider, and stores the result in a transaction. */
const FEWEST_STEPS = 20;

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
/** Closed at the end, too, because a failed test leaves some behind. */
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await fixture.close();
});

async function open<T extends { close(): Promise<void> }>(
  start: (of: BillingFixture) => Promise<T>,
): Promise<T> {
  const one = await start(fixture);
  opened.push(one);
  return one;
}

/** A step from 1 to `count`, another one every day. */
function chooseStep(flow: Flow, count: number): number {
  const digest = createHash("sha256").update(`${attackSeed()} ${flow.name}`).digest();
  return 1 + (digest.readUInt32BE() % count);
}

/** Every member has another subscription, and the calendar goes on. */
const comparable = (truth: Truth) =>
  JSON.parse(
    JSON.stringify({ ...truth, repairs: undefined }, (name, value: unknown) =>
      name === "subscriptionId" || isMoment(value) ? typeof value : value,
    ),
  );
const isMoment = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]*Z$/.test(value);

function expectComplete(flow: Flow, { end, truth }: { end: string; truth: Truth }): void {
  const { charges, subscriptions, seen, unpaid = [], succeeds } = flow;
  const notices = [...flow.notices].sort();
  expect(end).toBe(succeeds);
  expect(truth).toMatchObject({ charges, unpaid, subscriptions, seen, notices });
  expect(truth).toMatchObject({ charged: charges, openAttempts: [], giftFaults: [] });
  expect(truth).toMatchObject({ turns: [], doubled: [] });
}

/** Kills billing at one step after another, and returns what was left each time. */
async function killEverywhere(flow: Flow, firstLife: Life, steps: number) {
  const stride = isFull ? 1 : Math.ceil(steps / SAMPLES);
  const found: { at: string; by: string; end: string; isRight: boolean; truth: unknown }[] = [];
  const closing: Promise<void>[] = [];
  let life = firstLife;
  let step = isFull ? 1 : chooseStep(flow, stride);
  while (true) {
    const crash = { flow, subject: await flow.given(fixture), attemptId: randomUUID() };
    if (!(await killAt(step, crash, life))) {
      if (isFull || found.length > 0) break;
      // The first run filled caches, so that this one took fewer steps.
      step = Math.ceil(step / 2);
      continue;
    }
    const at = `${step}: ${life.killSwitch.steps.at(-1)}`;
    closing.push(life.close());
    life = await open(openLife);
    const recover = step % 2 === 0 ? repeat : comeBack;
    const end = await recover(crash, { fixture, worker: life, by: life });
    const truth = comparable(await truthOf(fixture, crash.subject.member));
    found.push({ at, by: recover.name, ...end, truth });
    step += stride;
  }
  await Promise.all([...closing, life.close()]);
  return found;
}

const byName = (some: readonly Flow[]) => some.map((flow) => [flow.name, flow] as const);

describe("billing, killed at any statement or call", () => {
  it.each(byName(flows))(
    "completes %s once",
    async (_, flow) => {
      const life = await open(openLife);
      const done = await complete(fixture, { flow, worker: life }, life);
      expectComplete(flow, done);
      expect(done.steps.length).toBeGreaterThan(FEWEST_STEPS);
      const found = await killEverywhere(flow, life, done.steps.length);
      process.stdout.write(`${flow.name}: killed ${found.length} of ${done.steps.length} times\n`);
      const truth = comparable(done.truth);
      expect(found).toEqual(found.map((one) => ({ ...one, isRight: true, truth })));
      expect(found.length).toBeGreaterThanOrEqual(isFull ? FEWEST_STEPS : 1);
    },
    TIMEOUT_MS,
  );
});

describe("billing's program, ended by SIGKILL", () => {
  it.each(byName(isFull ? flows : flows.slice(0, 1)))(
    "completes %s once",
    async (_, flow) => {
      const program = await open(startProcess);
      // The first one also fills caches, which takes more steps.
      await complete(fixture, { flow, worker: fixture }, program);
      const done = await complete(fixture, { flow, worker: fixture }, program);
      expectComplete(flow, done);
      const step = chooseStep(flow, done.steps.length);
      const crash = { flow, subject: await flow.given(fixture), attemptId: randomUUID() };
      expect(await killAt(step, crash, program)).toBe(true);
      const at = `${step}: ${program.killSwitch.steps.at(-1)}`;
      await program.close();
      const next = await open(startProcess);
      const end = await repeat(crash, { fixture, worker: fixture, by: next });
      const truth = await truthOf(fixture, crash.subject.member);
      await next.close();
      expect({ at, ...end }).toEqual({ at, end: flow.succeeds, isRight: true });
      expect({ at, truth: comparable(truth) }).toEqual({ at, truth: comparable(done.truth) });
    },
    TIMEOUT_MS,
  );
});
