import { SharedArray } from "k6/data";
import exec from "k6/execution";
import type { CookieJar } from "k6/http";
import { READY_MADE_PASSWORD, readyMadeEmails } from "../data/members.ts";
import { addressOf, type Caller } from "./caller.ts";
import { send } from "./graph.ts";
import { membersFile } from "./settings.ts";

export interface SignedInMember {
  readonly email: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Generated members, for whom the load environment signed tokens. Empty without any. */
const generated = new SharedArray("members", () =>
  membersFile === "" ? [] : (JSON.parse(open(membersFile)) as SignedInMember[]),
);

// Spread, so that the virtual users of one member do not all sign in at once.
const SPREAD_MS = 60_000;
/** A token is replaced at least this long before it expires. */
const RENEWED_BEFORE_MS = 30_000;

export const memberCount = generated.length || readyMadeEmails.length;

/** Members by their number. `setup` makes them, and k6 passes them on to every arrival. */
export type Members = readonly SignedInMember[];

/** Signs in the ready-made members, unless generated ones have tokens already. */
export function signInMembers(): Members {
  if (generated.length > 0) return [];
  return readyMadeEmails.map((email, number) => {
    const member = signIn(email, number);
    if (!member) throw new Error(`${email} could not sign in`);
    return member;
  });
}

export const emailOf = (number: number): string =>
  generated[number]?.email ?? readyMadeEmails[number] ?? "";

/** Returns null if the member was refused. */
export function signIn(email: string, number: number, jar?: CookieJar): SignedInMember | null {
  const input = { email, password: READY_MADE_PASSWORD, rememberMe: false };
  const data = send({
    operation: "signIn",
    variables: { input },
    caller: { token: null, address: addressOf(number) },
    jar,
    isGood: ({ signIn: result }) => result.__typename === "SignedIn",
  });
  if (data?.signIn.__typename !== "SignedIn") return null;
  const { accessToken, expiresAt } = data.signIn;
  return { email, token: accessToken, expiresAt: Date.parse(expiresAt) };
}

// Of this virtual user only, because virtual users share no memory.
const renewals = new Map<number, SignedInMember>();

/** The member with this number, with a token that is still valid for a while. */
export function callerOf(number: number, members: Members): Caller {
  const first = generated[number] ?? members[number];
  if (!first) throw new Error(`no member ${number}`);
  const current = renewals.get(number) ?? first;
  const address = addressOf(number);
  const spread = (exec.vu.idInTest * 1_000) % SPREAD_MS;
  const isFresh = current.expiresAt - Date.now() > RENEWED_BEFORE_MS + spread;
  if (isFresh) return { token: current.token, address };
  const next = signIn(current.email, number) ?? current;
  renewals.set(number, next);
  return { token: next.token, address };
}
