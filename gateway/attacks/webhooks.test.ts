import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { counted, respondedWith } from "./evidence/evidence";
import { type HttpOutcome, sendHttp } from "./http/send-http";
import { forgedBodies } from "./webhooks/forged-bodies";
import { forgedSignatures } from "./webhooks/forged-signatures";
import { crm, recurly, signature } from "./webhooks/senders";

const SENDERS = [recurly, crm];
const WAYS = [
  ["directly", () => journeyStack().billing],
  ["through the edge", () => journeyStack().site],
] as const;
const JSON_TYPE = { "content-type": "application/json" };

const bothWays = WAYS.flatMap(([way, origin]) =>
  SENDERS.map((sender) => ({ sender, origin, title: `${sender.path} ${way}` })),
);

const forged: Attack<HttpOutcome>[] = bothWays.flatMap(({ sender, origin, title }) =>
  [...forgedSignatures, ...forgedBodies].map(({ name, line, status, make }) => ({
    name: `${title}: a notice ${name}`,
    attempt: () => {
      const { body = "", headers = {} } = make(sender);
      const pairs = Array.isArray(headers) ? headers : Object.entries(headers);
      const all = [...pairs, ...Object.entries(JSON_TYPE)];
      return sendHttp(origin(), { method: "POST", path: sender.path, headers: all, body });
    },
    answer: { status, text: line },
    recorded: counted("billing", counters.webhooksRefused, {
      [attributes.webhookPath]: sender.path,
      [attributes.webhookRefusal]: line,
    }),
  })),
);

const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

const methods: Attack<HttpOutcome>[] = bothWays.flatMap(({ sender, origin, title }) =>
  METHODS.map((method) => ({
    name: `${title}: ${method}`,
    attempt: () => sendHttp(origin(), { method, path: sender.path }),
    answer: { status: 404, text: method === "HEAD" ? "" : "Not found" },
    recorded: respondedWith("billing", 404),
  })),
);

const BESIDE = ["/x", "%2f", "%00", ";a=b", ".json"];
const places: Attack<HttpOutcome>[] = SENDERS.flatMap((sender) =>
  BESIDE.map((suffix) => ({
    name: `${sender.path}${suffix} directly: an address beside the right one`,
    attempt: () =>
      sendHttp(journeyStack().billing, {
        method: "POST",
        path: `${sender.path}${suffix}`,
        headers: { [sender.header]: signature(sender.secret(), "{}") },
        body: "{}",
      }),
    answer: { status: 404, text: "Not found" },
    recorded: respondedWith("billing", 404),
  })),
);

describeAttacks("webhooks", [...forged, ...methods, ...places]);

it("the log names a refused delivery's sender and reason, and repeats nothing of its body", () => {
  const lines = journeyStack()
    .log("billing")
    .split("\n")
    .filter((line) => line.includes("webhook refused"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatchObject({
      level: 40,
      status: expect.any(Number),
      reason: expect.stringMatching(/^The [a-z ]+\.$/),
      event: expect.stringMatching(/^([a-z_]+ [a-z_.]+|unreadable)$/),
      sender: expect.any(String),
    });
    expect(JSON.stringify(line)).not.toMatch(/unknown-|<script|xxxx/);
  }
});
