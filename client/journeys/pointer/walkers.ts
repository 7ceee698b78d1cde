import { isEntitledMember, memberOfKind } from "@eightcount/sandbox/content/members";
import { ADDRESSES } from "../pages/addresses";
import { readyMadeKinds } from "./ready-made-kinds";

/** Somebody who walks through the product. */
export interface Walker {
  /** A kind of ready-made member, or `visitor`. */
  readonly name: string;
  readonly role: "visitor" | "member" | "subscriber" | "unconfirmed";
  /** What they can open by address. */
  readonly addresses: readonly string[];
}

/** These walk with every test; between them they meet every page and every state of access. */
const ALWAYS = ["visitor", "active yearly", "inactive", "owing", "Employee", "unconfirmed"];

/** Everyone under `npm run test:full`. */
export const isFull = process.env.EIGHTCOUNT_TEST_FULL === "true";

const VISITOR: Walker = { name: "visitor", role: "visitor", addresses: ADDRESSES.visitor };

function walkerOf(kind: string): Walker {
  const member = memberOfKind(kind);
  // Without a verified e-mail there is no session, only the page for the code.
  if (!member.isEmailVerified) return { name: kind, role: "unconfirmed", addresses: [] };
  const canWatch = isEntitledMember(member) || member.groups.length > 0;
  return canWatch
    ? { name: kind, role: "subscriber", addresses: [...ADDRESSES.member, ...ADDRESSES.subscriber] }
    : { name: kind, role: "member", addresses: ADDRESSES.member };
}

/** The visitor and every kind of ready-made member. */
export const everyone = (): readonly Walker[] => [VISITOR, ...readyMadeKinds().map(walkerOf)];

/** Those who walk in this run. */
export const walkers = (): readonly Walker[] =>
  everyone().filter(({ name }) => isFull || ALWAYS.includes(name));
