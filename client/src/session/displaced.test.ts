import { OtherMemberError } from "../relay/credentials";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { createJourneyFlags } from "./journeyFlags";
import { createRememberedPath } from "./rememberedPath";
import { createSession } from "./session";
import type { SignedInSession } from "./sessionStore";

const credentials = { email: "ines@example.com", password: "x", rememberMe: false };

/** The one refresh cookie that all tabs of a browser have in common. */
function browser() {
  let cookie: string | null = null;
  const calls: string[] = [];
  let now = new Date("2026-11-20T12:00:00Z");
  const answer = (memberId: string): SignedInSession => ({
    memberId,
    userName: memberId,
    groups: [],
    accessToken: `token of ${memberId}`,
    expiresAt: new Date(+now + 300_000),
  });
  const openTab = (memberId: string) => {
    const tab = deviceStorage(() => sessionStorage);
    return createSession({
      operations: {
        refresh: async () => (cookie === null ? null : answer(cookie)),
        signIn: async () => {
          cookie = memberId;
          return answer(memberId);
        },
        signOut: async (token) => {
          calls.push(`sign out with ${token}`);
          cookie = null;
        },
      },
      device: deviceStorage(() => localStorage),
      rememberedPath: createRememberedPath(tab),
      flags: createJourneyFlags(tab),
      leave: () => calls.push(`leave ${memberId}`),
      now: () => now,
    });
  };
  return {
    calls,
    openTab,
    cookie: () => cookie,
    sleep: () => {
      now = new Date(+now + 600_000);
    },
  };
}

/** Ada signed in in one tab, then Bo in another; Ada's tab heard nothing of it. */
async function twoMembers() {
  const { openTab, ...rest } = browser();
  const ada = openTab("Ada");
  await ada.signIn(credentials);
  const bo = openTab("Bo");
  await bo.signIn(credentials);
  return { ada, bo, ...rest };
}

beforeEach(() => localStorage.clear());

describe("two members in one browser", () => {
  it("a renewal that returns the other member does not change the page's member", async () => {
    const { ada, sleep } = await twoMembers();
    sleep();
    await ada.ready();
    expect(ada.getState()).toMatchObject({ memberId: "Ada" });
    expect(ada.isDisplaced()).toBe(true);
    expect(() => ada.accessToken("Ada")).toThrow(OtherMemberError);
  });

  it("a displaced page requests no more tokens", async () => {
    const { ada, bo, sleep, calls } = await twoMembers();
    ada.signedInElsewhere("Bo");
    sleep();
    await ada.ready();
    expect(() => ada.accessToken("Ada")).toThrow(OtherMemberError);
    await bo.ready();
    expect(bo.accessToken("Bo")).toBe("token of Bo");
    expect(calls).toEqual([]);
  });

  it("the same member in two tabs is not displaced", async () => {
    const { openTab, sleep } = browser();
    const tabs = [openTab("Ada"), openTab("Ada")] as const;
    for (const tab of tabs) await tab.signIn(credentials);
    tabs[0].signedInElsewhere(String(localStorage.getItem(keys.signedInAs)));
    sleep();
    await tabs[0].ready();
    expect(tabs[0].isDisplaced()).toBe(false);
    expect(tabs[0].accessToken("Ada")).toBe("token of Ada");
  });

  it("ends when the first member signs in again", async () => {
    const { ada } = await twoMembers();
    ada.signedInElsewhere("Bo");
    ada.signedInElsewhere("Ada");
    expect(ada.accessToken("Ada")).toBe("token of Ada");
  });

  it("a visitor's tab stays a visitor's", async () => {
    const visitor = browser().openTab("Ada");
    await visitor.boot();
    visitor.signedInElsewhere("Bo");
    expect(visitor.isDisplaced()).toBe(false);
    expect(visitor.accessToken(null)).toBeNull();
  });

  it("shares only the member's id with the other tabs", async () => {
    const { ada } = await twoMembers();
    expect(Object.values(localStorage)).toEqual(["Bo"]);
    ada.signedInElsewhere(String(localStorage.getItem(keys.signedInAs)));
    expect(ada.isDisplaced()).toBe(true);
  });

  it.each([
    ["that knows of it", true],
    ["that has not heard of it", false],
  ])("a sign-out in a tab %s leaves the other one signed in", async (_tab, hasHeard) => {
    const { ada, bo, calls, cookie } = await twoMembers();
    if (hasHeard) ada.signedInElsewhere("Bo");
    await ada.signOut();
    expect(calls).toEqual(["leave Ada"]);
    expect(ada.getState()).toBe(false);
    expect([cookie(), localStorage.getItem(keys.signedInAs)]).toEqual(["Bo", "Bo"]);
    expect(localStorage.getItem(keys.signedOutAt)).toBeNull();
    expect(await bo.renew()).toBe(true);
  });

  it("a page that leaves while it signs out does not sign the other one out", async () => {
    const { ada, calls, cookie } = await twoMembers();
    ada.subscribe(() => ada.isDisplaced() && ada.getState() && ada.leave());
    await ada.signOut();
    expect(calls).toEqual(["leave Ada", "leave Ada"]);
    expect(cookie()).toBe("Bo");
  });

  it("a displaced page stays open when the other member signs out, because of its text", async () => {
    const { ada, calls } = await twoMembers();
    ada.signedInElsewhere("Bo");
    ada.signedOutElsewhere();
    expect(calls).toEqual([]);
  });

  it("a call for one member is not sent after another signed in on the same page", async () => {
    const { bo } = await twoMembers();
    expect(() => bo.accessToken("Ada")).toThrow(OtherMemberError);
    expect(bo.accessToken("Bo")).toBe("token of Bo");
  });
});
