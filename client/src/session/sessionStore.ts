import { OtherMemberError } from "../relay/credentials";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import type { AuthState, SignedInMember } from "./authState";

/** What the server says about someone who is signed in. */
export interface SignedInAnswer extends SignedInMember {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** Who is signed in and the token that proves it. The token never leaves memory. */
export interface SessionStore {
  readonly getState: () => AuthState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (next: AuthState) => void;
  /** Takes the server's word; null means nobody is signed in. Answers whether somebody is. */
  readonly accept: (answer: SignedInAnswer | null) => boolean;
  /** The same for a renewal, which never turns the page of one member into another's. */
  readonly acceptRenewal: (answer: SignedInAnswer | null) => boolean;
  /** Takes note of who signed in on this browser, in whatever tab. */
  readonly hear: (memberId: string) => void;
  /** This page is one member's and the browser is another's: nothing may be sent from here. */
  readonly isDisplaced: () => boolean;
  readonly memberId: () => string | null;
  /** Whether what was meant for this member would be done as this member. */
  readonly isOwn: (madeFor?: string | null) => boolean;
  /** Throws when what was meant for one member would be sent as another. */
  readonly token: (madeFor?: string | null) => string | null;
  /** Whether the next token is to be asked for. */
  readonly isTokenStale: () => boolean;
  /** This browser was signed in when it was last seen, so the first check will probably succeed. */
  readonly isLikelyMember: () => boolean;
}

const RENEW_BEFORE_EXPIRY_MS = 15_000;
/** A device whose clock is ahead takes every token for an old one; it still uses each for so long. */
const USED_AT_LEAST_MS = 60_000;

export function createSessionStore(device: DeviceStorage, now: () => Date): SessionStore {
  const listeners = new Set<() => void>();
  let state: AuthState;
  let token: string | null = null;
  /** By this device's clock, in milliseconds. */
  let renewAt = 0;
  let isDisplaced = false;
  const change = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isOther = (memberId: string) => !!state && state.memberId !== memberId;
  const isOwn = (madeFor?: string | null) => !isDisplaced && !(madeFor && isOther(madeFor));
  const hear = (memberId: string) => {
    isDisplaced = isOther(memberId);
    change(state);
  };
  const accept = (answer: SignedInAnswer | null) => {
    if (answer === null) {
      token = null;
      if (!isDisplaced) device.remove(keys.signedInAs);
      change(false);
      return false;
    }
    const { accessToken, expiresAt, ...member } = answer;
    renewAt = Math.max(+expiresAt - RENEW_BEFORE_EXPIRY_MS, +now() + USED_AT_LEAST_MS);
    token = accessToken;
    isDisplaced = false;
    device.set(keys.signedInAs, member.memberId);
    change(member);
    return true;
  };
  return {
    change,
    accept,
    hear,
    acceptRenewal(answer) {
      if (answer === null || !isOther(answer.memberId)) return accept(answer);
      hear(answer.memberId);
      return true;
    },
    isDisplaced: () => isDisplaced,
    getState: () => state,
    memberId: () => (state ? state.memberId : null),
    isOwn,
    token(madeFor) {
      if (!isOwn(madeFor)) throw new OtherMemberError();
      return token;
    },
    isTokenStale: () => token !== null && !isDisplaced && +now() >= renewAt,
    isLikelyMember: () => device.get(keys.signedInAs) !== null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
