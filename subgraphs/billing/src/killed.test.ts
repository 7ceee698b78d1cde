import { randomUUID } from "node:crypto";
import { type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { type Flow, flows, type Subject } from "./testing/kill/flows";
import { type Life, openLife } from "./testing/kill/life";
import { notice, reconcileLater } from "./testing/kill/recover";
import { type Truth, truthOf } from "./testing/kill/truth";

const isFull = process.env.EIGHTCOUNT_TEST_FULL === "true";
/** Steps of each flow at which the short run kills billing. */
const SAMPLES = 2;
const TIMEOUT_MS = isFull ? 900_000 : 120_000;
/** Every flow reads an account, which takes at least five calls, and stores it in a transaction. */
const FEWEST_STEPS = 25;

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

/** What a killed attempt left, after everything that follows a crash. */
interface Aftermath {
  readonly at: string;
  readonly by: string;
  /** True, or how the attempt ended instead. */
  readonly isEnd: true | string;
  readonly truth: unknown;
}

/** The flow without interruption, and how many steps it takes. */
async function complete(flow: Flow, life: Life) {
  const subject = await flow.given(fixture);
  life.killSwitch.arm();
  expect(await subject.press(life, randomUUID())).toBe(flow.succeeds);
  const steps = [...life.killSwitch.steps];
  await notice(life, fixture, subject);
  return { steps, truth: await truthOf(fixture, subject.member) };
}

/** Kills billing at a step. Returns false if the flow was complete before. */
async function killAt(step: number, subject: Subject, attemptId: string, life: Life) {
  life.killSwitch.arm(step);
  const ending = subject.press(life, attemptId).then(
    () => false,
    () => false,
  );
  await Promise.race([ending, life.killSwitch.killed]);
  return life.killSwitch.isKilled;
}

/** The member's browser sends the same attempt to the next process. */
async function repeat(flow: Flow, subject: Subject, attemptId: string, next: Life) {
  await notice(next, fixture, subject);
  const end = await subject.press(next, attemptId);
  await notice(next, fixture, subject);
  await reconcileLater(next, fixture, subject);
  return [end, [flow.succeeds]] as const;
}

/** The member has left. Notices and the reconciler find out, and the member presses again later. */
async function comeBack(flow: Flow, subject: Subject, _: string, next: Life) {
  await notice(next, fixture, subject);
  await reconcileLater(next, fixture, subject);
  const end = await subject.press(next, randomUUID());
  return [end, [flow.succeeds, ...(flow.alreadyDone ?? [])]] as const;
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

/** Kills billing at one step after another, and returns what was left each time. */
async function killEverywhere(flow: Flow, firstLife: Life, steps: number) {
  const stride = isFull ? 1 : Math.ceil(steps / SAMPLES);
  const found: Aftermath[] = [];
  const closing: Promise<void>[] = [];
  let life = firstLife;
  for (let step = isFull ? 1 : 1 + Math.floor(Math.random() * stride); ; step += stride) {
    const subject = await flow.given(fixture);
    const attemptId = randomUUID();
    if (!(await killAt(step, subject, attemptId, life))) break;
    const at = `${step}: ${life.killSwitch.steps.at(-1)}`;
    closing.push(life.close());
    life = await openLife(fixture);
    const recover = step % 2 === 0 ? repeat : comeBack;
    const [end, ends] = await recover(flow, subject, attemptId, life);
    const truth = comparable(await truthOf(fixture, subject.member));
    found.push({ at, by: recover.name, isEnd: ends.includes(end) || end, truth });
  }
  await Promise.all([...closing, life.close()]);
  return found;
}

describe.each(flows.map((flow) => [flow.name, flow] as const))("%s", (_, flow) => {
  const title = "is complete once, whichever statement or call billing is killed at";
  it(
    title,
    async () => {
      const life = await openLife(fixture);
      const { steps, truth } = await complete(flow, life);
      expect(steps.length).toBeGreaterThan(FEWEST_STEPS);
      const { charges, subscriptions, seen, unpaid = [] } = flow;
      const notices = [...flow.notices].sort();
      expect(truth).toMatchObject({
        charges,
        unpaid,
        subscriptions,
        seen,
        notices,
        charged: charges,
      });
      expect(truth).toMatchObject({ openAttempts: [], turns: [], doubled: [] });
      const found = await killEverywhere(flow, life, steps.length);
      process.stdout.write(`${flow.name}: killed ${found.length} times in ${steps.length} steps\n`);
      expect(found).toEqual(
        found.map((one) => ({ ...one, isEnd: true, truth: comparable(truth) })),
      );
      expect(found.length).toBeGreaterThanOrEqual(isFull ? FEWEST_STEPS : 1);
    },
    TIMEOUT_MS,
  );
});
