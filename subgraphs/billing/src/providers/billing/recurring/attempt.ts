import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type recurly from "recurly";
import { type ActionKey, type ActionResult, CALL_TIMEOUT_MS } from "../billing.provider";
import { actionFailure, isInFlight, isNotFound } from "./failures";

/** Delays between retries while the provider still processes the same key. */
const IN_FLIGHT_PAUSES_MS = [200, 400, 800, 1600, 3200];

export const done: ActionResult = { kind: "done" };

/** The provider's calls of one attempt, within its deadline. */
export class Attempt {
  readonly #lastCallAt: number;
  #isFirstCall = true;

  constructor(private readonly key: ActionKey) {
    this.#lastCallAt =
      performance.now() + (key.withinMs ?? Number.POSITIVE_INFINITY) - CALL_TIMEOUT_MS;
  }

  /** @throws the provider's error, or if the deadline allows no call. */
  read<T>(call: () => Promise<T>): Promise<T> {
    this.#assertTime();
    return call();
  }

  /**
   * Sends a change with the attempt's idempotency key. Returns `done`, because everything else is
   * thrown. `step` is appended to the key when one attempt makes several changes.
   * @throws the provider's error, or if the deadline passes while the provider is still processing.
   */
  async send(
    call: (options: recurly.CallOptions) => Promise<unknown>,
    step = "",
  ): Promise<ActionResult> {
    const options = { headers: { "Idempotency-Key": `${this.key.idempotencyKey}${step}` } };
    for (const pause of [...IN_FLIGHT_PAUSES_MS, 0]) {
      this.#assertTime();
      try {
        await call(options);
        return done;
      } catch (error) {
        if (!isInFlight(error)) throw error;
        if (pause > 0) await sleep(pause);
      }
    }
    throw new Error("the provider is still processing the attempt");
  }

  #assertTime(): void {
    if (!this.#isFirstCall && performance.now() > this.#lastCallAt) {
      throw new Error("the attempt's deadline allows no further call");
    }
    this.#isFirstCall = false;
  }
}

export interface Action {
  readonly key: ActionKey;
  readonly run: (attempt: Attempt) => Promise<ActionResult>;
  /** After a refusal, checks whether the account is already in the desired state. */
  readonly isDone?: () => Promise<boolean>;
}

/** Runs an action and never throws. */
export async function runAction({ key, run, isDone }: Action, logger: Logger) {
  const result = await run(new Attempt(key)).catch((error: unknown) => {
    const failure = actionFailure(error);
    if (failure.kind === "unknown") {
      logger.warn(
        { err: error, idempotencyKey: key.idempotencyKey },
        "outcome of an action unknown",
      );
    }
    return failure;
  });
  return result.kind === "invalid" && isDone ? confirmed(result, isDone) : result;
}

async function confirmed(
  refusal: ActionResult,
  isDone: () => Promise<boolean>,
): Promise<ActionResult> {
  try {
    return (await isDone()) ? done : refusal;
  } catch (error) {
    return isNotFound(error) ? refusal : { kind: "unknown", hasResponse: true };
  }
}
