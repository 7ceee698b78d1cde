import type { GraphQLResponse } from "relay-runtime";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { canWatch } from "./authState";
import { createJourneyFlags } from "./journeyFlags";
import { createRememberedPath } from "./rememberedPath";
import { createSession } from "./session";
import { createSessionOperations, type SessionOperations } from "./sessionOperations";
import type { SignedInSession } from "./sessionStore";

const aMember = (groups: SignedInSession["groups"] = []): SignedInSession => ({
  memberId: "TWVtYmVyOjE",
  userName: "1",
  groups,
  accessToken: "token-1",
  expiresAt: new Date("2026-11-20T12:05:00Z"),
});

function world(overrides: Partial<SessionOperations> = {}) {
  const calls: string[] = [];
  let now = new Date("2026-11-20T12:00:00Z");
  const operations: SessionOperations = {
    refresh: async (ticket) => {
      calls.push(`refresh ${ticket ?? "-"}`);
      return aMember(ticket === null ? [] : ["SUBSCRIBER"]);
    },
    signIn: async ({ email }) => {
      calls.push(`signIn ${email}`);
      return aMember();
    },
    signOut: async () => {
      calls.push("signOut");
    },
    ...overrides,
  };
  const device = deviceStorage(() => localStorage);
  const tab = deviceStorage(() => sessionStorage);
  const session = createSession({
    operations,
    device,
    rememberedPath: createRememberedPath(tab),
    flags: createJourneyFlags(tab),
    leave: () => calls.push("leave"),
    now: () => now,
  });
  return { session, calls, setNow: (iso: string) => (now = new Date(iso)) };
}

const credentials = { email: "ines@example.com", password: "x", rememberMe: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("session", () => {
  it("ROUTE-20 is undefined until the first check completes, then holds the member", async () => {
    const { session } = world();
    expect(session.getState()).toBeUndefined();
    await session.boot();
    expect(session.getState()).toEqual({ memberId: "TWVtYmVyOjE", userName: "1", groups: [] });
    expect(session.accessToken()).toBe("token-1");
  });

  it("ROUTE-21 a check that fails counts as signed out", async () => {
    const { session } = world({ refresh: () => Promise.reject(new Error("no network")) });
    expect(await session.settled()).toBe(false);
    expect(session.accessToken()).toBeNull();
  });

  it("checks once for any number of callers", async () => {
    const { session, calls } = world();
    await Promise.all([session.boot(), session.settled(), session.boot(), session.renew()]);
    expect(calls).toEqual(["refresh -"]);
  });

  it("lets a first-time visitor's requests go without waiting for the check", async () => {
    const { session, calls } = world();
    await session.ready();
    expect(calls).toEqual([]);
  });

  it("lets requests of a browser that was signed in wait for the check", async () => {
    const before = world();
    await before.session.signIn(credentials);
    const after = world();
    await after.session.ready();
    expect(after.session.accessToken()).toBe("token-1");
  });

  it("renews a token that is about to expire before it is used", async () => {
    const { session, calls, setNow } = world();
    await session.boot();
    setNow("2026-11-20T12:04:40Z");
    await session.ready();
    expect(calls).toEqual(["refresh -"]);
    setNow("2026-11-20T12:04:50Z");
    await session.ready();
    expect(calls).toEqual(["refresh -", "refresh -"]);
  });

  it("renews before the first request of a tab that slept, once for all of them", async () => {
    let renewals = 0;
    const { session, setNow } = world({
      refresh: async () => {
        renewals += 1;
        return { ...aMember(), accessToken: `token-${renewals}` };
      },
    });
    await session.boot();
    setNow("2026-11-20T20:30:00Z");
    await Promise.all([session.ready(), session.ready(), session.ready()]);
    expect(session.accessToken()).toBe("token-2");
  });

  it("a device whose clock is ahead does not renew before every request", async () => {
    const { session, calls, setNow } = world();
    setNow("2026-11-20T12:20:00Z");
    await session.boot();
    for (const moment of ["12:20:10", "12:20:20", "12:20:59", "12:21:00"]) {
      setNow(`2026-11-20T${moment}Z`);
      await session.ready();
    }
    expect(calls).toEqual(["refresh -", "refresh -"]);
  });

  it("returns a refusal and stays signed out", async () => {
    const refusal = {
      code: "NOT_AUTHORIZED",
      message: "The password you entered is incorrect.",
      field: null,
    };
    const { session } = world({ signIn: async () => refusal, refresh: async () => null });
    await session.boot();
    expect(await session.signIn(credentials)).toEqual(refusal);
    expect(session.getState()).toBe(false);
  });

  it("holds the registration's credentials only until they have signed in", async () => {
    const { email, password } = credentials;
    const refusal = { code: "NOT_AUTHORIZED", message: "no", field: null };
    const refused = world({ signIn: async () => refusal }).session;
    const signedIn = world().session;
    for (const session of [refused, signedIn]) {
      session.pendingCredentials.hold({ email, password, userName: "1", continueTo: "/" });
      await session.signIn(credentials);
    }
    expect(refused.pendingCredentials.get()).not.toBeNull();
    expect(signedIn.pendingCredentials.get()).toBeNull();
  });

  it("AMB-113 overlays the Subscriber group until the next token", async () => {
    const { session } = world();
    await session.boot();
    expect(canWatch(session.getState())).toBe(false);
    session.overlaySubscriber();
    expect(canWatch(session.getState())).toBe(true);
    await session.renew();
    expect(canWatch(session.getState())).toBe(false);
  });

  it("renews with billing's ticket, which adds the Subscriber group immediately", async () => {
    const { session, calls } = world();
    const plain = session.renew();
    expect(await session.renewWithTicket("ticket-1")).toBe(true);
    await plain;
    expect(calls).toEqual(["refresh -", "refresh ticket-1"]);
    expect(canWatch(session.getState())).toBe(true);
  });

  it("a renewal that starts meanwhile does not consume the ticket", async () => {
    const { session, calls } = world();
    void session.renew().then(() => session.renew());
    expect(await session.renewWithTicket("ticket-1")).toBe(true);
    expect(calls).toEqual(["refresh -", "refresh -", "refresh ticket-1"]);
    expect(canWatch(session.getState())).toBe(true);
  });

  it("requests of a new subscriber wait for the token with the group", async () => {
    const { session } = world({
      refresh: async (ticket) => {
        if (ticket !== null) await new Promise((resolve) => setTimeout(resolve, 20));
        return { ...aMember(), accessToken: ticket ?? "before" };
      },
    });
    await session.boot();
    session.overlaySubscriber();
    void session.renewWithTicket("after");
    expect(canWatch(session.getState())).toBe(true);
    expect(session.accessToken()).toBe("before");
    await session.ready();
    expect(session.accessToken()).toBe("after");
  });

  it("FUN-MISC-10 ROUTE-29 sign-out resets every auth flag and leaves the page", async () => {
    const { session, calls } = world();
    await session.signIn(credentials);
    session.rememberedPath.remember("/saved");
    session.flags.raise("postSignUp");
    session.flags.raise("checkoutPending");
    await session.signOut();
    expect(calls).toEqual(["signIn ines@example.com", "refresh -", "signOut", "leave"]);
    expect(session.getState()).toBe(false);
    expect(session.accessToken()).toBeNull();
    expect(session.rememberedPath.peek()).toBeNull();
    expect(session.flags.isRaised("postSignUp")).toBe(false);
    expect(session.flags.isRaised("checkoutPending")).toBe(false);
  });

  it("a sign-out uses a new token, even after a long sleep", async () => {
    const tokens: (string | null)[] = [];
    const { signOut } = createSessionOperations(async (_operation, _variables, context) => {
      tokens.push(context.accessToken);
      return { data: { signOut: { reason: "SIGNED_OUT" } } } as unknown as GraphQLResponse;
    });
    const refresh = async () => ({ ...aMember(), accessToken: "token-2" });
    const { session } = world({ signOut, refresh });
    await session.signIn(credentials);
    await session.signOut();
    expect(tokens).toEqual(["token-2"]);
    expect(session.getState()).toBe(false);
  });

  it("a sign-out ends the other windows of the browser, and leaves a visitor's alone", async () => {
    const other = world();
    await other.session.signIn(credentials);
    const visitor = world({ refresh: async () => null });
    await visitor.session.boot();
    const { session } = world();
    await session.signIn(credentials);
    await session.signOut();
    expect(localStorage.getItem(keys.signedOutAt)).not.toBeNull();
    other.session.signedOutElsewhere();
    visitor.session.signedOutElsewhere();
    expect(other.session.getState()).toBe(false);
    expect(other.calls).toEqual(["signIn ines@example.com", "leave"]);
    expect(visitor.calls).toEqual([]);
  });

  it("stays signed in when a sign-out does not reach the server", async () => {
    const { session } = world({ signOut: () => Promise.reject(new Error("no network")) });
    await session.signIn(credentials);
    await expect(session.signOut()).rejects.toThrow("no network");
    expect(session.accessToken()).toBe("token-1");
  });
});

describe("remembered path", () => {
  it("keeps paths of this site only", () => {
    const path = createRememberedPath(deviceStorage(() => sessionStorage));
    path.remember("/history?status=completed");
    expect(path.peek()).toBe("/history?status=completed");
    for (const foreign of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://a.example",
      "/",
    ]) {
      path.forget();
      path.remember(foreign);
      expect(path.peek()).toBeNull();
    }
  });
});
