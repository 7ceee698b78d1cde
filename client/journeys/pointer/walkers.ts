import { isEntitledMember, memberOfKind } from "@eightcount/demo/content/members";
import { isOfDay } from "@eightcount/test-kit/day/turn-of-day";
import { isDeskOnDay } from "../layouts";
import { ADDRESSES } from "../pages/addresses";
import { readyMadeKinds } from "./ready-made-kinds";
import type { Layout } from "./target-counts";

/** A person who walks through the product. */
export interface Walker {
  /** A kind of ready-made member, or `visitor`. */
  readonly name: string;
  readonly role: "visitor" | "member" | "subscriber" | "unconfirmed";
  /** Addresses they open directly. */
  readonly addresses: readonly string[];
  /** Returns true if they visit an address in this run. */
  readonly isInScope: (address: string) => boolean;
}

/**
 * Walkers of every run. The visitor goes everywhere. Members go where they see more than the
 * visitor does, or something different from each other.
 */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  visitor: /./,
  "active yearly": /^\/(?!styles|instructors|playlist|purchase|settings\/profile)/,
  inactive: /^\/(classes|settings\/|purchase)/,
  owing: /^\/(classes|settings\/subscription|purchase)$/,
  unconfirmed: /./,
};

/** Walkers of `npm run test:full`: everyone. */
export const isFullRun = process.env.EIGHTCOUNT_TEST_FULL === "true";

const isInScope = () => true;
export const VISITOR: Walker = {
  name: "visitor",
  role: "visitor",
  addresses: ADDRESSES.visitor,
  isInScope,
};

/** A kind of ready-made member as a walker. */
export function walkerOf(kind: string): Walker {
  const member = memberOfKind(kind);
  // Without a verified email there is no session, only the page for the code.
  if (!member.isEmailVerified) return { name: kind, role: "unconfirmed", addresses: [], isInScope };
  const canWatch = isEntitledMember(member) || member.groups.length > 0;
  const { member: own, subscriber } = ADDRESSES;
  return canWatch
    ? { name: kind, role: "subscriber", addresses: [...own, ...subscriber], isInScope }
    : { name: kind, role: "member", addresses: own, isInScope };
}

/** The visitor and every kind of ready-made member. */
export const everyone = (): readonly Walker[] => [VISITOR, ...readyMadeKinds().map(walkerOf)];

/** The walkers of this run, with the addresses they visit. */
export const walkers = (): readonly Walker[] =>
  isFullRun ? everyone() : everyone().flatMap(forShortRun);

/** The walkers of this run in one layout. In `npm test`, each walks in one of them, the day's. */
export const walkersIn = (layout: Layout): readonly Walker[] =>
  isOfDay ? walkersOfDay(walkers(), layout) : walkers();

/** Alternates by length, so that both layouts have long walks. */
export const walkersOfDay = (all: readonly Walker[], layout: Layout, turn?: number) =>
  longestFirst(all).filter((_, place) => isDeskOnDay(place, turn) === (layout === "desk"));

const longestFirst = (all: readonly Walker[]): readonly Walker[] =>
  all.toSorted((one, other) => other.addresses.length - one.addresses.length);

/** Splits walkers into two halves of about as many addresses, one per test file. */
export function halves(all: readonly Walker[]): readonly [readonly Walker[], readonly Walker[]] {
  const [one, other]: [Walker[], Walker[]] = [[], []];
  for (const walker of longestFirst(all)) {
    (addressCount(one) <= addressCount(other) ? one : other).push(walker);
  }
  return [one, other];
}

/** Number of addresses that all of them open. */
export const addressCount = (some: readonly Walker[]): number =>
  some.reduce((count, { addresses }) => count + addresses.length, 0);

function forShortRun(walker: Walker): readonly Walker[] {
  const places = ALWAYS[walker.name];
  if (!places) return [];
  const isPlace = (address: string) => places.test(address);
  return [{ ...walker, addresses: walker.addresses.filter(isPlace), isInScope: isPlace }];
}
