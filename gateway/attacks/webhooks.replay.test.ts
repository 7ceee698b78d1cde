import { randomUUID } from "node:crypto";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { buyMonthly } from "../journeys/people/checkout";
import { memberIdOf } from "../journeys/people/progress";
import { newMember } from "../journeys/people/sign-up";
import { eventually } from "../journeys/stack/eventually";
import type { Attack, Outcome } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { respondedWith } from "./evidence/evidence";
import { sendHttp } from "./http/send-http";
import { crm, recurly, type Sender, signature } from "./webhooks/senders";

const HANDLED_WITHIN_MS = 15_000;
/** A notice is stored, and an event triggers its handling. Nothing else may change. */
const KEPT = ["billing.webhook_delivery", "billing.outbox_event"];

interface Delivered extends Outcome {
  readonly statuses: readonly number[];
  readonly lines: readonly string[];
}

/** Delivers bodies in sequence and waits until the last one was handled. */
async function deliver(sender: Sender, texts: readonly string[]): Promise<Delivered> {
  const since = new Date(Date.now() - 1_000);
  const outcomes = [];
  for (const body of texts) {
    const headers = { [sender.header]: signature(sender.secret(), body) };
    outcomes.push(
      await sendHttp(journeyStack().billing, { method: "POST", path: sender.path, headers, body }),
    );
  }
  await handled(since);
  const statuses = outcomes.map(({ status }) => status);
  const lines = outcomes.map(({ text }) => text);
  return { status: statuses[0] ?? 0, text: lines.join("\n"), statuses, lines };
}

const handled = (since: Date) =>
  eventually("the notices are handled", HANDLED_WITHIN_MS, async () => {
    const waiting = await rowsOf(
      "billing",
      "SELECT 1 FROM webhook_delivery WHERE received_at >= $1 AND handled_at IS NULL",
      [since],
    );
    return waiting.length === 0;
  });

const TAKEN = respondedWith("billing", 200);
const LARGEST = 16 * 1024;

const foreignValues: Attack<Delivered>[] = [recurly, crm].flatMap((sender) => {
  const row = (name: string, texts: () => readonly string[], lines: readonly unknown[]) => ({
    name: `${sender.path}: ${name}`,
    attempt: () => deliver(sender, texts()),
    answer: { statuses: lines.map(() => 200), lines },
    recorded: TAKEN,
    mayChange: KEPT,
  });
  const twice = expect.stringMatching(/^(known|accepted)$/);
  return [
    row("a genuine notice about an account nobody has", () => [sender.notice({})], ["accepted"]),
    row("one about a member who is nobody", () => [sender.notice({ id: `code-${randomUUID()}` })], [
      "accepted",
    ]),
    row("one with a query for an id", () => [sender.notice({ id: "' OR 1=1; --" })], ["accepted"]),
    row("one with a path for an id", () => [sender.notice({ id: "../../accounts" })], ["accepted"]),
    row("one with another host for an id", () => [sender.notice({ id: "//evil.example/" })], [
      "accepted",
    ]),
    row("one with a moment that is none", () => [sender.notice({ moment: "yesterday" })], [
      "accepted",
    ]),
    row("one of 16 KB", () => [ofSize(sender)], ["accepted"]),
    row("one five times", () => Array<string>(5).fill(sender.notice({})), [
      "accepted",
      twice,
      twice,
      twice,
      twice,
    ]),
    row("ten events in no order", () => disorder(sender), Array(10).fill("accepted")),
  ];
});

const ofSize = (sender: Sender) =>
  sender.notice({ padding: "x".repeat(LARGEST - sender.notice({}).length) });

const disorder = (sender: Sender) =>
  Array.from({ length: 10 }, (_, index) =>
    sender.notice({ moment: new Date(Date.now() - ((index * 7) % 10) * 60_000).toISOString() }),
  );

describeAttacks("genuine notices that mean nothing", foreignValues);

describe("notices about a member's own account", () => {
  let memberId: string;
  let subscription: string;

  /** What is stored about the member, except for the time of the reading. */
  const known = () =>
    rowsOf(
      "billing",
      `SELECT to_jsonb(s) - ARRAY['reading_began_at', 'updated_at'] AS state
       FROM member_subscription s WHERE member_id = $1`,
      [memberId],
    );

  beforeAll(async () => {
    const member = await newMember();
    memberId = memberIdOf(member);
    await buyMonthly(member);
    const [row] = await rowsOf<{ id: string }>(
      "sandbox",
      "SELECT book->'subscriptions'->0->>'id' AS id FROM sandbox.account_book WHERE code = $1",
      [memberId],
    );
    subscription = row?.id ?? "";
  });

  it.each([
    ["that it has expired", ["expired"]],
    ["that it was canceled", ["canceled"]],
    ["that it was paused, and renewed before that", ["paused", "renewed", "created"]],
    ["the same five times", Array<string>(5).fill("expired")],
  ])("a signed lie is only a reason to ask: %s", async (_what, events) => {
    expect(subscription).not.toBe("");
    const before = await known();
    expect(before).toMatchObject([{ state: { account_status: "ACTIVE" } }]);
    const texts = events.map((event) =>
      recurly.notice({ id: subscription, event }).replace('"account"', '"subscription"'),
    );
    const { statuses } = await deliver(recurly, texts);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await known()).toEqual(before);
  });
});
