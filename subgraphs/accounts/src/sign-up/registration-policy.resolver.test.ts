import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { aSignUp, SIGN_IN, SIGN_UP } from "../testing/operations";

const POLICY = `query ($campaign: String) { registrationPolicy { isOpen autoConfirm
  billingProcessorByCampaign(campaign: $campaign) } }`;

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({
    EIGHTCOUNT_REGISTRATION_OPEN: "false",
    EIGHTCOUNT_AUTO_CONFIRM: "true",
    EIGHTCOUNT_BILLING_PROCESSOR: "CRM",
    EIGHTCOUNT_CAMPAIGN_TABLE: '{"spring":"RECURLY"}',
    EIGHTCOUNT_EMAIL_WHITELIST: "ada@dance.com, @studio.dance",
  });
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const policy = async (campaign?: string) =>
  (await fixture.execute(POLICY, { campaign })).data.registrationPolicy;
const isListed = async (email: string) =>
  (await fixture.execute("query ($email: String!) { emailWhitelisted(email: $email) }", { email }))
    .data.emailWhitelisted;
const isOpenFor = async (email: string | null, address?: string) => {
  const source = "query ($email: String) { registrationPolicy { isOpenFor(email: $email) } }";
  const caller = address === undefined ? {} : { address };
  const { data } = await fixture.execute(source, { email }, caller);
  return data.registrationPolicy.isOpenFor;
};
const signUp = async (email: string) =>
  (await fixture.execute(SIGN_UP, { input: aSignUp({ email }) })).data.signUp;

describe("registration", () => {
  it("the policy reflects the configuration, with the processor by campaign", async () => {
    expect(await policy("spring")).toEqual({
      isOpen: false,
      autoConfirm: true,
      billingProcessorByCampaign: "RECURLY",
    });
    expect(await policy("autumn")).toMatchObject({ billingProcessorByCampaign: "CRM" });
    expect(await policy()).toMatchObject({ billingProcessorByCampaign: "CRM" });
  });

  it("FUN-REG-68 API-ACC-03 a whitelisted email returns the string 'true'", async () => {
    expect(await isListed(" ADA@dance.com")).toBe("true");
    expect(await isListed("anyone@studio.dance")).toBe("true");
    expect(await isListed("bob@dance.com")).toBe("false");
    expect(await isListed("bob@notstudio.dance")).toBe("false");
    expect(await isListed("")).toBe("false");
  });

  it("while it is closed, only whitelisted e-mails sign up", async () => {
    expect(await signUp("bob@dance.com")).toMatchObject({ code: "REGISTRATION_CLOSED" });
    expect(await signUp("new@studio.dance")).toMatchObject({ __typename: "SignUpSucceeded" });
  });

  it("FUN-REG-03 while it is closed, it is open for whitelisted e-mails only", async () => {
    expect(await isOpenFor("new@studio.dance")).toBe(true);
    expect(await isOpenFor(" ADA@dance.com")).toBe(true);
    for (const email of ["bob@dance.com", "", null]) expect(await isOpenFor(email)).toBe(false);
  });

  it("the whitelist is told to 60 lookups an hour from one address", async () => {
    for (let nth = 0; nth < 60; nth += 1) await isOpenFor("bob@dance.com");
    expect(await isOpenFor("new@studio.dance")).toBe(false);
    expect(await isOpenFor("new@studio.dance", "198.51.100.4")).toBe(true);
    expect(await signUp("new@studio.dance")).toMatchObject({ __typename: "SignUpSucceeded" });
  });

  it("with auto-confirm, an account is verified immediately, published to billing, and can sign in", async () => {
    expect(await signUp("ada@dance.com")).toMatchObject({ verified: true });
    const { rows } = await fixture.db.query("SELECT topic FROM outbox_event");
    expect(rows).toEqual([{ topic: "member.verified" }]);
    const input = { email: "ada@dance.com", password: "Dance123!", rememberMe: false };
    expect((await fixture.execute(SIGN_IN, { input })).data.signIn.__typename).toBe("SignedIn");
  });

  it("FUN-REG-62 API-ACC-02 the lookup of a verified account by its email returns the user name of its sign-up, or null", async () => {
    const { userName } = await signUp("ada@dance.com");
    const lookUp = (email: string) =>
      fixture.execute("query ($email: String!) { userByEmail(email: $email) { userName } }", {
        email,
      });
    expect((await lookUp("ada@dance.com")).data.userByEmail).toEqual({ userName });
    expect((await lookUp("eve@dance.com")).data.userByEmail).toBeNull();
  });

  it("look-ups are limited to 60 an hour for one address", async () => {
    await signUp("ada@dance.com");
    const source = '{ userByEmail(email: "ada@dance.com") { userName } }';
    for (let nth = 0; nth < 60; nth += 1) await fixture.execute(source);
    expect((await fixture.execute(source)).data.userByEmail).toBeNull();
    const elsewhere = await fixture.execute(source, {}, { address: "198.51.100.4" });
    expect(elsewhere.data.userByEmail).not.toBeNull();
  });
});
