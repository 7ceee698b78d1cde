import { workloadNamed } from "../workloads/workloads.ts";
import { fitted, type Workload } from "./stage.ts";

const given = (name: string, otherwise: string): string => __ENV[name] || otherwise;

function positive(name: string, otherwise: number): number {
  const value = Number(given(name, String(otherwise)));
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`);
  return value;
}

/** Returns a number from 0 to 1. */
function share(name: string, otherwise: number): number {
  const value = Number(given(name, String(otherwise)));
  if (!(value >= 0 && value <= 1)) throw new Error(`${name} must be a number from 0 to 1`);
  return value;
}

/** Origin that members open, without a path. */
export const site = given("SITE", "http://localhost:4000");
/** Origin of the sandbox, whose mailbox shows the codes that the product mails. */
export const sandbox = given("SANDBOX", "");
/** What production records. */
const TRACED = 0.1;
const TRACED_UPDATES = 0.01;

/** Share of an operation's requests whose trace is recorded. TRACES replaces what production does. */
export const tracedShare = (operation: string): number =>
  share("TRACES", operation === "recordProgress" ? TRACED_UPDATES : TRACED);
/** The same seed draws the same terms and players. */
export const seed = positive("SEED", 1);
/** Differs per run, so that each run opens its own playback sessions. */
export const runId = given("RUN_ID", "local");
/** File with the catalog's names and classes, or empty for a dry run. */
export const catalogFile = given("CATALOG", "");
/** File with generated members and their tokens, or empty for the ready-made ones. */
export const membersFile = given("MEMBERS", "");
/** Where the summary goes, or empty for none. */
export const summaryFile = given("SUMMARY", "");

/** False in tests, which share the machine with others, so that only failures are the product's. */
const judgesSpeed = given("SPEED", "judged") !== "ignored";

/** RATE replaces the journey's average per second. TIME multiplies the length of every stage. */
export function workloadFor(averagePerSecond: number): Workload {
  const perSecond = positive("RATE", averagePerSecond);
  const workload = workloadNamed(given("WORKLOAD", "smoke"))(perSecond);
  return { ...fitted(workload, positive("TIME", 1)), judgesSpeed };
}
