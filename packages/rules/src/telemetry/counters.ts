import { counter } from "./metric";

/** Refusals and repairs. */
export const counters = {
  operationsRefused: counter({
    name: "eightcount.operations.refused",
    unit: "{error}",
    description: "Requests and errors that the gateway refused or failed to serve, by code.",
    attributes: ["refusalCode"],
  }),
  mutationsRefused: counter({
    name: "eightcount.mutations.refused",
    unit: "{mutation}",
    description:
      "Mutations that a subgraph refused. Refused sign-ins are those of the mutation signIn.",
    attributes: ["mutation", "refusalCode"],
  }),
  tokensRefused: counter({
    name: "eightcount.tokens.refused",
    unit: "{token}",
    description: "Access tokens that the gateway refused.",
    attributes: ["tokenFault"],
  }),
  tokensReused: counter({
    name: "eightcount.tokens.reused",
    unit: "{token}",
    description: "Refresh tokens used twice. Each reuse ends its sign-in.",
  }),
  webhooksRefused: counter({
    name: "eightcount.webhooks.refused",
    unit: "{webhook}",
    description: "Webhooks that billing refused.",
    attributes: ["webhookPath", "webhookRefusal"],
  }),
  limitsReached: counter({
    name: "eightcount.rate_limits.reached",
    unit: "{attempt}",
    description: "Attempts that a rate limit refused.",
    attributes: ["limit"],
  }),
  billingRepairs: counter({
    name: "eightcount.billing.repairs",
    unit: "{subscription}",
    description:
      "Stored subscriptions that differed from the provider's although no notice had arrived.",
  }),
  eventsParked: counter({
    name: "eightcount.events.parked",
    unit: "{event}",
    description: "Events that the relay parked because they do not match their contract.",
    attributes: ["eventTopic"],
  }),
  streamsRefused: counter({
    name: "eightcount.streams.refused",
    unit: "{stream}",
    description: "Streams that did not start because the member's others filled the limit.",
  }),
  streamsUnlimited: counter({
    name: "eightcount.streams.unlimited",
    unit: "{stream}",
    description: "Streams that nobody counted because Redis was unavailable.",
  }),
  signaturesRefused: counter({
    name: "eightcount.signatures.refused",
    unit: "{request}",
    description: "Requests without a valid gateway signature.",
    attributes: ["subgraph"],
  }),
} as const;
