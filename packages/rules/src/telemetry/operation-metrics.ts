import { counter, gauge, histogram } from "./metric";

/** Seconds. Contains the limits of the objectives: 0.3 for search, 0.4 for progress. */
const RESPONSE_SECONDS = [
  0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2.5, 5, 10,
] as const;

/** Rate, errors, and duration of what members ask for. */
export const operationMetrics = {
  operationDuration: histogram({
    name: "eightcount.operation.duration",
    unit: "s",
    description:
      "Time from reading a request to the gateway's complete response, by persisted operation. " +
      "A refusal that is part of the data, such as a wrong password, is ok.",
    attributes: ["operationName", "outcome"],
    buckets: RESPONSE_SECONDS,
  }),
  operationErrors: counter({
    name: "eightcount.operation.errors",
    unit: "{error}",
    description: "Errors in the gateway's responses, each code once per response.",
    attributes: ["operationName", "refusalCode"],
  }),
  operationsShed: counter({
    name: "eightcount.operations.shed",
    unit: "{operation}",
    description: "Optional operations that the gateway refused under pressure, by kind.",
    attributes: ["shedKind"],
  }),
  pressureLevel: gauge({
    name: "eightcount.pressure.level",
    unit: "1",
    description: "How many kinds of optional work a gateway sheds, from 0 to 5.",
  }),
  subgraphOperationDuration: histogram({
    name: "eightcount.subgraph.operation.duration",
    unit: "s",
    description: "Time that a subgraph takes for its part of an operation.",
    attributes: ["operationName", "outcome"],
    buckets: RESPONSE_SECONDS,
  }),
  fieldDuration: histogram({
    name: "eightcount.field.duration",
    unit: "s",
    description:
      "Time to resolve a root field of a subgraph, without the fields below it. A refusal that " +
      "is part of the data counts as refused.",
    attributes: ["field", "outcome"],
    buckets: RESPONSE_SECONDS,
  }),
} as const;
