import { randomUUID } from "node:crypto";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { verified } from "../testing/operations";
import { memberVerifiedEvent } from "../verification/member-verified";

type Processor = "RECURLY" | "CRM";

const CARD_PAGE = "https://orders.dance.com/crm/card";
const PROFILE = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Member { profile { billingProcessor cardPageUrl } } } }`;

describe.each<Processor>(["RECURLY", "CRM"])(
  "while the configured processor is %s",
  (configured) => {
    let fixture: AccountsFixture;
    beforeAll(async () => {
      fixture = await accountsFixture({
        EIGHTCOUNT_BILLING_PROCESSOR: configured,
        EIGHTCOUNT_CRM_CARD_URL: CARD_PAGE,
      });
    });
    beforeEach(() => fixture.reset());
    afterAll(() => fixture.close());

    const record = (memberId: string, processor: Processor | null) =>
      fixture.db.query(
        `UPDATE profile SET billing_processor = $2::"BillingProcessor" WHERE id = $1`,
        [memberId, processor],
      );

    it.each<[what: string, own: Processor | null, shown: Processor]>([
      ["of its own is RECURLY", "RECURLY", "RECURLY"],
      ["of its own is CRM", "CRM", "CRM"],
      ["is not recorded", null, configured],
    ])("BILL-SUB-26 an account whose processor %s", async (_, own, shown) => {
      const memberId = await verified(fixture);
      await record(memberId, own);
      const id = Buffer.from(`Member:${memberId}`).toString("base64url");
      const representations = [{ __typename: "Member", id }];
      const { data } = await fixture.execute(PROFILE, { representations }, { memberId });
      expect(data._entities[0].profile).toEqual({
        billingProcessor: shown,
        cardPageUrl: shown === "CRM" ? `${CARD_PAGE}?email=ada%40dance.com` : null,
      });
    });

    it("BILL-SUB-26 a new account without a campaign has it for good", async () => {
      const memberId = await verified(fixture);
      const sql = "SELECT billing_processor FROM profile WHERE id = $1";
      expect((await fixture.db.query(sql, [memberId])).rows).toEqual([
        { billing_processor: configured },
      ]);
    });

    it.each<[own: Processor | null, told: Processor]>([
      ["CRM", "CRM"],
      ["RECURLY", "RECURLY"],
      [null, configured],
    ])("an account whose own is %s: billing receives %s", (own, told) => {
      const member = {
        id: randomUUID(),
        email: "ada@dance.com",
        profile: { billingProcessor: own },
      };
      expect(memberVerifiedEvent(configured)(member).payload).toMatchObject({
        memberId: member.id,
        billingProcessor: told,
      });
    });
  },
);
