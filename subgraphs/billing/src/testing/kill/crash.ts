import { randomUUID } from "node:crypto";
import type { BillingFixture } from "../billing-fixture";
import type { Flow, Subject } from "./flows";
import type { KillSwitch } from "./kill-switch";
import { notice, reconcileLater, type Worker } from "./recover";
import { truthOf } from "./truth";

/** A process that answers members and can be killed. */
export interface Killable extends Pick<BillingFixture, "execute"> {
  readonly killSwitch: KillSwitch;
}

/** Completes a flow, and returns the steps that it takes and what it leaves. */
export async function complete(
  fixture: BillingFixture,
  { flow, worker }: { readonly flow: Flow; readonly worker: Worker },
  by: Killable,
) {
  const subject = await flow.given(fixture);
  by.killSwitch.arm();
  const end = await subject.press(by, randomUUID());
  const steps = [...by.killSwitch.steps];
  await notice(worker, fixture, subject);
  return { end, steps, truth: await truthOf(fixture, subject.member) };
}

/** A press of a button whose process is gone at a step. */
export interface Crash {
  readonly flow: Flow;
  readonly subject: Subject;
  readonly attemptId: string;
}

/** Returns whether the process was killed. False if it takes fewer steps. */
export async function killAt(step: number, { subject, attemptId }: Crash, by: Killable) {
  by.killSwitch.arm(step);
  const ended = subject.press(by, attemptId).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, by.killSwitch.killed]);
  return by.killSwitch.isKilled;
}

interface Next {
  readonly fixture: BillingFixture;
  readonly worker: Worker;
  readonly by: Pick<BillingFixture, "execute">;
}

/** How the last press ended, and whether it should. */
interface End {
  readonly end: string;
  readonly isRight: boolean;
}

/** The member's browser sends the same attempt to the next process. */
export async function repeat({ flow, subject, attemptId }: Crash, next: Next): Promise<End> {
  const { fixture, worker, by } = next;
  await notice(worker, fixture, subject);
  const end = await subject.press(by, attemptId);
  await notice(worker, fixture, subject);
  await reconcileLater(worker, fixture, subject);
  return { end, isRight: end === flow.succeeds };
}

/** The member has left. Notices and the reconciler find out, and the member presses again later. */
export async function comeBack({ flow, subject }: Crash, next: Next): Promise<End> {
  const { fixture, worker, by } = next;
  await notice(worker, fixture, subject);
  await reconcileLater(worker, fixture, subject);
  const end = await subject.press(by, randomUUID());
  await notice(worker, fixture, subject);
  return { end, isRight: [flow.succeeds, ...(flow.alreadyDone ?? [])].includes(end) };
}
