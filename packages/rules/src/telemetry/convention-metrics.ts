import { histogram } from "./metric";

const SECONDS = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
] as const;

/** Named by OpenTelemetry's conventions, but recorded here: for every request, traced or not. */
export const conventionMetrics = {
  serverDuration: histogram({
    name: "http.server.request.duration",
    unit: "s",
    description:
      "Time from a request's headers to the end of its response, without probes. Status 499 if the caller left first.",
    attributes: ["httpMethod", "httpStatus"],
    buckets: SECONDS,
  }),
  subgraphRequestDuration: histogram({
    name: "http.client.request.duration",
    unit: "s",
    description: "Time of one request to a subgraph, until its headers. Status 0 is an outage.",
    attributes: ["httpStatus", "subgraph"],
    buckets: SECONDS,
  }),
  statementDuration: histogram({
    name: "db.client.operation.duration",
    unit: "s",
    description: "Time of one SQL statement, until its rows are read.",
    attributes: ["databaseName", "databaseOperation"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  }),
} as const;
