import exec from "k6/execution";
import { READY_MADE_PASSWORD, readyMadeEmails } from "../data/members.ts";
import { send } from "./graph.ts";

export interface SignedInMember {
  readonly email: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

// Spread, so that the virtual users of one member do not all sign in at once.
const SPREAD_MS = 60_000;
/** A token is replaced at least this long before it expires. */
const RENEWED_BEFORE_MS = 30_000;

export const memberCount = readyMadeEmails.length;

/**
 * Signs in every load member. This is the only place that knows where tokens come from: a load
 * environment that signs its own tokens replaces this function and `renewed`.
 */
export function signInMembers(): readonly SignedInMember[] {
  return readyMadeEmails.map((email) => {
    const member = signIn(email);
    if (!member) throw new Error(`${email} could not sign in`);
    return member;
  });
}

function signIn(email: string): SignedInMember | null {
  const input = { email, password: READY_MADE_PASSWORD, rememberMe: false };
  const data = send({
    operation: "signIn",
    variables: { input },
    token: null,
    isGood: ({ signIn: result }) => result.__typename === "SignedIn",
  });
  if (data?.signIn.__typename !== "SignedIn") return null;
  const { accessToken, expiresAt } = data.signIn;
  return { email, token: accessToken, expiresAt: Date.parse(expiresAt) };
}

// Of this virtual user only, because virtual users share no memory.
const renewals = new Map<string, SignedInMember>();

/** Returns a token that is still valid for a while. Signs in again near the end of the old one. */
export function tokenOf(member: SignedInMember): string {
  const current = renewals.get(member.email) ?? member;
  const spread = (exec.vu.idInTest * 1_000) % SPREAD_MS;
  if (current.expiresAt - Date.now() > RENEWED_BEFORE_MS + spread) return current.token;
  const next = signIn(member.email) ?? current;
  renewals.set(member.email, next);
  return next.token;
}
