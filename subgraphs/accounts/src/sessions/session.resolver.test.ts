import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import {
  type AccountsFixture,
  accountsFixture,
  codeIn,
  refreshTokenIn,
} from "../testing/accounts-fixture";
import {
  CONFIRM,
  PASSWORD,
  REFRESH,
  SIGN_IN,
  SIGN_OUT,
  signedUp,
  signIn,
  verified,
} from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const enter = (input: object = {}, caller = {}) =>
  fixture.execute(
    SIGN_IN,
    { input: { email: "ada@dance.com", password: PASSWORD, rememberMe: false, ...input } },
    caller,
  );
const refresh = (refreshToken?: string, caller = {}) =>
  fixture.execute(REFRESH, { input: {} }, { ...caller, ...(refreshToken ? { refreshToken } : {}) });
const minutes = (count: number) => count * 60_000;

async function refreshed(token: string, caller = {}): Promise<string> {
  const next = refreshTokenIn(await refresh(token, caller));
  if (!next) throw new Error("the refresh was refused");
  return next;
}

describe("signIn", () => {
  it("FUN-SIGN-11 ROLE-03 returns the user name and a token with the groups", async () => {
    const userName = await verified(fixture);
    await fixture.db.query("UPDATE account SET groups = '{SUBSCRIBER,FREE_ACCESS}'");
    const { data } = await enter();
    expect(data.signIn).toMatchObject({ userName, groups: ["SUBSCRIBER", "FREE_ACCESS"] });
    const keys = createLocalJWKSet({
      keys: [...fixture.accounts.modules.sessions.services.keys.jwks.keys],
    });
    const { payload, protectedHeader } = await jwtVerify(data.signIn.accessToken, keys, {
      algorithms: ["ES256"],
      issuer: "eightcount-accounts",
      audience: "eightcount",
      currentDate: fixture.clock.read(),
    });
    expect(protectedHeader.kid).toBe(
      fixture.accounts.modules.sessions.services.keys.jwks.keys[0]?.kid,
    );
    expect(payload).toMatchObject({
      sub: userName,
      email: "ada@dance.com",
      email_verified: true,
      "cognito:groups": ["Subscriber", "FreeAccess"],
      "cognito:username": userName,
      token_use: "access",
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(data.signIn.expiresAt).toBe("2026-11-21T10:05:00.000Z");
    const { rows } = await fixture.db.query("SELECT id FROM session_family");
    expect(payload.sid).toBe(rows[0].id);
  });

  it("a refreshed token still says when the password was entered", async () => {
    await verified(fixture);
    const token = await signIn(fixture);
    const enteredAt = fixture.clock.read().getTime() / 1000;
    fixture.clock.advance(minutes(20));
    const { data } = await refresh(token);
    const claims = decodeJwt(data.refreshSession.accessToken);
    expect(claims).toMatchObject({ auth_time: enteredAt, iat: enteredAt + 20 * 60 });
  });

  it("an unknown e-mail: 'That email you entered does not exist in our records.'", async () => {
    const { data, cookies } = await enter({ email: "eve@dance.com" });
    expect(data.signIn).toMatchObject({
      code: "USER_NOT_FOUND",
      message: "That email you entered does not exist in our records.",
      field: "email",
    });
    expect(cookies).toEqual([]);
  });

  it("a wrong password: 'The password you entered is incorrect.'", async () => {
    await verified(fixture);
    expect((await enter({ password: "Dance123?" })).data.signIn).toMatchObject({
      code: "NOT_AUTHORIZED",
      message: "The password you entered is incorrect.",
      field: "password",
    });
    const long = await enter({ password: "x".repeat(10_000) });
    expect(long.data.signIn).toMatchObject({ code: "NOT_AUTHORIZED" });
  });

  it("an account is reported as unverified only after the correct password", async () => {
    await signedUp(fixture);
    const wrong = await enter({ password: "Dance123?" });
    expect(wrong.data.signIn).toMatchObject({ code: "NOT_AUTHORIZED" });
    expect((await enter()).data.signIn).toMatchObject({
      code: "USER_NOT_CONFIRMED",
      message: "Your account is not verified. You will be redirected shortly.",
    });
  });

  it("an unverified account gets a fresh code, which confirms it", async () => {
    const userName = await signedUp(fixture);
    fixture.clock.advance(minutes(25 * 60));
    await enter({ password: "Dance123?" });
    expect(await fixture.waitingMails()).toHaveLength(1);
    const own = fixture.browser();
    await own.execute(SIGN_IN, {
      input: { email: "ada@dance.com", password: PASSWORD, rememberMe: false },
    });
    const mails = await fixture.waitingMails();
    expect(mails).toHaveLength(2);
    const input = { userName, verificationCode: codeIn(mails.at(-1)) };
    expect((await own.execute(CONFIRM, { input })).data.confirmSignUp).toMatchObject({ userName });
    expect((await enter()).data.signIn.__typename).toBe("SignedIn");
    expect(await fixture.waitingMails()).toHaveLength(2);
  });

  it("sign-ins of an unverified account mail no more than the resend action may", async () => {
    const own = fixture.browser();
    const input = { email: "ada@dance.com", password: PASSWORD, rememberMe: false };
    const enter = () => own.execute(SIGN_IN, { input });
    await signedUp(fixture, {}, own);
    for (let tries = 0; tries < 3; tries += 1) await enter();
    expect(await fixture.waitingMails()).toHaveLength(1);
    for (let tries = 0; tries < 8; tries += 1) {
      fixture.clock.advance(30_000);
      expect((await enter()).data.signIn).toMatchObject({ code: "USER_NOT_CONFIRMED" });
    }
    expect(await fixture.waitingMails()).toHaveLength(5);
  });

  it("sets a cookie for the session, or for 30 days when remembered", async () => {
    await verified(fixture);
    const [session] = (await enter()).cookies;
    expect(session).toMatch(
      /^eightcount_refresh=[\w-]{43}; Path=\/graphql; HttpOnly; SameSite=Lax$/,
    );
    const [remembered] = (await enter({ rememberMe: true })).cookies;
    expect(remembered).toMatch(/; Max-Age=2592000; /);
  });

  it("keeps only a hash of the refresh token", async () => {
    await verified(fixture);
    const token = await signIn(fixture);
    const { rows } = await fixture.db.query("SELECT token_hash FROM refresh_token");
    expect(rows[0].token_hash).not.toContain(token);
  });

  it("a hash made with weaker parameters is replaced at the next sign-in", async () => {
    const { hash } = await import("@node-rs/argon2");
    await verified(fixture);
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await fixture.db.query("UPDATE account SET password_hash = $1", [weak]);
    expect((await enter()).data.signIn.__typename).toBe("SignedIn");
    const { rows } = await fixture.db.query("SELECT password_hash FROM account");
    expect(rows[0].password_hash).toContain("m=19456,t=2,p=1");
    expect((await enter()).data.signIn.__typename).toBe("SignedIn");
  });
});

describe("a session", () => {
  const VIEWER = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
    ... on Member { profile { email groups } } } }`;

  it("API-ACC-05 is opened, returns the member and their credentials, and is closed", async () => {
    const userName = await verified(fixture);
    const opened = await enter();
    const { member, accessToken } = opened.data.signIn;
    const representations = [{ __typename: "Member", id: member.id }];
    const whoami = await fixture.execute(VIEWER, { representations }, { memberId: userName });
    expect(whoami.data._entities[0].profile).toEqual({ email: "ada@dance.com", groups: [] });
    const refreshToken = refreshTokenIn(opened) ?? "";
    fixture.clock.advance(1_000);
    const credentials = await refresh(refreshToken);
    expect(credentials.data.refreshSession).toMatchObject({ userName, groups: [] });
    expect(credentials.data.refreshSession.accessToken).not.toBe(accessToken);
    const current = refreshTokenIn(credentials) ?? "";
    await fixture.execute(SIGN_OUT, {}, { refreshToken: current });
    expect((await refresh(current)).data.refreshSession.__typename).toBe("SignedOut");
  });
});

describe("stored sign-ins", () => {
  it("ended ones are deleted after a day, exchanged tokens of an active one after a month", async () => {
    await verified(fixture);
    let token = await signIn(fixture, { rememberMe: true });
    const ended = await signIn(fixture);
    await fixture.execute(SIGN_OUT, {}, { refreshToken: ended });
    for (let week = 0; week < 6; week += 1) {
      token = await refreshed(token);
      fixture.clock.advance(minutes(7 * 24 * 60));
    }
    const { sessions } = fixture.accounts.modules.sessions.services;
    expect(await sessions.pruneEnded()).toBe(1);
    await sessions.pruneExchanged();
    const { rows } = await fixture.db.query("SELECT 1 FROM refresh_token");
    // Those of the last month, and the one that is still good.
    expect(rows).toHaveLength(5);
    expect((await refresh(token)).data.refreshSession.__typename).toBe("SignedIn");
  });
});

describe("signOut", () => {
  it("ends the whole sign-in and removes the cookie", async () => {
    await verified(fixture);
    const earlier = await signIn(fixture);
    const token = await refreshed(earlier);
    const other = await signIn(fixture, {}, { userAgent: "Safari" });
    const answer = await fixture.execute(SIGN_OUT, {}, { refreshToken: token });
    expect(answer.data.signOut.reason).toBe("SIGNED_OUT");
    expect(refreshTokenIn(answer)).toBe("");
    expect((await refresh(token)).data.refreshSession).toMatchObject({ reason: "SESSION_ENDED" });
    expect((await refresh(other, { userAgent: "Safari" })).data.refreshSession.__typename).toBe(
      "SignedIn",
    );
  });

  it("works for visitors too", async () => {
    expect((await fixture.execute(SIGN_OUT)).data.signOut.reason).toBe("SIGNED_OUT");
  });
});
