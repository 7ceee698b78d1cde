import { OtherMemberError } from "../relay/credentials";
import { rememberAccount } from "../storage/accountCookie";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import type { AuthState, SignedInMember } from "./authState";

export interface SignedInSession extends SignedInMember {
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** Whether this sign-in kept an account that was about to be deleted. */
  readonly keptAccount?: boolean;
}

/** Auth state and its access token. The token never leaves memory. */
export interface SessionStore {
  readonly getState: () => AuthState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (next: AuthState) => void;
  /** Applies the server's response, where null means signed out. Returns true if signed in. */
  readonly accept: (session: SignedInSession | null) => boolean;
  /** Applies a renewal, which never turns one member's page into another's. */
  readonly acceptRenewal: (session: SignedInSession | null) => boolean;
  /** Records a sign-in in any tab of this browser. */
  readonly recordSignIn: (memberId: string) => void;
  /** True if another member has signed in on this browser. The page must then send nothing. */
  readonly isDisplaced: () => boolean;
  readonly memberId: () => string | null;
  /** True if a call made for this member would be sent as this member. */
  readonly canSendFor: (madeFor?: string | null) => boolean;
  /** Throws `OtherMemberError` if a call made for one member would be sent as another. */
  readonly token: (madeFor?: string | null) => string | null;
  /** True if the token is due for renewal. */
  readonly isTokenStale: () => boolean;
  /** True if this browser was signed in when last used. */
  readonly isLikelyMember: () => boolean;
}

const RENEW_BEFORE_EXPIRY_MS = 15_000;
/** Minimum use of each token, for devices whose clock is ahead and would renew constantly. */
const MIN_TOKEN_USE_MS = 60_000;

export function createSessionStore(device: DeviceStorage, now: () => Date): SessionStore {
  const listeners = new Set<() => void>();
  let state: AuthState;
  let token: string | null = null;
  /** Milliseconds on this device's clock. */
  let renewAt = 0;
  let isDisplaced = false;
  const change = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isOther = (memberId: string) => !!state && state.memberId !== memberId;
  const canSendFor = (madeFor?: string | null) => !isDisplaced && !(madeFor && isOther(madeFor));
  const recordSignIn = (memberId: string) => {
    isDisplaced = isOther(memberId);
    change(state);
  };
  const accept = (session: SignedInSession | null) => {
    if (session === null) {
      token = null;
      if (!isDisplaced) device.remove(keys.signedInAs);
      change(false);
      return false;
    }
    const { accessToken, expiresAt, ...member } = session;
    renewAt = Math.max(+expiresAt - RENEW_BEFORE_EXPIRY_MS, +now() + MIN_TOKEN_USE_MS);
    token = accessToken;
    isDisplaced = false;
    device.set(keys.signedInAs, member.memberId);
    rememberAccount();
    change(member);
    return true;
  };
  return {
    change,
    accept,
    recordSignIn,
    acceptRenewal(session) {
      if (session === null || !isOther(session.memberId)) return accept(session);
      recordSignIn(session.memberId);
      return true;
    },
    isDisplaced: () => isDisplaced,
    getState: () => state,
    memberId: () => (state ? state.memberId : null),
    canSendFor,
    token(madeFor) {
      if (!canSendFor(madeFor)) throw new OtherMemberError();
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
