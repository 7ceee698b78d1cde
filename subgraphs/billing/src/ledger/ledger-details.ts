import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import { inactiveState, type SubscriptionState } from "../subscriptions/subscription.rules";

export type LedgerDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Facts of an intention that may be stored. All others could be a token or a member's own words. */
const INTENDED: ReadonlySet<string> = new Set([
  "kind",
  "subscriptionId",
  "planCode",
  "newPlanCode",
  "cycles",
  "nextBillDate",
  "isAtCrm",
  "currency",
]);

export function intentionDetails(intention: object): LedgerDetails {
  const facts = Object.entries(intention).filter(([name]) => INTENDED.has(name));
  return Object.fromEntries(facts.map(([name, value]) => [name, plain(value)]));
}

/** The action token of a challenge stays out. */
export function outcomeDetails(action: string, outcome: UnsuccessfulOutcome): LedgerDetails {
  const { message } = outcome;
  return { action, ...("code" in outcome ? { code: outcome.code } : {}), message };
}

/** The card is only said to have changed. */
const UNNAMED: ReadonlySet<string> = new Set(["paymentMethod", "cardValidUntil"]);

/** Returns what changed, as `name: new value` and `name.was: old value`. Empty if nothing did. */
export function changeDetails(
  before: SubscriptionState | null,
  after: SubscriptionState,
): LedgerDetails {
  const names = Object.keys(after) as (keyof SubscriptionState)[];
  const changed = names.filter(
    (name) => plain((before ?? inactiveState)[name]) !== plain(after[name]),
  );
  return Object.fromEntries(
    changed.flatMap((name) =>
      UNNAMED.has(name)
        ? [[`${name}.changed`, true]]
        : [[name, plain(after[name])], ...(before ? [[`${name}.was`, plain(before[name])]] : [])],
    ),
  );
}

function plain(value: unknown): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  return null;
}
