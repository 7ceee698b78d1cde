import { setTimeout as sleep } from "node:timers/promises";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { TIMEOUT_MS } from "../hands/timeout";

const POLL_MS = 200;

interface Mail {
  readonly id: number;
  readonly subject: string;
  readonly code: string | null;
}

/** Returns the mails to this address after the message with that number, newest first. */
export async function mails(to: string, after = 0): Promise<readonly Mail[]> {
  const query = new URLSearchParams({ to, after: String(after) });
  const answer = await fetch(`${journeyStack().sandbox}/mailbox.json?${query}`);
  return (await answer.json()) as Mail[];
}

/** Waits for the next mail with a six-digit code. */
export async function mailedCode(to: string, after = 0): Promise<{ code: string; id: number }> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const newest = (await mails(to, after)).find(({ code }) => code !== null);
    if (newest?.code) return { code: newest.code, id: newest.id };
    await sleep(POLL_MS);
  }
  throw new Error(`no code was mailed to ${to}`);
}
