import { type AccountsFixture, accountsFixture, refreshTokenIn } from "../testing/accounts-fixture";
import { REFRESH, signIn, verified } from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const refresh = (refreshToken?: string, caller = {}) =>
  fixture.execute(REFRESH, { input: {} }, { ...caller, ...(refreshToken ? { refreshToken } : {}) });
const minutes = (count: number) => count * 60_000;

async function refreshed(token: string, caller = {}): Promise<string> {
  const next = refreshTokenIn(await refresh(token, caller));
  if (!next) throw new Error("the refresh was refused");
  return next;
}

describe("refreshSession", () => {
  it("exchanges the cookie for a new one and a new access token", async () => {
    const userName = await verified(fixture);
    const token = await signIn(fixture, { rememberMe: true });
    fixture.clock.advance(minutes(20));
    const answer = await refresh(token);
    expect(answer.data.refreshSession).toMatchObject({ __typename: "SignedIn", userName });
    expect(refreshTokenIn(answer)).not.toBe(token);
    expect(answer.cookies[0]).toMatch(/; Max-Age=2592000; /);
  });

  it("a token that is reused later ends the session for every holder", async () => {
    await verified(fixture);
    const stolen = await signIn(fixture);
    const successor = await refreshed(await refreshed(stolen));
    fixture.clock.advance(11_000);
    const thief = await refresh(stolen);
    expect(thief.data.refreshSession).toEqual({
      __typename: "SignedOut",
      reason: "SESSION_REVOKED",
    });
    expect(thief.cookies[0]).toMatch(/^eightcount_refresh=; Max-Age=0; /);
    const robbed = await refresh(successor);
    expect(robbed.data.refreshSession).toMatchObject({ reason: "SESSION_ENDED" });
  });

  it("a refresh whose response was lost can be retried for five minutes", async () => {
    const userName = await verified(fixture);
    const token = await signIn(fixture);
    const lost = [await refreshed(token)];
    for (const pause of [11_000, minutes(2), minutes(2)]) {
      fixture.clock.advance(pause);
      lost.push(await refreshed(token));
    }
    const arrived = await refresh(lost.pop());
    expect(arrived.data.refreshSession).toMatchObject({ __typename: "SignedIn", userName });
    // A withdrawn token is invalid. A client that presents it must have stolen it.
    expect((await refresh(lost[0])).data.refreshSession.reason).toBe("SESSION_REVOKED");
    const ended = await refresh(refreshTokenIn(arrived));
    expect(ended.data.refreshSession.reason).toBe("SESSION_ENDED");
  });

  it("a stolen token that was exchanged is invalid after five minutes, whether or not its successor was used", async () => {
    await verified(fixture);
    const stolen = await signIn(fixture);
    const ofTheRobbed = await refreshed(stolen);
    fixture.clock.advance(minutes(5) + 1);
    expect((await refresh(stolen)).data.refreshSession.reason).toBe("SESSION_REVOKED");
    expect((await refresh(ofTheRobbed)).data.refreshSession.reason).toBe("SESSION_ENDED");
  });

  it("a retry does not extend the five minutes", async () => {
    await verified(fixture);
    const stolen = await signIn(fixture);
    await refreshed(stolen);
    fixture.clock.advance(minutes(4));
    await refreshed(stolen);
    fixture.clock.advance(minutes(1) + 1);
    expect((await refresh(stolen)).data.refreshSession.reason).toBe("SESSION_REVOKED");
  });

  it("a thief who uses a stolen token is detected at the member's next refresh", async () => {
    await verified(fixture);
    const stolen = await signIn(fixture);
    const ofTheRobbed = await refreshed(stolen);
    fixture.clock.advance(11_000);
    const ofTheThief = await refreshed(stolen);
    expect((await refresh(ofTheRobbed)).data.refreshSession.reason).toBe("SESSION_REVOKED");
    expect((await refresh(ofTheThief)).data.refreshSession.reason).toBe("SESSION_ENDED");
  });

  it("two tabs that retry concurrently after a lost response both stay signed in", async () => {
    await verified(fixture);
    const shared = await signIn(fixture);
    await refreshed(shared);
    fixture.clock.advance(11_000);
    const tabs = await Promise.all([refresh(shared), refresh(shared)]);
    for (const tab of tabs) await refreshed(refreshTokenIn(tab) ?? "");
  });

  it("ten tabs that refresh concurrently all get the same token", async () => {
    await verified(fixture);
    const shared = await signIn(fixture);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(shared)));
    for (const tab of tabs) expect(tab.data.refreshSession.__typename).toBe("SignedIn");
    expect(new Set(tabs.map(refreshTokenIn)).size).toBe(1);
    const { rows } = await fixture.db.query(
      "SELECT 1 FROM refresh_token WHERE rotated_at IS NULL AND withdrawn_at IS NULL",
    );
    expect(rows).toHaveLength(1);
  });

  it("a tab whose refresh overlaps with another tab's next one gets that tab's token", async () => {
    await verified(fixture);
    const shared = await signIn(fixture);
    const newest = await refreshed(await refreshed(shared));
    expect(await refreshed(shared)).toBe(newest);
    fixture.clock.advance(minutes(5));
    await refreshed(newest);
  });

  it("a tab that is more than ten exchanges behind gets no token and ends nothing", async () => {
    await verified(fixture);
    const shared = await signIn(fixture);
    let newest = shared;
    for (let nth = 0; nth < 10; nth += 1) newest = await refreshed(newest);
    expect(await refreshed(shared)).toBe(newest);
    newest = await refreshed(newest);
    const outrun = await refresh(shared);
    expect(outrun.errors?.[0]?.originalError).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(outrun.cookies).toEqual([]);
    await refreshed(newest);
  });

  it("accepts sixty refreshes of one sign-in per minute; more change nothing, and other sign-ins continue", async () => {
    await verified(fixture);
    const [own, other] = [await signIn(fixture), await signIn(fixture)];
    let newest = own;
    for (let nth = 0; nth < 60; nth += 1) newest = await refreshed(newest);
    const kept = () =>
      fixture.db.query(
        "SELECT * FROM session_family JOIN refresh_token t ON t.family_id = session_family.id ORDER BY t.id",
      );
    const before = (await kept()).rows;
    const refused = await refresh(newest);
    expect(refused.errors?.[0]?.originalError).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(refused.cookies).toEqual([]);
    expect((await kept()).rows).toEqual(before);
    await refreshed(other);
  });

  it("the stored hash and seed alone do not reveal the next token", async () => {
    await verified(fixture);
    const next = await refreshed(await signIn(fixture));
    const { rows } = await fixture.db.query("SELECT * FROM refresh_token");
    expect(JSON.stringify(rows)).not.toContain(next);
  });

  it("the short grace is for the same browser only", async () => {
    await verified(fixture);
    const token = await signIn(fixture);
    await refreshed(token);
    const other = await refresh(token, { userAgent: "curl" });
    expect(other.data.refreshSession).toMatchObject({ reason: "SESSION_REVOKED" });
  });

  it("ends after a day without use, or after 30 days when remembered", async () => {
    await verified(fixture);
    const session = await signIn(fixture);
    const remembered = await signIn(fixture, { rememberMe: true });
    fixture.clock.advance(minutes(24 * 60));
    expect((await refresh(session)).data.refreshSession).toMatchObject({ reason: "SESSION_ENDED" });
    fixture.clock.advance(minutes(28 * 24 * 60));
    expect((await refresh(remembered)).data.refreshSession.__typename).toBe("SignedIn");
  });

  it.each([undefined, "", "nonsense", "x".repeat(43), "%00".repeat(9_000)])(
    "without a valid token (%#), the visitor stays signed out",
    async (token) => {
      const { data } = await refresh(token);
      expect(data.refreshSession).toEqual({ __typename: "SignedOut", reason: "NO_SESSION" });
    },
  );
});
