import { isEntitledMember, memberOfKind } from "@eightcount/demo/content/members";
import { ADDRESSES } from "../pages/addresses";
import { readyMadeKinds } from "./ready-made-kinds";

/** Somebody who walks through the product. */
export interface Walker {
  /** A kind of ready-made member, or `visitor`. */
  readonly name: string;
  readonly role: "visitor" | "member" | "subscriber" | "unconfirmed";
  /** What they open by address. */
  readonly addresses: readonly string[];
  /** Whether they go to an address in this run. */
  readonly isInScope: (address: string) => boolean;
}

/**
 * These walk with every test. The visitor goes everywhere. Members go where they see more than the
 * visitor does, or something else than each other.
 */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  visitor: /./,
  "active yearly": /^\/(?!styles|instructors|playlist|purchase|settings\/profile)/,
  inactive: /^\/(classes|settings\/|purchase)/,
  owing: /^\/(classes|settings\/subscription|purchase)$/,
  Employee: /^\/($|saved|history|settings\/subscription)/,
  unconfirmed: /./,
};

/** Everyone under `npm run test:full`. */
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
  // Without a verified e-mail there is no session, only the page for the code.
  if (!member.isEmailVerified) return { name: kind, role: "unconfirmed", addresses: [], isInScope };
  const canWatch = isEntitledMember(member) || member.groups.length > 0;
  const { member: own, subscriber } = ADDRESSES;
  return canWatch
    ? { name: kind, role: "subscriber", addresses: [...own, ...subscriber], isInScope }
    : { name: kind, role: "member", addresses: own, isInScope };
}

/** The visitor and every kind of ready-made member. */
export const everyone = (): readonly Walker[] => [VISITOR, ...readyMadeKinds().map(walkerOf)];

/** Those who walk in this run, with the addresses they go to. */
export const walkers = (): readonly Walker[] =>
  isFullRun ? everyone() : everyone().flatMap(forShortRun);

/** Splits alternately into two halves, one per test file. */
export function halves<T>(all: readonly T[]): readonly [readonly T[], readonly T[]] {
  return [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
}

function forShortRun(walker: Walker): readonly Walker[] {
  const places = ALWAYS[walker.name];
  if (!places) return [];
  const isPlace = (address: string) => places.test(address);
  return [{ ...walker, addresses: walker.addresses.filter(isPlace), isInScope: isPlace }];
}
