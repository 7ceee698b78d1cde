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
  freshCaptcha,
  PASSWORD,
  REQUEST_RESET,
  RESET,
  SIGN_UP,
  verified,
} from "../testing/operations";

const email = "ada@studio.dance";
const STRANGERS = "Stranger1!";
const NEW = "NewDance1!";
const DAY_MS = 86_400_000;

let fixture: AccountsFixture;
/** The owner's browser, and a stranger's on another network. */
let ada: Browser;
let eve: Browser;
beforeAll(async () => {
  fixture = await accountsFixture({
    EIGHTCOUNT_EMPLOYEE_EMAILS: "@studio.dance",
    EIGHTCOUNT_CAMPAIGN_TABLE: '{"spring":"CRM"}',
    EIGHTCOUNT_CRM_ORDER_URL: "https://orders.dance.com/crm/order",
  });
});
beforeEach(async () => {
  await fixture.reset();
  ada = fixture.browser();
  eve = fixture.browser({ address: "198.51.100.4" });
});
afterAll(() => fixture.close());

const lastCode = async () => codeIn((await fixture.waitingMails()).at(-1));
async function signUp(browser: Browser, input: object = {}): Promise<string> {
  const { data } = await browser.execute(SIGN_UP, { input: aSignUp({ email, ...input }) });
  expect(data.signUp).toMatchObject({ __typename: "SignUpSucceeded", verified: false });
  return lastCode();
}
const signUpAsStranger = (input: object = {}) => signUp(eve, { password: STRANGERS, ...input });
const confirm = async (browser: Browser, verificationCode: string) =>
  (await browser.execute(CONFIRM, { input: { email, verificationCode } })).data.confirmSignUp;
const confirmed = { __typename: "ConfirmSignUpSucceeded" };
const signsIn = (browser: Browser, password: string = PASSWORD) =>
  enter(browser, { email, password, captchaToken: freshCaptcha() });
const signedIn = { __typename: "SignedIn", groups: ["EMPLOYEE"] };
const count = async (table: string) => (await fixture.db.query(`SELECT 1 FROM ${table}`)).rowCount;

const campaign = (name: string) => ({
  hasConsent: true,
  trackingParams: JSON.stringify({ utm_campaign: name }),
});
const STRANGERS_ANSWERS = {
  ...{ name: "Eve Stranger", registrationFlow: "01", termsAgreed: true, planChoice: "yearly" },
  ...{ subscribeToEmails: true, visitorId: "eve", device: "Eve's phone", crmTagIds: [1] },
  hasConsent: true,
  preferences: { skillLevel: 3, styleIds: [] },
};
const EMPTY_PROFILE = {
  ...{ name: "", family_name: "", marketing_emails: false, billing_processor: "RECURLY" },
  ...{ un_auth_id: null, tracking_params: null, keap_tag_ids: [], skill: null },
  ...{ geo: null, device: null },
};
async function profile() {
  const columns = Object.keys(EMPTY_PROFILE).join(", ");
  return (await fixture.db.query(`SELECT ${columns} FROM profile`)).rows[0];
}
async function billedBy() {
  const { rows } = await fixture.db.query(
    "SELECT payload->>'billingProcessor' AS by FROM outbox_event WHERE topic = 'member.verified'",
  );
  return rows.map(({ by }) => by);
}

async function expectAdasAccount(password: string = PASSWORD): Promise<void> {
  expect(await signsIn(ada, password)).toMatchObject(signedIn);
  expect(await signsIn(eve, STRANGERS)).toMatchObject({ code: "NOT_AUTHORIZED" });
  expect(await count("account")).toBe(1);
  expect(await count("sign_up")).toBe(0);
}

describe("an address that a stranger signed up first", () => {
  it("belongs to its owner: the mailed code confirms the password and answers of its own sign-up", async () => {
    const strangersVisit = { hasConsent: true, trackingParams: "?utm_source=eve" };
    await signUpAsStranger({ subscribeToEmails: true, ...strangersVisit });
    const code = await signUp(ada, { subscribeToEmails: false });
    expect(await confirm(ada, code)).toMatchObject(confirmed);
    await expectAdasAccount();
    const { rows } = await fixture.db.query(
      "SELECT marketing_emails, tracking_params FROM profile",
    );
    expect(rows).toEqual([{ marketing_emails: false, tracking_params: null }]);
  });

  it("belongs to its owner after a reset, which invalidates the stranger's password and code", async () => {
    const strangersCode = await signUpAsStranger();
    await ada.execute(REQUEST_RESET, { input: { email } });
    const input = { email, code: await lastCode(), newPassword: NEW };
    expect((await ada.execute(RESET, { input })).data.resetPassword).toMatchObject({ email });
    expect(await confirm(eve, strangersCode)).toMatchObject({ code: "CODE_MISMATCH" });
    await expectAdasAccount(NEW);
    const { rows } = await fixture.db.query(
      "SELECT payload->>'email' AS email FROM outbox_event WHERE topic = 'member.verified'",
    );
    expect(rows).toEqual([{ email }]);
  });

  it("loses the stranger's answers in a reset and keeps those of the owner's browser", async () => {
    await signUpAsStranger({ ...campaign("spring"), ...STRANGERS_ANSWERS });
    await ada.execute(REQUEST_RESET, { input: { email } });
    await ada.execute(RESET, { input: { email, code: await lastCode(), newPassword: NEW } });
    expect(await profile()).toEqual(EMPTY_PROFILE);
    expect(await billedBy()).toEqual(["RECURLY"]);
  });

  it("keeps the answers of the owner's own sign-up in a reset in the same browser", async () => {
    await signUp(ada, campaign("autumn"));
    await signUpAsStranger({ ...campaign("spring"), ...STRANGERS_ANSWERS });
    await ada.execute(REQUEST_RESET, { input: { email } });
    await ada.execute(RESET, { input: { email, code: await lastCode(), newPassword: NEW } });
    expect(await profile()).toMatchObject({
      marketing_emails: true,
      tracking_params: campaign("autumn").trackingParams,
    });
    expect(await billedBy()).toEqual(["RECURLY"]);
  });

  it("FUN-MISC-03 is in use once it is verified: 'Email already in use!'", async () => {
    expect(await confirm(ada, await signUp(ada))).toMatchObject(confirmed);
    const { data } = await eve.execute(SIGN_UP, { input: aSignUp({ email, password: STRANGERS }) });
    expect(data.signUp).toMatchObject({
      code: "USERNAME_EXISTS",
      message: "Email already in use!",
    });
    await expectAdasAccount();
  });
});

describe("an address that a stranger signs up later", () => {
  it("keeps the owner's password when the owner's code is entered, and the stranger's code becomes invalid", async () => {
    const code = await signUp(ada);
    const strangersCode = await signUpAsStranger();
    expect(await confirm(ada, code)).toMatchObject(confirmed);
    expect(await confirm(eve, strangersCode)).toMatchObject({ code: "CODE_MISMATCH" });
    await expectAdasAccount();
  });

  it("does not go to the stranger when the owner enters the stranger's code", async () => {
    const code = await signUp(ada);
    const strangersCode = await signUpAsStranger();
    expect(await confirm(ada, strangersCode)).toMatchObject({ code: "CODE_MISMATCH" });
    expect(await confirm(ada, code)).toMatchObject(confirmed);
    await expectAdasAccount();
  });

  it("is confirmed in the browser that signed up, not in one where no password was entered", async () => {
    const code = await signUp(ada);
    const strangersCode = await signUpAsStranger();
    const phone = fixture.browser({ address: "192.0.2.44" });
    for (const one of [code, strangersCode]) {
      expect(await confirm(phone, one)).toMatchObject({ code: "SIGN_IN_REQUIRED" });
    }
    expect(await confirm(ada, code)).toMatchObject(confirmed);
    await expectAdasAccount();
  });

  it("recognizes each password in its own browser and mails a code for that sign-up", async () => {
    await signUp(ada);
    await signUpAsStranger();
    fixture.clock.advance(30_000);
    expect(await signsIn(ada, STRANGERS)).toMatchObject({ code: "NOT_AUTHORIZED" });
    expect(await signsIn(ada)).toMatchObject({ code: "USER_NOT_CONFIRMED" });
    expect(await confirm(ada, await lastCode())).toMatchObject(confirmed);
    await expectAdasAccount();
  });
});

describe("signing up again on the same browser", () => {
  it("replaces the password; the code that was mailed a moment ago confirms the new one", async () => {
    const code = await signUp(ada, { password: NEW });
    await signUp(ada);
    expect(await fixture.waitingMails()).toHaveLength(1);
    expect(await confirm(ada, code)).toMatchObject(confirmed);
    expect(await signsIn(ada, NEW)).toMatchObject({ code: "NOT_AUTHORIZED" });
    await expectAdasAccount();
  });
});

describe("at the same moment", () => {
  it("two sign-ups are pending side by side, each with its own code", async () => {
    await Promise.all([
      ada.execute(SIGN_UP, { input: aSignUp({ email }) }),
      eve.execute(SIGN_UP, { input: aSignUp({ email, password: STRANGERS }) }),
    ]);
    const codes = (await fixture.waitingMails()).map(codeIn);
    expect(codes).toHaveLength(2);
    const answers = [await confirm(ada, codes[0] ?? ""), await confirm(ada, codes[1] ?? "")];
    const kinds = answers.map(({ code, __typename }) => code ?? __typename).sort();
    expect(kinds).toEqual(["CODE_MISMATCH", "ConfirmSignUpSucceeded"]);
    await expectAdasAccount();
  });

  it.each(["the confirmation first", "the stranger's sign-up first"])(
    "a confirmation and a stranger's sign-up leave the owner's password, %s",
    async (order) => {
      const code = await signUp(ada);
      const holder = await fixture.db.connect();
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM account FOR UPDATE");
      const confirming = () => confirm(ada, code);
      const signingUp = async () =>
        (await eve.execute(SIGN_UP, { input: aSignUp({ email, password: STRANGERS }) })).data
          .signUp;
      const steps = order.startsWith("the conf")
        ? [confirming, signingUp]
        : [signingUp, confirming];
      const waiting: Promise<unknown>[] = [];
      for (const step of steps) {
        waiting.push(step());
        await untilWaiting(waiting.length);
      }
      await holder.query("COMMIT");
      holder.release();
      expect(await Promise.all(waiting)).toContainEqual(expect.objectContaining(confirmed));
      await expectAdasAccount();
    },
  );

  /** Waits until so many statements wait for a row's lock. */
  async function untilWaiting(statements: number): Promise<void> {
    for (;;) {
      const { rows } = await fixture.db.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) >= statements) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
});

describe("an account that is never verified", () => {
  const forget = () => fixture.accounts.modules.signUp.services.signUps.pruneUnverified();

  it("is deleted a week after the last sign-up, with all of its data", async () => {
    await signUpAsStranger();
    fixture.clock.advance(6 * DAY_MS);
    await signUp(ada);
    fixture.clock.advance(2 * DAY_MS);
    expect(await forget()).toBe(0);
    fixture.clock.advance(5 * DAY_MS + 1);
    expect(await forget()).toBe(1);
    for (const table of ["account", "profile", "sign_up", "email_code"]) {
      expect(await count(table)).toBe(0);
    }
    expect(await confirm(ada, await signUp(ada))).toMatchObject(confirmed);
  });

  it("a verified account stays, and so does a ready-made one without a sign-up", async () => {
    await verified(fixture);
    await fixture.db.query(
      `INSERT INTO account (id, email, password_hash, created_at, updated_at)
       VALUES (gen_random_uuid(), 'ready@dance.com', 'x', '2020-01-01', now())`,
    );
    fixture.clock.advance(30 * DAY_MS);
    expect(await forget()).toBe(0);
    expect(await count("account")).toBe(2);
  });
});
