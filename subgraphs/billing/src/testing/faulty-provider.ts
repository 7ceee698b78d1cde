import type { ActionResult, BillingProvider } from "../providers/billing/billing.provider";

type Method = keyof BillingProvider;

const READINGS: ReadonlySet<Method> = new Set([
  "readAccount",
  "findGiftCardOf",
  "findRedeemedCards",
]);

/** Stands between the subgraph and its provider, and fails where a test wants it to. */
export class FaultyProvider {
  /** Calls of the watched methods that reached this proxy. */
  readonly calls: { readonly method: Method; readonly args: readonly unknown[] }[] = [];
  /** The call reaches the provider, but its answer never arrives. */
  losesAnswer = false;
  /** The call never reaches the provider. */
  losesCall = false;
  /** The account cannot be read once a watched method was called. */
  losesReading = false;
  /** Accounts and the gift cards that they bought cannot be read. */
  isUnreadable = false;
  /** Runs before an account or a gift card is read. */
  beforeReading: (() => Promise<void>) | null = null;
  /** Answers in the provider's place. */
  answer: ActionResult | null = null;
  /** Runs before a watched call. */
  beforeCall: (() => Promise<void>) | null = null;
  /** Runs after a watched call, before its answer arrives. */
  afterCall: (() => Promise<void>) | null = null;

  constructor(private readonly watched: readonly Method[]) {}

  reset(): void {
    this.calls.length = 0;
    Object.assign(this, { losesAnswer: false, losesCall: false, losesReading: false });
    Object.assign(this, { isUnreadable: false, answer: null, beforeReading: null });
    Object.assign(this, { beforeCall: null, afterCall: null });
  }

  readonly wrap = (provider: BillingProvider): BillingProvider =>
    new Proxy(provider, {
      get: (target, method: Method) => {
        if (READINGS.has(method) && this.isUnreadable) {
          return () => Promise.reject(new Error("connect ECONNREFUSED"));
        }
        const value = target[method] as unknown;
        if (typeof value !== "function") return value;
        if (READINGS.has(method) && this.beforeReading) {
          return async (...args: readonly unknown[]) => {
            await this.beforeReading?.();
            return value.apply(target, args);
          };
        }
        if (!this.watched.includes(method)) return value.bind(target);
        return (...args: readonly unknown[]) =>
          this.#call(method, args, () => value.apply(target, args));
      },
    });

  async #call(method: Method, args: readonly unknown[], call: () => Promise<unknown>) {
    this.calls.push({ method, args });
    const lost = { kind: "unknown", hasResponse: false } as const;
    if (this.losesCall) return lost;
    if (this.answer) return this.answer;
    await this.beforeCall?.();
    const answer = await call();
    await this.afterCall?.();
    this.isUnreadable ||= this.losesReading;
    return this.losesAnswer ? lost : answer;
  }
}
