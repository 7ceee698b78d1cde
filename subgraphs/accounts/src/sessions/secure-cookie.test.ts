import { type AccountsFixture, accountsFixture, refreshTokenIn } from "../testing/accounts-fixture";
import { REFRESH, SIGN_OUT, signIn, verified } from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_COOKIE_SECURE: "true" });
});
beforeEach(async () => {
  await fixture.reset();
  await verified(fixture);
});
afterAll(() => fixture.close());

const HOST_NAME = "__Host-eightcount_refresh";
const refresh = (cookies: Readonly<Record<string, string>>) =>
  fixture.execute(REFRESH, { input: {} }, { cookies });

describe("over HTTPS", () => {
  it("a sign-in sets, renews, and clears the cookie under the prefix", async () => {
    const token = await signIn(fixture);
    const renewed = await refresh({ [HOST_NAME]: token });
    expect(renewed.data.refreshSession.__typename).toBe("SignedIn");
    expect(renewed.cookies).toEqual([
      expect.stringMatching(
        /^__Host-eightcount_refresh=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const cookies = { [HOST_NAME]: refreshTokenIn(renewed) ?? "" };
    const { cookies: cleared } = await fixture.execute(SIGN_OUT, {}, { cookies });
    expect(cleared).toEqual([expect.stringMatching(/^__Host-eightcount_refresh=; Max-Age=0; /)]);
    expect((await refresh(cookies)).data.refreshSession.reason).toBe("SESSION_ENDED");
  });

  it("a token under the plain name is ignored", async () => {
    const answer = await refresh({ eightcount_refresh: await signIn(fixture) });
    expect(answer.data.refreshSession).toEqual({ __typename: "SignedOut", reason: "NO_SESSION" });
  });

  it("a token set by a sibling domain cannot switch the signed-in member", async () => {
    const mine = await signIn(fixture);
    const tossed = await signIn(fixture, {}, { userAgent: "the attacker's" });
    const answer = await refresh({ eightcount_refresh: tossed, [HOST_NAME]: mine });
    expect(answer.data.refreshSession.__typename).toBe("SignedIn");
    const untouched = await fixture.execute(
      REFRESH,
      { input: {} },
      { cookies: { [HOST_NAME]: tossed }, userAgent: "the attacker's" },
    );
    expect(untouched.data.refreshSession.__typename).toBe("SignedIn");
  });
});
