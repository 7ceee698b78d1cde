import { crmPageUrl } from "../profile/crm-page.rules";
import {
  type AccountsFixture,
  accountsFixture,
  type Browser,
  codeIn,
} from "../testing/accounts-fixture";
import { aSignUp, CONFIRM, SIGN_UP, signedUp } from "../testing/operations";

const page = "https://orders.dance.com/crm/order";
const spring = { trackingParams: '{"utm_campaign":"spring"}' };

describe("a campaign that is sold through the CRM", () => {
  let fixture: AccountsFixture;
  let own: Browser;
  beforeAll(async () => {
    fixture = await accountsFixture({
      EIGHTCOUNT_CAMPAIGN_TABLE: '{"spring":"CRM"}',
      EIGHTCOUNT_CRM_ORDER_URL: page,
      EIGHTCOUNT_CRM_CARD_URL: "https://orders.dance.com/crm/card",
    });
  });
  beforeEach(async () => {
    await fixture.reset();
    own = fixture.browser();
  });
  afterAll(() => fixture.close());

  const confirm = async (userName: string) => {
    const verificationCode = codeIn((await fixture.waitingMails()).at(-1));
    return (await own.execute(CONFIRM, { input: { userName, verificationCode } })).data
      .confirmSignUp;
  };

  it("returns its order page with the email once the email is verified, not before", async () => {
    const input = aSignUp({ ...spring, email: "Ada+dance@dance.com" });
    const { signUp } = (await own.execute(SIGN_UP, { input })).data;
    expect(signUp).toMatchObject({ verified: false, orderPageUrl: null });
    expect(await confirm(signUp.userName)).toMatchObject({
      orderPageUrl: `${page}?email=ada%2Bdance%40dance.com`,
    });
  });

  it("members of another campaign order in the product", async () => {
    const userName = await signedUp(fixture, { trackingParams: '{"utm_campaign":"autumn"}' }, own);
    expect(await confirm(userName)).toMatchObject({ orderPageUrl: null });
  });

  it("the profile shows the processor, a card replacement in progress, and the card page", async () => {
    const userName = await signedUp(fixture, spring, own);
    await confirm(userName);
    const profile = async () => {
      const id = Buffer.from(`Member:${userName}`).toString("base64url");
      const { data } = await fixture.execute(
        `query ($representations: [_Any!]!) { _entities(representations: $representations) {
          ... on Member { profile { billingProcessor isUpdatingBilling cardPageUrl } } } }`,
        { representations: [{ __typename: "Member", id }] },
        { memberId: userName },
      );
      return data._entities[0].profile;
    };
    expect(await profile()).toEqual({
      billingProcessor: "CRM",
      isUpdatingBilling: false,
      cardPageUrl: "https://orders.dance.com/crm/card?email=ada%40dance.com",
    });
    await fixture.db.query("UPDATE profile SET updating_billing = true WHERE id = $1", [userName]);
    expect(await profile()).toMatchObject({ isUpdatingBilling: true });
  });

  it("billing receives the processor", async () => {
    await confirm(await signedUp(fixture, spring, own));
    const { rows } = await fixture.db.query(
      "SELECT payload FROM outbox_event WHERE topic = 'member.verified'",
    );
    expect(rows).toMatchObject([{ payload: { billingProcessor: "CRM" } }]);
  });
});

describe("an account that needs no code", () => {
  let fixture: AccountsFixture;
  beforeAll(async () => {
    fixture = await accountsFixture({
      EIGHTCOUNT_AUTO_CONFIRM: "true",
      EIGHTCOUNT_BILLING_PROCESSOR: "CRM",
      EIGHTCOUNT_CRM_ORDER_URL: page,
    });
  });
  afterAll(() => fixture.close());

  it("gets the order page in the response to the sign-up", async () => {
    const { signUp } = (await fixture.execute(SIGN_UP, { input: aSignUp() })).data;
    expect(signUp).toMatchObject({
      verified: true,
      orderPageUrl: `${page}?email=ada%40dance.com`,
    });
  });
});

describe("a page of the CRM", () => {
  const member = { email: "ana&b=1@example.com", billedBy: "CRM" } as const;

  it("keeps the page's own parameters, and the email cannot add another", () => {
    expect(crmPageUrl(`${page}?site=7`, member)).toBe(
      `${page}?site=7&email=ana%26b%3D1%40example.com`,
    );
  });

  it("is null without a configured page", () => {
    expect(crmPageUrl(null, member)).toBeNull();
  });
});
