import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import { Client } from "pg";
import { record, secondsSince } from "../telemetry/record";

type Query = (...args: unknown[]) => unknown;

/** A connection that measures every statement, whether or not its request's trace is recorded. */
export class MeasuredClient extends Client {}

MeasuredClient.prototype.query = function query(this: Client, ...args: unknown[]) {
  return measure(this, args, (...given) => (Client.prototype.query as Query).apply(this, given));
} as Client["query"];

function measure(client: Client, args: unknown[], query: Query): unknown {
  const text = textOf(args[0]);
  if (text === null) return query(...args);
  const startedAt = performance.now();
  const done = () =>
    record(conventionMetrics.statementDuration, secondsSince(startedAt), {
      databaseName: client.database ?? "unknown",
      databaseOperation: firstWord(text),
    });
  const callback = args.at(-1);
  if (typeof callback === "function") {
    const measured = (...results: unknown[]) => {
      done();
      callback(...results);
    };
    return query(...args.slice(0, -1), measured);
  }
  const result = query(...args);
  if (result instanceof Promise) result.then(done, done);
  return result;
}

/** Null for objects that handle their own results, such as cursors. */
function textOf(statement: unknown): string | null {
  if (typeof statement === "string") return statement;
  const { text, submit } = (statement ?? {}) as {
    readonly text?: unknown;
    readonly submit?: unknown;
  };
  return typeof text === "string" && submit === undefined ? text : null;
}

const firstWord = (text: string): string => /\w+/.exec(text)?.[0].toUpperCase() ?? "other";
