// Prints docs/events.md from the contracts.
import { createRequire } from "node:module";
import { inRoot } from "./places.mjs";

const require = createRequire(inRoot("packages/contracts/package.json"));
const { z } = require("zod");
const { allEvents } = require(inRoot("packages/contracts/dist/all-events.js"));
const { entitlementTicket } = require(
  inRoot("packages/contracts/dist/tickets/entitlement-ticket.js"),
);

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function typeOf({ type, format, enum: values, anyOf, minimum, maximum, pattern }) {
  if (values) return values.map((value) => `\`${value}\``).join(" or ");
  if (anyOf) return anyOf.map(typeOf).join(" or ");
  const range = minimum >= 0 && maximum < 1_000 ? `, ${minimum} to ${maximum}` : "";
  const shape = format ? ` (${format})` : pattern ? ` (\`${cell(pattern)}\`)` : "";
  return `${[type].flat().join(" or ")}${shape}${range}`;
}

function fields(schema) {
  const { properties, required = [] } = z.toJSONSchema(schema, { io: "input" });
  return Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? "" : "optional ";
    return `| \`${name}\` | ${optional}${typeOf(field)} | ${cell(field.description ?? "")} |`;
  });
}

const table = (schema) => ["| Field | Type | |", "|---|---|---|", ...fields(schema), ""];

const section = ({ topic, version, doc, publisher, consumers, payload }) => [
  `## ${topic}`,
  "",
  doc,
  "",
  `Version ${version}. Published by ${publisher}; delivered to ${consumers
    .map((name) => `\`events-${name}\``)
    .join(", ")}.`,
  "",
  ...table(payload),
];

const lines = [
  "# Events",
  "",
  "What the subgraphs send each other through the outbox and Redis, made by `npm run schema` from",
  "[the contracts](../packages/contracts/README.md). Each event is delivered at least once, and its",
  "handler acts on it once. To add one or to handle one, see",
  "[listen to an event](how-to/listen-to-an-event.md).",
  "",
  ...allEvents.flatMap(section),
  "## Entitlement ticket",
  "",
  "Billing signs it with a purchase; accounts accepts it at the next token refresh, so that a member",
  "watches before `entitlement.changed` has been delivered.",
  "",
  `${entitlementTicket.algorithm}, issuer \`${entitlementTicket.issuer}\`, audience`,
  `\`${entitlementTicket.audience}\`, valid for ${entitlementTicket.lifetimeSeconds} seconds.`,
  "",
  ...table(entitlementTicket.claims),
];
process.stdout.write(`${lines.join("\n").trimEnd()}\n`);
