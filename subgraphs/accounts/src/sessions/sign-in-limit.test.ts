import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { freshCaptcha, PASSWORD, SIGN_IN, verified } from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  await verified(fixture);
});
afterAll(() => fixture.close());

const elsewhere = { address: "198.51.100.4" };
const enter = async (input: object = {}, caller = {}) => {
  const credentials = { email: "ada@dance.com", password: PASSWORD, rememberMe: false, ...input };
  return (await fixture.execute(SIGN_IN, { input: credentials }, caller)).data.signIn;
};
const guess = async (times: number, input: object = {}, caller = {}) => {
  for (let tries = 0; tries < times; tries += 1) {
    await enter({ password: "Dance123?", ...input }, caller);
  }
};
const captchaRequired = {
  __typename: "SignInRefused",
  code: "CAPTCHA_REQUIRED",
  message: "Please complete the reCAPTCHA.",
  field: "captchaToken",
};
const solved = () => ({ captchaToken: freshCaptcha() });

describe("a captcha at sign-in", () => {
  it("AMB-89 is required after five failures, even with the correct password", async () => {
    await guess(4);
    expect(await enter({ password: "Dance123?" })).toMatchObject({ code: "NOT_AUTHORIZED" });
    expect(await enter()).toEqual(captchaRequired);
    expect((await enter(solved())).__typename).toBe("SignedIn");
    // Whoever is in starts afresh.
    expect((await enter()).__typename).toBe("SignedIn");
  });

  it("AMB-89 is valid for one attempt and verified on the server", async () => {
    await guess(5);
    for (const captchaToken of ["", " ", "nonsense", "x".repeat(10_000)]) {
      expect(await enter({ captchaToken })).toEqual(captchaRequired);
    }
    const once = solved();
    expect(await enter({ ...once, password: "Dance123?" })).toMatchObject({
      code: "NOT_AUTHORIZED",
    });
    expect(await enter(once)).toEqual(captchaRequired);
  });

  it("counts overlong text as one address, so that the store keeps no long keys", async () => {
    const long = "x".repeat(300);
    for (const end of "abcde") await enter({ email: `${long}${end}@dance.com` });
    expect(await enter({ email: `${long}f@dance.com` })).toEqual(captchaRequired);
  });

  it("is required from one network that tries many emails, known or not", async () => {
    for (let tries = 0; tries < 15; tries += 1) {
      expect(await enter({ email: `eve${tries}@dance.com` })).toMatchObject({
        code: "USER_NOT_FOUND",
      });
    }
    expect(await enter({ email: "eve@dance.com" })).toEqual(captchaRequired);
    expect((await enter({}, elsewhere)).__typename).toBe("SignedIn");
  });

  it("is required for an email that many networks try", async () => {
    for (let tries = 1; tries <= 15; tries += 1) {
      await guess(1, {}, { address: `198.51.100.${tries}` });
    }
    expect(await enter()).toEqual(captchaRequired);
  });

  it("is not required after the correct password", async () => {
    for (let times = 0; times < 20; times += 1) {
      expect((await enter()).__typename).toBe("SignedIn");
    }
  });

  it("guesses from one network do not affect others", async () => {
    await guess(51);
    expect((await enter({}, elsewhere)).__typename).toBe("SignedIn");
  });
});

describe("waiting at sign-in", () => {
  it("twenty failures from one network mean waiting a quarter of an hour, captcha or not", async () => {
    await guess(5);
    for (let tries = 0; tries < 15; tries += 1) await guess(1, solved());
    expect(await enter(solved())).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "Something went wrong! Check back later!",
    });
    expect(await enter(solved(), elsewhere)).toMatchObject({ __typename: "SignedIn" });
  });
});
