import type { Credentials } from "../relay/credentials";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { type AuthState, isSignedIn } from "./authState";
import type { JourneyFlags } from "./journeyFlags";
import { createPendingCredentialStore, type PendingCredentialStore } from "./pendingCredentials";
import { createRememberedEmail, type RememberedEmail } from "./rememberedEmail";
import type { RememberedPath } from "./rememberedPath";
import { createRenewal } from "./renewal";
import type { SessionOperations } from "./sessionOperations";
import { createSessionStore, type SessionStore } from "./sessionStore";
import type { SignInInput, SignInRefusal } from "./signInInput";

export interface SessionOptions {
  readonly operations: SessionOperations;
  readonly device: DeviceStorage;
  readonly rememberedPath: RememberedPath;
  readonly flags: JourneyFlags;
  /** Called after a sign-out. Must replace the page, so that no member data stays in memory. */
  readonly leave: () => void;
  readonly now?: () => Date;
}

/** Session of this page, with every operation that changes it. */
export interface Session extends Credentials {
  readonly getState: () => AuthState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Checks once if this browser is still signed in. A failed check counts as signed out. */
  readonly boot: () => Promise<void>;
  /** True if this browser was signed in when last used. Requests then wait for the first check. */
  readonly isLikelyMember: () => boolean;
  /** Resolves to the state after the first check. */
  readonly settled: () => Promise<Exclude<AuthState, undefined>>;
  /** Resolves to null, or to the server's refusal. Rejects if the server cannot be reached. */
  readonly signIn: (input: SignInInput) => Promise<SignInRefusal | null>;
  /** Renews with billing's ticket, which adds the Subscriber group to the token. */
  readonly renewWithTicket: (entitlementTicket: string) => Promise<boolean>;
  /** Shows the member as a subscriber until the next token. Grants no access on the server. */
  readonly overlaySubscriber: () => void;
  /** Signs out. Rejects and stays signed in if the server cannot be reached. */
  readonly signOut: () => Promise<void>;
  /** Leaves in every tab, after the server has ended the member's sessions. */
  readonly leaveEverywhere: () => void;
  /** Ends this session after a sign-out in another tab, unless this page is displaced. */
  readonly signedOutElsewhere: () => void;
  /** Marks this page as displaced if another tab signed in as a different member. */
  readonly signedInElsewhere: (memberId: string) => void;
  /** True once another member has signed in on this browser. The page then sends nothing more. */
  readonly isDisplaced: () => boolean;
  /** Clears the member from this tab and replaces the page. The server session continues. */
  readonly leave: () => void;
  readonly rememberedPath: RememberedPath;
  readonly flags: JourneyFlags;
  readonly rememberedEmail: RememberedEmail;
  /** Credentials of a pending registration, in memory only. */
  readonly pendingCredentials: PendingCredentialStore;
}

export function createSession(options: SessionOptions): Session {
  const { operations, rememberedPath, flags } = options;
  const now = options.now ?? (() => new Date());
  const store = createSessionStore(options.device, now);
  const renewal = createRenewal(operations, store);
  const pendingCredentials = createPendingCredentialStore();
  const tellOtherTabs = () => options.device.set(keys.signedOutAt, now().toISOString());
  const end = () => {
    rememberedPath.forget();
    flags.lowerAll();
    pendingCredentials.forget();
    store.accept(null);
    options.leave();
  };
  return {
    pendingCredentials,
    leave: end,
    leaveEverywhere() {
      tellOtherTabs();
      end();
    },
    isDisplaced: store.isDisplaced,
    signedInElsewhere: store.recordSignIn,
    memberId: store.memberId,
    rememberedEmail: createRememberedEmail(options.device),
    rememberedPath,
    flags,
    getState: store.getState,
    subscribe: store.subscribe,
    boot: renewal.boot,
    isLikelyMember: store.isLikelyMember,
    async settled() {
      await renewal.boot();
      return store.getState() ?? false;
    },
    async ready() {
      if (store.getState() === undefined && store.isLikelyMember()) await renewal.boot();
      // The first requests of a new subscriber must carry the token with the new group.
      await renewal.ticketRedeemed();
      if (store.isTokenStale()) await renewal.renewOnce().catch(() => false);
    },
    accessToken: store.token,
    renew: () => renewal.renewOnce().catch(() => false),
    renewWithTicket: (ticket) => renewal.renewWithTicket(ticket).catch(() => false),
    overlaySubscriber: () => overlaySubscriber(store),
    async signIn(input) {
      const result = await operations.signIn(input);
      if ("code" in result) return result;
      pendingCredentials.forget();
      if (result.keptAccount) flags.raise("accountKept");
      store.accept(result);
      return null;
    },
    async signOut() {
      const memberId = store.memberId();
      await renewal.renewOnce();
      const token = store.canSendFor(memberId) && store.token();
      // The cookie may belong to another member by now, whose session must not be ended.
      if (token) {
        await operations.signOut(token);
        tellOtherTabs();
      }
      end();
    },
    signedOutElsewhere() {
      if (isSignedIn(store.getState()) && !store.isDisplaced()) end();
    },
  };
}

function overlaySubscriber(store: SessionStore): void {
  const state = store.getState();
  if (!state || state.groups.includes("SUBSCRIBER")) return;
  store.change({ ...state, groups: [...state.groups, "SUBSCRIBER"] });
}
