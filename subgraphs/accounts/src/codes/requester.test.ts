import {
  type AccountsFixture,
  accountsFixture,
  type Browser,
  codeIn,
} from "../testing/accounts-fixture";
import {
  aSignUp,
  CONFIRM,
  enter,
  REQUEST_RESET,
  RESET,
  SIGN_UP,
  verified,
  wrongCode,
} from "../testing/operations";

const email = "ada@dance.com";
const newPassword = "NewDance1!";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const request = async (browser: Browser) =>
  (await browser.execute(REQUEST_RESET, { input: { email } })).data.requestPasswordReset;
const reset = async (browser: Browser, code: string) =>
  (await browser.execute(RESET, { input: { email, code, newPassword } })).data.resetPassword;
const lastCode = async () => codeIn((await fixture.waitingMails()).at(-1));
const mailsTo = async () => (await fixture.waitingMails()).filter(({ to }) => to === email).length;
const stranger = (nth = 1) => fixture.browser({ address: `198.51.100.${nth}` });
const sent = { __typename: "CodeSent" };
const mismatch = { code: "CODE_MISMATCH" };
const signInRequired = { code: "SIGN_IN_REQUIRED" };
const limitExceeded = { code: "LIMIT_EXCEEDED" };

describe("a reset code", () => {
  beforeEach(() => verified(fixture));

  it("is not used up by strangers: the browser that requested it has its own attempts", async () => {
    const own = fixture.browser();
    await request(own);
    const code = await lastCode();
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(await reset(stranger(nth), wrongCode(code))).toMatchObject(mismatch);
    }
    expect(await reset(stranger(6), code)).toMatchObject(limitExceeded);
    expect(await reset(own, code)).toMatchObject({ __typename: "PasswordReset" });
  });

  it("allows at most ten guesses: five in the browser that requested it, five in all others", async () => {
    const own = fixture.browser();
    await request(own);
    const code = await lastCode();
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(await reset(stranger(nth), wrongCode(code))).toMatchObject(mismatch);
      expect(await reset(own, wrongCode(code))).toMatchObject(mismatch);
    }
    expect(await reset(own, code)).toMatchObject(limitExceeded);
    expect(await reset(stranger(7), code)).toMatchObject(limitExceeded);
  });

  it("is not used up by a copy of the browser's cookie from before, whoever requested a code then", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    for (const earlier of ["bob@dance.com", email]) {
      fixture.clock.advance(3_600_000);
      const shared = fixture.browser();
      await shared.execute(REQUEST_RESET, { input: { email: earlier } });
      const copy = fixture.browser({ device: `${shared.device()}`, address: "198.51.100.9" });
      fixture.clock.advance(30_000);
      await request(shared);
      const code = await lastCode();
      for (let nth = 0; nth < 5; nth += 1) await reset(copy, wrongCode(code));
      expect(await reset(shared, code)).toMatchObject({ __typename: "PasswordReset" });
    }
  });

  it("is the newest one in the browser that requested several", async () => {
    const own = fixture.browser();
    await request(own);
    const first = await lastCode();
    fixture.clock.advance(30_000);
    await request(own);
    const second = await lastCode();
    // A request that comes too early changes nothing.
    expect(await request(own)).toMatchObject(limitExceeded);
    if (first !== second) expect(await reset(own, first)).toMatchObject(mismatch);
    expect(await reset(own, second)).toMatchObject({ __typename: "PasswordReset" });
  });

  it("is the newest one, too, if the browser became known in between", async () => {
    const own = fixture.browser();
    await request(own);
    await enter(own);
    fixture.clock.advance(30_000);
    await request(own);
    expect(await reset(own, await lastCode())).toMatchObject({ __typename: "PasswordReset" });
  });

  it("works in another browser than the one that requested it", async () => {
    await request(fixture.browser());
    expect(await reset(stranger(), await lastCode())).toMatchObject({
      __typename: "PasswordReset",
    });
  });

  it("that a stranger requested uses the stranger's attempts and replaces no other code", async () => {
    const [own, eve] = [fixture.browser(), stranger()];
    await request(own);
    const code = await lastCode();
    await request(eve);
    for (let nth = 0; nth < 5; nth += 1) await reset(eve, wrongCode(await lastCode()));
    expect(await reset(eve, code)).toMatchObject(limitExceeded);
    expect(await reset(own, code)).toMatchObject({ __typename: "PasswordReset" });
  });

  it("is invalidated with all others once a password was set", async () => {
    const [own, other] = [fixture.browser(), stranger()];
    await request(own);
    const first = await lastCode();
    await request(other);
    await reset(other, await lastCode());
    expect(await reset(own, first)).toMatchObject(mismatch);
  });

  it("works although others have used up the network's attempts", async () => {
    const own = fixture.browser();
    await request(own);
    const code = await lastCode();
    const guesses = Array.from({ length: 61 }, () =>
      fixture.execute(RESET, { input: { email: "bob@dance.com", code, newPassword } }),
    );
    const codes = (await Promise.all(guesses)).map(({ data }) => data.resetPassword.code);
    expect(codes).toContain("LIMIT_EXCEEDED");
    expect(await reset(own, code)).toMatchObject({ __typename: "PasswordReset" });
  });
});

describe("mails with codes", () => {
  it("requested by strangers do not use up anyone else's limit", async () => {
    await verified(fixture);
    const before = await mailsTo();
    const eve = stranger();
    for (let nth = 0; nth < 6; nth += 1) {
      await request(eve);
      fixture.clock.advance(30_000);
    }
    expect((await mailsTo()) - before).toBe(5);
    expect(await request(eve)).toMatchObject(limitExceeded);
    expect(await request(fixture.browser())).toMatchObject(sent);
  });

  it("are limited to fifteen per hour for all strangers, and more for a known browser", async () => {
    await verified(fixture);
    const own = fixture.browser();
    await enter(own);
    const before = await mailsTo();
    for (let nth = 1; nth <= 20; nth += 1) await request(stranger(nth));
    expect((await mailsTo()) - before).toBe(15);
    expect(await request(fixture.browser())).toMatchObject(limitExceeded);
    expect(await request(own)).toMatchObject(sent);
  });

  it("for an unverified account are counted the same way", async () => {
    for (let nth = 1; nth <= 20; nth += 1)
      await stranger(nth).execute(SIGN_UP, { input: aSignUp() });
    expect(await mailsTo()).toBe(15);
  });
});

describe("a verification code", () => {
  it("is not used up by strangers", async () => {
    const own = fixture.browser();
    const { userName } = (await own.execute(SIGN_UP, { input: aSignUp() })).data.signUp;
    const code = await lastCode();
    const confirm = async (browser: Browser, verificationCode: string) =>
      (await browser.execute(CONFIRM, { input: { userName, verificationCode } })).data
        .confirmSignUp;
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(await confirm(stranger(nth), wrongCode(code))).toMatchObject(signInRequired);
    }
    expect(await confirm(stranger(6), code)).toMatchObject(signInRequired);
    expect(await confirm(own, code)).toMatchObject({ userName });
  });
});
