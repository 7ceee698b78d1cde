import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";
import { decodeJwt } from "jose";
import {
  type AccountsFixture,
  accountsFixture,
  codeIn,
  refreshTokenIn,
} from "../testing/accounts-fixture";
import { PASSWORD, REFRESH, SIGN_IN, SIGN_OUT, verified } from "../testing/operations";
import { EndedSessionsRepository } from "./ended-sessions.repository";

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  __typename } }`;
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  __typename } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`;
const LIFE_SECONDS = 120;
const email = "ada@dance.com";
const newPassword = "NewDance1!";
const logger = createLogger("ended-sessions-test");
logger.level = "silent";

let fixture: AccountsFixture;
let gateway: RedisConnection;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_ACCESS_TOKEN_SECONDS: String(LIFE_SECONDS) });
  gateway = new RedisConnection({ redisUrl: fixture.redisUrl, logger, prefix: "" });
  await gateway.open();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture);
});
afterAll(async () => {
  await gateway.close();
  await fixture.close();
});

/** A sign-in as its browser holds it, and as its access token names it. */
async function signedIn(of = email) {
  const input = { email: of, password: PASSWORD, rememberMe: false };
  const answer = await fixture.execute(SIGN_IN, { input });
  const sessionId = String(decodeJwt(answer.data.signIn.accessToken).sid);
  return { refreshToken: refreshTokenIn(answer) ?? "", sessionId };
}
const isEnded = async ({ sessionId }: { sessionId: string }) =>
  (await gateway.client.exists(endedSessionKey(sessionId))) === 1;

describe("the gateway immediately learns that a sign-in has ended", () => {
  it("by sign-out: that one only, until its last access token has expired", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await fixture.execute(SIGN_OUT, {}, { refreshToken: here.refreshToken });
    expect([await isEnded(here), await isEnded(there)]).toEqual([true, false]);
    const lifetimeMs = await gateway.client.pTTL(endedSessionKey(here.sessionId));
    expect(lifetimeMs).toBeGreaterThan(LIFE_SECONDS * 1000);
    expect(lifetimeMs).toBeLessThanOrEqual((LIFE_SECONDS + 60) * 1000);
  });

  describe("by sign-out with an access token", () => {
    const refresh = async ({ refreshToken }: { refreshToken: string }) =>
      (await fixture.execute(REFRESH, { input: {} }, { refreshToken })).data.refreshSession
        .__typename;

    it("also without the refresh cookie", async () => {
      const [here, there] = [await signedIn(), await signedIn()];
      const answer = await fixture.execute(SIGN_OUT, {}, { memberId, sessionId: here.sessionId });
      expect(answer.data.signOut).toEqual({ reason: "SIGNED_OUT" });
      expect([await isEnded(here), await isEnded(there)]).toEqual([true, false]);
      expect([await refresh(here), await refresh(there)]).toEqual(["SignedOut", "SignedIn"]);
    });

    it("both sign-ins of the member, that of the token and that of the cookie", async () => {
      const [tab, cookie] = [await signedIn(), await signedIn()];
      const { sessionId } = tab;
      const answer = await fixture.execute(
        SIGN_OUT,
        {},
        { memberId, sessionId, refreshToken: cookie.refreshToken },
      );
      expect(refreshTokenIn(answer)).toBe("");
      expect([await isEnded(tab), await isEnded(cookie)]).toEqual([true, true]);
    });

    it("not that of another member, whose cookie stays", async () => {
      await verified(fixture, { email: "bob@dance.com" });
      const [own, bobs] = [await signedIn(), await signedIn("bob@dance.com")];
      const { sessionId } = own;
      const answer = await fixture.execute(
        SIGN_OUT,
        {},
        { memberId, sessionId, refreshToken: bobs.refreshToken },
      );
      expect(answer.data.signOut).toEqual({ reason: "SIGNED_OUT" });
      expect(answer.cookies).toEqual([]);
      expect([await isEnded(own), await isEnded(bobs)]).toEqual([true, false]);
      expect(await refresh(bobs)).toBe("SignedIn");
    });
  });

  it("by a new password: every one except the one that set it", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const input = { currentPassword: PASSWORD, newPassword };
    await fixture.execute(CHANGE, { input }, { memberId, refreshToken: here.refreshToken });
    expect([await isEnded(here), await isEnded(there)]).toEqual([false, true]);
  });

  it("by a reset: every one", async () => {
    const sessions = [await signedIn(), await signedIn()];
    await fixture.execute(REQUEST, { input: { email } });
    const code = codeIn((await fixture.waitingMails()).at(-1));
    await fixture.execute(RESET, { input: { email, code, newPassword } });
    expect(await Promise.all(sessions.map(isEnded))).toEqual([true, true]);
  });

  it("by a reused refresh token: every holder of the sign-in", async () => {
    const session = await signedIn();
    const refresh = async (refreshToken: string) =>
      fixture.execute(REFRESH, { input: {} }, { refreshToken });
    const next = refreshTokenIn(await refresh(session.refreshToken)) ?? "";
    await refresh(next);
    fixture.clock.advance(11_000);
    expect(await isEnded(session)).toBe(false);
    await refresh(session.refreshToken);
    expect(await isEnded(session)).toBe(true);
  });
});

it("a refreshed access token contains the same sign-in id", async () => {
  const { refreshToken, sessionId } = await signedIn();
  const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken });
  expect(decodeJwt(data.refreshSession.accessToken)).toMatchObject({ sid: sessionId });
});

it("nothing waits or fails while Redis is down", async () => {
  const redisConnection = new RedisConnection({
    redisUrl: "redis://127.0.0.1:1",
    logger,
    prefix: "",
  });
  await redisConnection.open();
  const ended = new EndedSessionsRepository({ redisConnection, logger, lifetimeMs: 1_000 });
  await expect(ended.add([memberId])).resolves.toBeUndefined();
  await redisConnection.close();
});
