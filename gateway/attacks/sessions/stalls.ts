import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import { signalProcess } from "../../journeys/stack/processes";
import type { Attack, Outcome } from "../attack";
import { times } from "../guessing/sign-in";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedInBrowser } from "./browser";

/** Enough that the gateway has lookups in Redis under way when it stops. */
const REQUESTS = 40;
/** The gateway has begun to read them by then. */
const STOPS_AFTER_MS = 8;
/** Longer than a lookup may take. */
const SHORT_MS = 400;
/** Longer than the connection to Redis may be silent. */
const LONG_MS = 3_000;

interface Statuses extends Outcome {
  /** Every status that occurred. */
  readonly statuses: readonly number[];
}

/** Sends requests before and during a stall of the gateway, which reads the latter after it. */
async function askDuringStall(token: string | null, stallMs: number): Promise<Statuses> {
  const ask = () => queryWith(`Bearer ${token}`);
  const before = times(REQUESTS, ask);
  await sleep(STOPS_AFTER_MS);
  signalProcess("gateway", "SIGSTOP");
  const during = times(REQUESTS, ask);
  await sleep(stallMs).finally(() => signalProcess("gateway", "SIGCONT"));
  const answers = (await Promise.all([before, during])).flat();
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return { status: Math.min(...statuses), text: answers[0]?.text ?? "", statuses };
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
  const row = (name: string, stallMs: number): Attack<Statuses> => ({
    name,
    arrange: leave,
    attempt: () => askDuringStall(browser.token, stallMs),
    answer: { statuses: [401] },
    recorded: refusedToken("ended"),
  });
  const short = ["first", "second", "third", "fourth", "fifth"];
  return [
    ...short.map((nth) => row(`a token of an ended session in a ${nth} short stall`, SHORT_MS)),
    row("a token of an ended session in a stall that ends the connection to Redis", LONG_MS),
  ];
}
