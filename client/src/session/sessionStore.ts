import type { AuthState, SignedInMember } from "./authState";
import type { DeviceStorage } from "./deviceStorage";

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
  readonly token: () => string | null;
  /** Whether the next token is to be asked for. */
  readonly isTokenStale: () => boolean;
  /** This browser was signed in when it was last seen, so the first check will probably succeed. */
  readonly isLikelyMember: () => boolean;
}

const HINT_KEY = "eightcount.was-signed-in";
const RENEW_BEFORE_EXPIRY_MS = 15_000;
/** A device whose clock is ahead takes every token for an old one; it still uses each for so long. */
const USED_AT_LEAST_MS = 60_000;

export function createSessionStore(device: DeviceStorage, now: () => Date): SessionStore {
  const listeners = new Set<() => void>();
  let state: AuthState;
  let token: string | null = null;
  /** By this device's clock, in milliseconds. */
  let renewAt = 0;
  const change = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    change,
    getState: () => state,
    token: () => token,
    isTokenStale: () => token !== null && +now() >= renewAt,
    isLikelyMember: () => device.get(HINT_KEY) !== null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    accept(answer) {
      if (answer === null) {
        token = null;
        device.remove(HINT_KEY);
        change(false);
        return false;
      }
      const { accessToken, expiresAt, ...member } = answer;
      renewAt = Math.max(+expiresAt - RENEW_BEFORE_EXPIRY_MS, +now() + USED_AT_LEAST_MS);
      token = accessToken;
      device.set(HINT_KEY, "1");
      change(member);
      return true;
    },
  };
}
