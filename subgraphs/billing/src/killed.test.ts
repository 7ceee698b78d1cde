import { randomUUID } from "node:crypto";
import { type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { type Flow, flows, type Subject } from "./testing/kill/flows";
import { type Life, openLife } from "./testing/kill/life";
import { notice, reconcileLater } from "./testing/kill/recover";
import { type Truth, truthOf } from "./testing/kill/truth";

const isFull = process.env.EIGHTCOUNT_TEST_FULL === "true";
/** Steps of each flow at which the short run kills billing. */
const SAMPLES = 2;
/** Every flow reads an account, which takes at least five calls, and stores it in a transaction. */
const FEWEST_STEPS = 25;

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

/** The flow without interruption, and how many steps it takes. */
async function complete(flow: Flow, life: Life) {
  const { member, press } = await flow.given(fixture);
  life.killSwitch.arm();
  expect(await press(life, randomUUID())).toBe(flow.succeeds);
  const steps = [...life.killSwitch.steps];
  return { steps, truth: await truthOf(fixture, member) };
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

describe.each(flows.map((flow) => [flow.name, flow] as const))("%s", (_, flow) => {
  it("is complete once, whichever statement or call billing is killed at", async () => {
    let life = await openLife(fixture);
    const closing: Promise<void>[] = [];
    const { steps, truth } = await complete(flow, life);
    expect(steps.length).toBeGreaterThan(FEWEST_STEPS);
    expect(truth).toMatchObject({
      charges: flow.charges,
      subscriptions: flow.subscriptions,
      seen: flow.seen,
      notices: [...flow.notices].sort(),
      ...{ unpaid: [], openAttempts: [], turns: [], doubled: [] },
      charged: flow.charges,
    });
    const stride = isFull ? 1 : Math.ceil(steps.length / SAMPLES);
    const first = isFull ? 1 : 1 + Math.floor(Math.random() * stride);
    const [found, wanted]: [unknown[], unknown[]] = [[], []];
    for (let step = first; ; step += stride) {
      const subject = await flow.given(fixture);
      const attemptId = randomUUID();
      if (!(await killAt(step, subject, attemptId, life))) break;
      const at = `${step}: ${life.killSwitch.steps.at(-1)}`;
      closing.push(life.close());
      life = await openLife(fixture);
      const recover = step % 2 === 0 ? repeat : comeBack;
      const [end, ends] = await recover(flow, subject, attemptId, life);
      const after = comparable(await truthOf(fixture, subject.member));
      found.push({ at, by: recover.name, end, after });
      const right = ends.includes(end) ? end : ends.join(" or ");
      wanted.push({ at, by: recover.name, end: right, after: comparable(truth) });
    }
    await Promise.all([...closing, life.close()]);
    process.stdout.write(`${flow.name}: killed ${found.length} times in ${steps.length} steps\n`);
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThanOrEqual(isFull ? FEWEST_STEPS : 1);
  });
});
