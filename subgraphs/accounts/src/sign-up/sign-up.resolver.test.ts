import { type AccountsFixture, accountsFixture, codeIn } from "../testing/accounts-fixture";
import { aSignUp, PASSWORD, SIGN_UP, signedUp, verified } from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({
    EIGHTCOUNT_CAMPAIGN_TABLE: '{"spring":"CRM"}',
    EIGHTCOUNT_SIGN_UPS_PER_HOUR: "5",
  });
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const signUp = async (overrides: Readonly<Record<string, unknown>>, caller = {}) =>
  (await fixture.execute(SIGN_UP, { input: aSignUp(overrides) }, caller)).data.signUp;
const threeStep = {
  registrationFlow: "three-step",
  name: "Ada Maria Lovelace",
  termsAgreed: true,
  planChoice: "yearly",
};

describe("signUp", () => {
  it("FUN-REG-22 API-ACC-01 a valid sign-up creates an account and returns its user name", async () => {
    const answer = await signUp({});
    expect(answer).toEqual({
      __typename: "SignUpSucceeded",
      userName: expect.stringMatching(/^[0-9a-f-]{36}$/),
      verified: false,
      orderPageUrl: null,
    });
    const found = await fixture.execute('{ userByEmail(email: " ADA@dance.com") { userName } }');
    expect(found.data.userByEmail).toEqual({ userName: answer.userName });
  });

  it("mails a six-digit code, which is stored nowhere in plain text", async () => {
    await signUp({});
    const [mail] = await fixture.waitingMails();
    expect(mail?.to).toBe("ada@dance.com");
    const { rows } = await fixture.db.query(
      "SELECT (SELECT payload::text FROM outbox_event) || (SELECT code_hash FROM email_code) AS kept",
    );
    expect(rows[0].kept).not.toContain(codeIn(mail));
  });

  it("FUN-MISC-03 an e-mail in use: 'Email already in use!'; else 'An error has occurred!'", async () => {
    await verified(fixture);
    expect(await signUp({ email: "ADA@dance.com " })).toMatchObject({
      code: "USERNAME_EXISTS",
      message: "Email already in use!",
      field: "email",
    });
    for (let nth = 3; nth <= 5; nth += 1) await signUp({ email: `d${nth}@dance.com` });
    expect(await signUp({ email: "d6@dance.com" })).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "An error has occurred!",
    });
  });

  it("concurrent sign-ups of one email create one account and stay within the network's mail limit", async () => {
    const answers = await Promise.all([
      signUp({}),
      signUp({}),
      signUp({}, { address: "198.51.100.4" }),
    ]);
    const kinds = answers.map((answer) => answer.code ?? answer.__typename).sort();
    expect(kinds).toEqual(["LIMIT_EXCEEDED", "SignUpSucceeded", "SignUpSucceeded"]);
    const names = answers.flatMap(({ userName }) => (userName ? [userName] : []));
    expect(new Set(names).size).toBe(1);
    expect((await fixture.db.query("SELECT 1 FROM profile")).rowCount).toBe(1);
    expect(await fixture.waitingMails()).toHaveLength(2);
  });

  it("FUN-VAL-22 a sign-up without captcha token is refused by the server", async () => {
    for (const captchaToken of [null, "", "  "]) {
      expect(await signUp({ captchaToken })).toMatchObject({
        code: "INVALID_PARAMETER",
        message: "The captcha token is missing.",
        field: "captchaToken",
      });
    }
    expect((await fixture.db.query("SELECT 1 FROM account")).rowCount).toBe(0);
  });

  it("a captcha that was not solved, or was used before, is refused", async () => {
    const incomplete = { message: "Please complete the reCAPTCHA.", field: "captchaToken" };
    expect(await signUp({ captchaToken: "guess" })).toMatchObject(incomplete);
    expect(await signUp({ captchaToken: "solved-once" })).toMatchObject({ verified: false });
    const again = await signUp({ captchaToken: "solved-once", email: "bob@dance.com" });
    expect(again).toMatchObject(incomplete);
  });

  it("FUN-VAL-21 the first fault in the order of the checks is returned", async () => {
    const faults = { email: "ada", name: "", password: "x", termsAgreed: false, planChoice: "" };
    const form = { ...threeStep, ...faults, captchaToken: null };
    expect((await signUp(form)).message).toBe(
      "Please choose a plan of your choice before proceeding!",
    );
    expect((await signUp({ ...form, planChoice: "yearly" })).message).toContain("captcha");
    const later = { ...threeStep, ...faults, planChoice: "yearly" };
    expect((await signUp(later)).message).toBe("Please enter a valid email!");
    expect((await signUp({ ...later, email: "a@b.co" })).message).toBe("Please enter your Name!");
  });

  it("knows the flows by name and by number", async () => {
    const twoStep = { name: null, termsAgreed: null, planChoice: null };
    for (const registrationFlow of ["two-step", "02"]) {
      const email = `flow${registrationFlow}@dance.com`;
      expect(await signUp({ ...twoStep, email, registrationFlow })).toMatchObject({
        verified: false,
      });
    }
    for (const registrationFlow of ["three-step", "01", ""]) {
      expect(await signUp({ ...twoStep, registrationFlow })).toMatchObject({
        code: "PLAN_NOT_CHOSEN",
      });
    }
  });

  it("FUN-REG-65 takes email, password, name, preferences, subscribeToEmails and captchaToken", async () => {
    const style = Buffer.from("Style:0198f6a2-7c11-7000-8000-0123456789ab").toString("base64url");
    const preferences = {
      skillLevel: 4,
      timePreferenceMinutes: 40,
      danceGoal: "DANCE_AND_WORKOUT",
      styleIds: [style],
    };
    const { userName } = await signUp({ ...threeStep, preferences, subscribeToEmails: false });
    const own = await fixture.execute(
      `query ($representations: [_Any!]!) { _entities(representations: $representations) {
        ... on Member { id profile { name familyName isSubscribed billingProcessor }
          preferences { skillLevel timePreferenceMinutes danceGoal styleIds } } } }`,
      {
        representations: [
          { __typename: "Member", id: Buffer.from(`Member:${userName}`).toString("base64url") },
        ],
      },
      { memberId: userName },
    );
    expect(own.data._entities[0]).toMatchObject({
      profile: {
        name: "Ada",
        familyName: "Lovelace",
        isSubscribed: false,
        billingProcessor: "RECURLY",
      },
      preferences,
    });
  });

  it("FUN-REG-66 FUN-REG-67 the account stores every attribute of the sign-up with consent, the device cut to 256 characters", async () => {
    const { userName } = await signUp(
      {
        ...threeStep,
        hasConsent: true,
        preferences: { skillLevel: 4, timePreferenceMinutes: 60, danceGoal: "DANCE", styleIds: [] },
        visitorId: "visitor-1",
        trackingParams: "?utm_campaign=spring&r=studio",
        device: "D".repeat(300),
        crmTagIds: [1102, 999_999],
      },
      { address: "49.36.0.1" },
    );
    const { rows } = await fixture.db.query(
      "SELECT a.email, p.* FROM account a JOIN profile p USING (id) WHERE id = $1",
      [userName],
    );
    expect(rows[0]).toEqual({
      id: userName,
      email: "ada@dance.com",
      name: "Ada",
      family_name: "Lovelace",
      phone_number: "",
      pref_class_duration: 60,
      skill: 4,
      dance_goals: "Dance",
      pref_styles: [],
      marketing_emails: true,
      un_auth_id: "visitor-1",
      tracking_params: "?utm_campaign=spring&r=studio",
      keap_tag_ids: [1102, 1204, 1302, 1402, 1503],
      geo: '{"country":"IN","city":null}',
      device: "D".repeat(256),
      crm_id: null,
      billing_subscription_id: null,
      billing_processor: "CRM",
      updating_billing: false,
    });
  });

  it.each([[{ hasConsent: false }], [{}]])(
    "without consent the account keeps no visitor, device, country, or parameter: %j",
    async (consent) => {
      const { userName } = await signUp(
        {
          ...threeStep,
          ...consent,
          visitorId: "visitor-1",
          trackingParams: "?utm_campaign=spring&r=studio",
          device: "Desktop",
        },
        { address: "49.36.0.1", userAgent: "Secret/1.0" },
      );
      const { rows } = await fixture.db.query(
        `SELECT un_auth_id, tracking_params, geo, device, billing_processor,
          (SELECT coalesce(string_agg(profile::text, ''), '') FROM sign_up) AS pending
         FROM profile WHERE id = $1`,
        [userName],
      );
      expect(rows[0]).toMatchObject({
        un_auth_id: null,
        tracking_params: null,
        geo: null,
        device: null,
        // The campaign still decides who bills, and is then forgotten.
        billing_processor: "CRM",
      });
      expect(rows[0].pending).not.toMatch(/visitor-1|spring|studio|Desktop|Secret|country/);
    },
  );

  it("with consent but without a description, the device is the user agent", async () => {
    await signUp({ hasConsent: true }, { userAgent: "Firefox/150.0" });
    const { rows } = await fixture.db.query("SELECT device FROM profile");
    expect(rows).toEqual([{ device: "Firefox/150.0" }]);
  });

  it("characters that no column can store make an email invalid and are removed from other fields", async () => {
    expect(await signUp({ email: "a\0da@dance.com" })).toMatchObject({ code: "INVALID_EMAIL" });
    expect(
      (await fixture.execute('{ userByEmail(email: "\\u0000@a.b") { userName } }')).data,
    ).toEqual({
      userByEmail: null,
    });
    const style = Buffer.from("Style:0198f6a2-7c11-7000-8000-0123456789ab").toString("base64url");
    const odd = {
      hasConsent: true,
      visitorId: "v\0",
      trackingParams: "?a=\0b",
      device: "Fire\0fox",
    };
    const preferences = { skillLevel: 1, styleIds: [`${style}\0!!`] };
    await signUp({ ...threeStep, ...odd, preferences, name: "Ada\0 Love\0lace" });
    const { rows } = await fixture.db.query(
      "SELECT name, family_name, un_auth_id, tracking_params, device, pref_styles FROM profile",
    );
    expect(rows).toEqual([
      {
        name: "Ada",
        family_name: "Lovelace",
        un_auth_id: "v",
        tracking_params: "?a=b",
        device: "Firefox",
        pref_styles: [style],
      },
    ]);
  });

  it.each([
    ["a level off the scale", { skillLevel: 11, styleIds: [] }],
    ["minutes nobody offered", { skillLevel: 1, timePreferenceMinutes: 45, styleIds: [] }],
    ["an id of something else", { skillLevel: 1, styleIds: ["TWVtYmVyOjE"] }],
  ])("refuses preferences with %s", async (_, preferences) => {
    expect(await signUp({ preferences })).toMatchObject({ field: "preferences" });
  });

  it("never stores the password itself", async () => {
    const userName = await signedUp(fixture);
    const { rows } = await fixture.db.query("SELECT password_hash FROM account WHERE id = $1", [
      userName,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].password_hash).not.toContain(PASSWORD);
  });

  it("one network can create a limited number of accounts per hour; another network is not affected", async () => {
    for (let nth = 1; nth <= 5; nth += 1) await signedUp(fixture, { email: `d${nth}@dance.com` });
    const sixth = { email: "d6@dance.com" };
    expect(await signUp(sixth)).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await signUp(sixth, { address: "198.51.100.4" })).toMatchObject({ verified: false });
  });
});
