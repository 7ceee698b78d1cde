import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import { signalProcess } from "../../journeys/stack/processes";
import type { Attack, Outcome } from "../attack";
import { times } from "../guessing/sign-in";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedInBrowser } from "./browser";

/** Enough that the gateway nearly always has lookups in Redis under way. */
const CALLERS = 40;
/** The gateway is busy with the requests by then. */
const STOPS_AFTER_MS = 100;
/** Longer than the first timeout of a lookup. */
const SHORT_MS = 300;
/** On a busy machine, some stalls hit the gateway while it has no lookup under way. */
const SHORT_STALLS = 20;
/** Longer than Redis may take to respond before the gateway replaces its connection. */
const LONG_MS = 3_000;

interface Statuses extends Outcome {
  /** Every status that occurred. */
  readonly statuses: readonly number[];
}

/** Presents a token again and again while the gateway stands still several times. */
async function askDuringStalls(token: string | null, stalls: readonly number[]): Promise<Statuses> {
  let isOver = false;
  let text = "";
  const statuses = new Set<number>();
  const callers = times(CALLERS, async () => {
    while (!isOver) {
      const answer = await queryWith(`Bearer ${token}`);
      statuses.add(answer.status);
      text = answer.text;
    }
  });
  for (const stallMs of stalls) {
    await sleep(STOPS_AFTER_MS);
    signalProcess("gateway", "SIGSTOP");
    await sleep(stallMs).finally(() => signalProcess("gateway", "SIGCONT"));
  }
  await sleep(STOPS_AFTER_MS);
  isOver = true;
  await callers;
  return { status: Math.min(...statuses), text, statuses: [...statuses] };
}

/** Rows of an access token that was signed out and is presented while the gateway stands still. */
export function duringStalls(account: () => Account): readonly Attack<Statuses>[] {
  let browser: Person;
  const leave = async () => {
    browser = await signedInBrowser(account().email);
    // The gateway has verified and cached it.
    await browser.ask("ProfileScreenQuery");
    await browser.ask("signInOperationsSignOutMutation");
  };
  const row = (name: string, stalls: readonly number[]): Attack<Statuses> => ({
    name,
    arrange: leave,
    attempt: () => askDuringStalls(browser.token, stalls),
    answer: { statuses: [401] },
    recorded: refusedToken("ended"),
  });
  return [
    row("a token of an ended session in many short stalls", Array(SHORT_STALLS).fill(SHORT_MS)),
    row("a token of an ended session in stalls of three seconds", [LONG_MS, LONG_MS]),
  ];
}
