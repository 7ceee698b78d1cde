import type { Credentials } from "../relay/credentials";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { type AuthState, isSignedIn } from "./authState";
import { type CredentialHolder, createCredentialHolder } from "./heldCredentials";
import type { JourneyFlags } from "./journeyFlags";
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
  /** Called after a sign-out; replaces the page, so that nothing of the member stays in memory. */
  readonly leave: () => void;
  readonly now?: () => Date;
}

/** Who is signed in on this page, and every way that changes. */
export interface Session extends Credentials {
  readonly getState: () => AuthState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Checks once whether this browser is still signed in. A failed check counts as signed out. */
  readonly boot: () => Promise<void>;
  /** This browser was signed in when last seen, so requests wait for the first check. */
  readonly isLikelyMember: () => boolean;
  /** The state once the first check is over. */
  readonly settled: () => Promise<Exclude<AuthState, undefined>>;
  /** Null when it worked, else the server's refusal. Rejects when the server cannot be reached. */
  readonly signIn: (input: SignInInput) => Promise<SignInRefusal | null>;
  /** Renews at once with billing's ticket, which puts the Subscriber group into the token. */
  readonly renewWithTicket: (entitlementTicket: string) => Promise<boolean>;
  /** Shows the member as a subscriber until the next token says who they are. Opens nothing by itself. */
  readonly overlaySubscriber: () => void;
  /** Rejects, still signed in, when the server cannot be reached. */
  readonly signOut: () => Promise<void>;
  /** Another window of this browser signed out: so does this one, if it is the same member's. */
  readonly signedOutElsewhere: () => void;
  /** Another window of this browser signed in: if as another member, this one is displaced. */
  readonly signedInElsewhere: (memberId: string) => void;
  /** Another member signed in on this browser: nothing more is sent from this page. */
  readonly isDisplaced: () => boolean;
  /** Forgets the member on this tab and replaces the page; ends nothing on the server. */
  readonly leave: () => void;
  readonly rememberedPath: RememberedPath;
  readonly flags: JourneyFlags;
  readonly rememberedEmail: RememberedEmail;
  /** The registration under way, in memory only. */
  readonly held: CredentialHolder;
}

export function createSession(options: SessionOptions): Session {
  const { operations, rememberedPath, flags } = options;
  const now = options.now ?? (() => new Date());
  const store = createSessionStore(options.device, now);
  const renewal = createRenewal(operations, store);
  const held = createCredentialHolder();
  const end = () => {
    rememberedPath.forget();
    flags.lowerAll();
    held.forget();
    store.accept(null);
    options.leave();
  };
  return {
    held,
    leave: end,
    isDisplaced: store.isDisplaced,
    signedInElsewhere: store.hear,
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
      // A new subscriber's first questions are asked with the token that says so.
      await renewal.ticketRedeemed();
      if (store.isTokenStale()) await renewal.renewOnce().catch(() => false);
    },
    accessToken: store.token,
    renew: () => renewal.renewOnce().catch(() => false),
    renewWithTicket: (ticket) => renewal.renewWithTicket(ticket).catch(() => false),
    overlaySubscriber: () => overlaySubscriber(store),
    async signIn(input) {
      const answer = await operations.signIn(input);
      if ("code" in answer) return answer;
      held.forget();
      store.accept(answer);
      return null;
    },
    async signOut() {
      const memberId = store.memberId();
      await renewal.renewOnce();
      const token = store.isOwn(memberId) && store.token();
      // The cookie may be another member's by now, whose sign-in is not this page's to end.
      if (token) {
        await operations.signOut(token);
        options.device.set(keys.signedOutAt, now().toISOString());
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
