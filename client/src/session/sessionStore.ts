import type { AuthState, SignedInMember } from "./authState";
import type { DeviceStorage } from "./deviceStorage";

/** What the server says about someone who is signed in. */
export interface SignedInAnswer extends SignedInMember {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

export interface AccessToken {
  readonly value: string;
  readonly expiresAt: Date;
  /** By this device's clock, which need not be the server's. */
  readonly receivedAt: Date;
}

/** Who is signed in and the token that proves it. The token never leaves memory. */
export interface SessionStore {
  readonly getState: () => AuthState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (next: AuthState) => void;
  /** Takes the server's word; null means nobody is signed in. Answers whether somebody is. */
  readonly accept: (answer: SignedInAnswer | null) => boolean;
  readonly token: () => AccessToken | null;
  /** This browser was signed in when it was last seen, so the first check will probably succeed. */
  readonly isLikelyMember: () => boolean;
}

const HINT_KEY = "eightcount.was-signed-in";

export function createSessionStore(device: DeviceStorage, now: () => Date): SessionStore {
  const listeners = new Set<() => void>();
  let state: AuthState;
  let token: AccessToken | null = null;
  const change = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    change,
    getState: () => state,
    token: () => token,
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
      token = { value: accessToken, expiresAt, receivedAt: now() };
      device.set(HINT_KEY, "1");
      change(member);
      return true;
    },
  };
}
