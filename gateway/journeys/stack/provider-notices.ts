import type { WebhookMode } from "@eightcount/sandbox/webhooks/webhook-mode";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "./eventually";

const DELIVERY_TIMEOUT_MS = 15_000;

interface LogEntry {
  readonly accountCode: string;
  readonly state: string;
  /** Number of accepted deliveries. */
  readonly copies: number;
  readonly createdAt: string;
}

/** Sets how the provider sends its notices from now on. */
export async function setNoticeMode(mode: WebhookMode): Promise<void> {
  const answer = await fetch(new URL("/sandbox/webhooks", journeyStack().sandbox), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Waits until each notice about an account was accepted this often. Returns their number. */
export function waitForNotices(
  accountCode: string,
  { since, times }: { readonly since: Date; readonly times: number },
): Promise<number> {
  const isMeant = (entry: LogEntry) =>
    entry.accountCode === accountCode && new Date(entry.createdAt) >= since;
  const isTaken = (entry: LogEntry) => entry.state === "delivered" && entry.copies >= times;
  return eventually("notices are delivered", DELIVERY_TIMEOUT_MS, async () => {
    const answer = await fetch(new URL("/sandbox/webhooks.json", journeyStack().sandbox));
    const { log } = (await answer.json()) as { log: readonly LogEntry[] };
    const meant = log.filter(isMeant);
    return meant.every(isTaken) && meant.length;
  });
}
