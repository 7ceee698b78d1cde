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
  PASSWORD,
  REQUEST_RESET,
  RESEND,
  RESET,
  SIGN_UP,
  verified,
} from "../testing/operations";
import { SIGN_UP_BROWSERS } from "./pending-sign-up.rules";

const email = "ada@studio.dance";
const DAY_MS = 86_400_000;

let fixture: AccountsFixture;
/** The browser of the sign-up, and another one on its network. */
let laptop: Browser;
let phone: Browser;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_EMPLOYEE_EMAILS: "@studio.dance" });
});
beforeEach(async () => {
  await fixture.reset();
  laptop = fixture.browser();
  phone = fixture.browser();
});
afterAll(() => fixture.close());

const lastCode = async () => codeIn((await fixture.waitingMails()).at(-1));
const signUp = async (browser: Browser, password = PASSWORD) => {
  await browser.execute(SIGN_UP, { input: aSignUp({ email, password }) });
  return lastCode();
};
const confirm = async (browser: Browser, verificationCode: string) =>
  (await browser.execute(CONFIRM, { input: { email, verificationCode } })).data.confirmSignUp;
const signsIn = (browser: Browser, password = PASSWORD) => enter(browser, { email, password });
const confirmed = { __typename: "ConfirmSignUpSucceeded" };
const signedIn = { __typename: "SignedIn", groups: ["EMPLOYEE"] };
const mismatch = { code: "CODE_MISMATCH" };
const signInRequired = {
  code: "SIGN_IN_REQUIRED",
  message: "Please sign in on this browser first, or use the one you signed up with.",
};
const isVerified = async () =>
  (await fixture.db.query("SELECT 1 FROM account WHERE email_verified_at IS NOT NULL")).rowCount ===
  1;

describe("the mailed code of a stranger's sign-up", () => {
  it("validates the stranger's password in no browser of the address's owner", async () => {
    const code = await signUp(fixture.browser({ address: "198.51.100.4" }), "Stranger1!");
    const ada = fixture.browser();
    expect(await confirm(ada, code)).toMatchObject(signInRequired);
    const { data } = await ada.execute(RESEND, { input: { email } });
    expect(data.resendVerificationCode).toMatchObject(signInRequired);
    expect(await confirm(ada, code)).toMatchObject(signInRequired);
    expect(await isVerified()).toBe(false);
    await ada.execute(REQUEST_RESET, { input: { email } });
    await ada.execute(RESET, { input: { email, code: await lastCode(), newPassword: PASSWORD } });
    expect(await signsIn(ada)).toMatchObject(signedIn);
    expect(await signsIn(fixture.browser(), "Stranger1!")).toMatchObject({
      code: "NOT_AUTHORIZED",
    });
  });
});

describe("a stranger with a copy of the browser's cookie from before the sign-up", () => {
  it("does not replace the password that the mailed code confirms", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    await enter(laptop, { email: "bob@dance.com" });
    const copy = fixture.browser({ device: `${laptop.device()}` });
    const code = await signUp(laptop);
    await signUp(copy, "Stranger1!");
    expect(await confirm(copy, code)).not.toMatchObject(confirmed);
    expect(await confirm(laptop, code)).toMatchObject(confirmed);
    expect(await signsIn(laptop)).toMatchObject(signedIn);
    expect(await signsIn(fixture.browser(), "Stranger1!")).toMatchObject({
      code: "NOT_AUTHORIZED",
    });
    expect(await enter(laptop, { email: "bob@dance.com" })).toMatchObject({
      __typename: "SignedIn",
    });
  });

  it("does not replace the password that a member shares with the browser by signing in", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    await enter(phone, { email: "bob@dance.com" });
    const copy = fixture.browser({ device: `${phone.device()}` });
    const code = await signUp(laptop);
    expect(await signsIn(phone)).toMatchObject({ code: "USER_NOT_CONFIRMED" });
    fixture.clock.advance(30_000);
    expect(await confirm(phone, await signUp(copy, "Stranger1!"))).toMatchObject(mismatch);
    expect(await confirm(phone, code)).toMatchObject(confirmed);
    expect(await signsIn(phone)).toMatchObject(signedIn);
    expect(await signsIn(copy, "Stranger1!")).toMatchObject({ code: "NOT_AUTHORIZED" });
  });

  it("does not replace the password of a member who signs up where the stranger did", async () => {
    await signUp(phone, "Stranger1!");
    const copy = fixture.browser({ device: `${phone.device()}` });
    fixture.clock.advance(30_000);
    const code = await signUp(phone);
    fixture.clock.advance(30_000);
    expect(await confirm(phone, await signUp(copy, "Stranger1!"))).toMatchObject(mismatch);
    expect(await confirm(phone, code)).toMatchObject(confirmed);
    expect(await signsIn(phone)).toMatchObject(signedIn);
    expect(await signsIn(copy, "Stranger1!")).toMatchObject({ code: "NOT_AUTHORIZED" });
  });

  it("leaves the sign-up to the browser, which can repeat it", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    await enter(laptop, { email: "bob@dance.com" });
    await signUp(laptop, "FirstTry1!");
    const code = await signUp(laptop);
    expect((await fixture.db.query("SELECT 1 FROM sign_up")).rowCount).toBe(1);
    expect(await confirm(laptop, code)).toMatchObject(confirmed);
    expect(await signsIn(laptop)).toMatchObject(signedIn);
  });
});

describe("a member who continues in another browser", () => {
  it("signs in there with the new password and can enter the mailed code there", async () => {
    const code = await signUp(laptop);
    expect(await confirm(phone, code)).toMatchObject(signInRequired);
    fixture.clock.advance(30_000);
    expect(await signsIn(phone)).toMatchObject({ code: "USER_NOT_CONFIRMED" });
    expect(await fixture.waitingMails()).toHaveLength(1);
    expect(await confirm(phone, code)).toMatchObject(confirmed);
    expect(await signsIn(phone)).toMatchObject(signedIn);
  });

  it("can request another code there, which replaces the first one", async () => {
    await signUp(laptop);
    await signsIn(phone);
    fixture.clock.advance(30_000);
    const { data } = await phone.execute(RESEND, { input: { email } });
    expect(data.resendVerificationCode).toMatchObject({ __typename: "CodeSent" });
    expect(await confirm(phone, await lastCode())).toMatchObject(confirmed);
  });

  it("is mailed another code when the first one has expired", async () => {
    await signUp(laptop);
    fixture.clock.advance(DAY_MS);
    await signsIn(phone);
    expect(await fixture.waitingMails()).toHaveLength(2);
    expect(await confirm(phone, await lastCode())).toMatchObject(confirmed);
  });

  it("can still come back to the browser of the sign-up", async () => {
    const code = await signUp(laptop);
    fixture.clock.advance(30_000);
    await signsIn(phone);
    expect(await confirm(laptop, code)).toMatchObject(confirmed);
    expect(await confirm(phone, code)).toMatchObject(confirmed);
    expect(await signsIn(phone)).toMatchObject(signedIn);
  });

  it("needs the right password there: a wrong one opens nothing", async () => {
    const code = await signUp(laptop);
    expect(await signsIn(phone, "Stranger1!")).toMatchObject({ code: "NOT_AUTHORIZED" });
    expect(await confirm(phone, code)).toMatchObject(signInRequired);
  });

  it("can do so in a few browsers; the account is forgotten a week after the sign-up all the same", async () => {
    await signUp(laptop);
    fixture.clock.advance(2 * DAY_MS);
    for (let nth = 0; nth < SIGN_UP_BROWSERS + 2; nth += 1) await signsIn(fixture.browser());
    const { rowCount } = await fixture.db.query("SELECT 1 FROM sign_up");
    expect(rowCount).toBe(SIGN_UP_BROWSERS);
    fixture.clock.advance(5 * DAY_MS + 1);
    expect(await fixture.accounts.modules.signUp.services.signUps.pruneUnverified()).toBe(1);
  });
});
