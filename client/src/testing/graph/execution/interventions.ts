import { ConnectionError } from "../../../relay/transport";
import { type RefusalEntry, refusal } from "./errors";
import { refusedTypeOf } from "./schema";

/** Holds back the responses of an operation until released. */
export interface Hold {
  /** Number of waiting requests. */
  readonly waiting: () => number;
  /** Releases the waiting requests and all later ones. */
  readonly release: () => void;
}

interface Failure {
  readonly error: Error;
  left: number;
}

/** Outages, errors, refusals, and delays that a test causes. */
export class Interventions {
  isOnline = true;
  readonly #failures = new Map<string, Failure>();
  readonly #lost = new Map<string, number>();
  readonly #refusals = new Map<string, { entry: object; left: number }>();
  readonly #holds = new Map<string, Promise<void> & { waiting?: number }>();

  /** Fails an operation (by name) or a field (`Member.subscription`), every time unless counted. */
  fail(target: string, error: Error = new ConnectionError("offline"), times = Infinity): void {
    this.#failures.set(target, { error, left: times });
  }

  /** Executes an operation but loses its response, once unless counted. */
  loseResponse(operation: string, times = 1): void {
    this.#lost.set(operation, times);
  }

  /** Makes a root field refuse, every time unless counted, regardless of the world. */
  refuse(field: string, entry: RefusalEntry, times = Infinity): void {
    this.#refusals.set(field, { entry: refusal(refusedTypeOf(field), entry), left: times });
  }

  /** Ends all interventions for an operation or a field. */
  heal(target: string): void {
    this.#failures.delete(target);
    this.#refusals.delete(target);
    this.#holds.delete(target);
  }

  /** Delays the responses of an operation. */
  hold(operation: string): Hold {
    let open: () => void = () => undefined;
    const held: Promise<void> & { waiting?: number } = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#holds.set(operation, held);
    return {
      waiting: () => held.waiting ?? 0,
      release: () => {
        this.#holds.delete(operation);
        open();
      },
    };
  }

  /** Waits while the operation is held back. */
  async pass(operation: string): Promise<void> {
    const held = this.#holds.get(operation);
    if (!held) return;
    held.waiting = (held.waiting ?? 0) + 1;
    await held;
  }

  /** Throws the error requested for an operation or a field, if any. */
  throwFailure(target: string): void {
    const failure = this.#failures.get(target);
    if (!failure || failure.left <= 0) return;
    failure.left -= 1;
    throw failure.error;
  }

  /** Throws if the response of this operation is to be lost. */
  throwLoss(operation: string): void {
    const left = this.#lost.get(operation) ?? 0;
    if (left <= 0) return;
    this.#lost.set(operation, left - 1);
    throw new ConnectionError("the response was lost");
  }

  /** Returns the refusal requested for a root field, if any. */
  takeRefusal(field: string): object | null {
    const refused = this.#refusals.get(field);
    if (!refused || refused.left <= 0) return null;
    refused.left -= 1;
    return refused.entry;
  }
}
