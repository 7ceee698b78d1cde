import {
  type RecaptchaServer,
  recaptchaServer,
} from "@eightcount/sandbox/testing/recaptcha-server";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { aSignUp, enter, SIGN_UP, verified } from "../testing/operations";

const keys = { siteKey: "site-key", secretKey: "secret-of-the-site" };

let google: RecaptchaServer;
let fixture: AccountsFixture;
beforeAll(async () => {
  google = await recaptchaServer({ ...keys, clock: () => fixture.clock.read().getTime() });
  fixture = await accountsFixture({
    EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha",
    RECAPTCHA_SECRET_KEY: keys.secretKey,
    RECAPTCHA_BASE_URL: google.baseUrl,
  });
});
beforeEach(() => fixture.reset());
afterAll(async () => {
  await fixture.close();
  await google.close();
});

const signUp = async (captchaToken: string, email = "ada@dance.com") =>
  (await fixture.execute(SIGN_UP, { input: aSignUp({ captchaToken, email }) })).data.signUp;
const incomplete = { message: "Please complete the reCAPTCHA.", field: "captchaToken" };

describe("with reCAPTCHA configured", () => {
  it("FUN-VAL-15 a sign-up needs a token that the vendor verifies, once and in time", async () => {
    expect(await signUp("made-up")).toMatchObject(incomplete);
    const token = await google.solve();
    expect(await signUp(token)).toMatchObject({ verified: false });
    expect(await signUp(token, "bob@dance.com")).toMatchObject(incomplete);
    const late = await google.solve();
    fixture.clock.advance(121_000);
    expect(await signUp(late, "bob@dance.com")).toMatchObject(incomplete);
  });

  it("AMB-89 five failures ask for a token, which then signs in", async () => {
    await verified(fixture, { captchaToken: await google.solve() });
    const stranger = fixture.browser();
    for (let tries = 0; tries < 5; tries += 1) await enter(stranger, { password: "Dance123?" });
    expect(await enter(stranger)).toMatchObject({ code: "CAPTCHA_REQUIRED" });
    expect(await enter(stranger, { captchaToken: "made-up" })).toMatchObject({
      code: "CAPTCHA_REQUIRED",
    });
    const captchaToken = await google.solve();
    expect(await enter(stranger, { captchaToken })).toMatchObject({ __typename: "SignedIn" });
  });

  it("while the vendor is down, sign-ups fail as unavailable and no program gets in", async () => {
    await google.close();
    expect(await signUp("any")).toMatchObject({
      code: "CAPTCHA_UNAVAILABLE",
      field: "captchaToken",
    });
    const stranger = fixture.browser();
    for (let tries = 0; tries < 5; tries += 1) await enter(stranger);
    expect(await enter(stranger, { captchaToken: "any" })).toMatchObject({
      code: "CAPTCHA_UNAVAILABLE",
    });
    google = await recaptchaServer({ ...keys, clock: Date.now });
  });
});
