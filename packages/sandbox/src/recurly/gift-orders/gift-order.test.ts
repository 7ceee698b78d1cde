import { answerChallenge } from "../../testing/challenges";
import { buy, GOOD_CARD, invoicesOf, nextCode, plans, refusalOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { testCards } from "../cards/test-cards";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

interface GiftInput {
  readonly code?: string;
  readonly number?: string | null;
  readonly tokenId?: string;
  readonly resultTokenId?: string;
  readonly delivery?: object;
  readonly unitAmount?: number;
}

async function giftOrder({ code = nextCode(), number = GOOD_CARD, ...input }: GiftInput = {}) {
  const tokenId = input.tokenId ?? (number === null ? null : await sandbox.cardToken(number));
  const billingInfo = {
    ...(tokenId ? { tokenId } : {}),
    ...(input.resultTokenId ? { threeDSecureActionResultTokenId: input.resultTokenId } : {}),
  };
  return {
    productCode: "eightcount-gift",
    unitAmount: input.unitAmount ?? 99,
    currency: "USD",
    delivery: {
      method: "email",
      emailAddress: "friend@example.com",
      firstName: "Ada",
      gifterName: "Ines",
      personalMessage: "Dance with me!",
      ...input.delivery,
    },
    gifterAccount: { code, firstName: "Ines", lastName: "Moreau", billingInfo },
  };
}

const buyGift = async (input: GiftInput = {}) =>
  sandbox.client.createGiftCard(await giftOrder(input));

describe("the list of gift cards", () => {
  const listed = async (id: string) => {
    for await (const card of sandbox.client.listGiftCards().each()) if (card.id === id) return card;
    return null;
  };

  it("has the balance that charges have left", async () => {
    const { id } = await buyGift();
    const { redemptionCode: gift } = await sandbox.client.getGiftCard(String(id));
    await buy(sandbox, { plan: plans.noDeal, gift: String(gift) });
    const read = await sandbox.client.getGiftCard(String(id));
    expect(read.balance).toBeLessThan(99);
    expect((await listed(String(id)))?.balance).toBe(read.balance);
  });

  it("shows a canceled card, which nobody can redeem", async () => {
    const { id, redemptionCode } = await buyGift();
    const cancel = () =>
      fetch(`${sandbox.url}/sandbox/gift-cards/cancel`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code: redemptionCode }),
      });
    expect((await cancel()).status).toBe(200);
    expect((await listed(String(id)))?.canceledAt).toBeInstanceOf(Date);
    const code = nextCode();
    await buy(sandbox, { code, plan: plans.noDeal });
    const redeem = sandbox.client.redeemGiftCard(String(redemptionCode), {
      recipientAccount: { code },
    });
    expect((await refusalOf(redeem)).type).toBe("validation");
  });
});

describe("buying a gift card", () => {
  it("charges the gifter, and the recipient redeems its code once", async () => {
    const code = nextCode();
    const card = await buyGift({ code });
    expect(card).toMatchObject({ unitAmount: 99, balance: 99, currency: "USD" });
    expect(card.redemptionCode).toMatch(/^[0-9A-Z]{16}$/);
    expect(card.delivery).toMatchObject({
      method: "email",
      emailAddress: "friend@example.com",
      personalMessage: "Dance with me!",
    });
    const gifter = await sandbox.client.getAccount(`code-${code}`);
    expect(card.gifterAccountId).toBe(gifter.id);
    const [invoice, ...more] = await invoicesOf(sandbox, code);
    expect(invoice).toMatchObject({
      id: card.purchaseInvoiceId,
      state: "paid",
      total: 99,
      paid: 99,
    });
    expect(more).toEqual([]);

    const recipient = nextCode();
    const gift = (card.redemptionCode ?? "").toLowerCase();
    await buy(sandbox, { code: recipient, number: null, plan: plans.giftYearly, gift });
    const redeemed = await sandbox.client.getGiftCard(card.id ?? "");
    expect(redeemed.redeemedAt).toBeInstanceOf(Date);
    expect(redeemed.balance).toBe(0);
    expect(redeemed.recipientAccountId).toBe(
      (await sandbox.client.getAccount(`code-${recipient}`)).id,
    );
    const again = buy(sandbox, { number: null, plan: plans.giftYearly, gift });
    expect((await refusalOf(again)).type).toBe("validation");
  });

  it("is delivered immediately, or on its day", async () => {
    expect((await buyGift()).deliveredAt).toBeInstanceOf(Date);
    const deliverAt = new Date(Date.now() + 5 * DAY_MS);
    const later = await buyGift({ delivery: { deliverAt } });
    expect(later.delivery?.deliverAt).toEqual(deliverAt);
    expect(later.deliveredAt ?? null).toBeNull();
  });

  it("is listed among all cards, newest first", async () => {
    const card = await buyGift();
    const pager = sandbox.client.listGiftCards({ params: { limit: 1, order: "desc" } });
    for await (const { id } of pager.each()) {
      expect(id).toBe(card.id);
      break;
    }
  });

  it("previews without a charge, an account or a code", async () => {
    const code = nextCode();
    const preview = await sandbox.client.previewGiftCard(await giftOrder({ code }));
    expect(preview).toMatchObject({ unitAmount: 99, currency: "USD" });
    expect([preview.id ?? null, preview.redemptionCode ?? null]).toEqual([null, null]);
    expect((await refusalOf(sandbox.client.getAccount(`code-${code}`))).type).toBe("not_found");
  });

  it("with a declined card charges nothing and makes no card", async () => {
    const refused = await refusalOf(buyGift({ number: testCards.declined.number }));
    expect(refused.transactionError?.code).toBe("declined");
    const none = await refusalOf(buyGift({ number: null }));
    expect(none.transactionError?.code).toBe("no_billing_information");
  });

  it("asks for 3-D Secure, with a new card and with the card on file", async () => {
    const code = nextCode();
    const tokenId = await sandbox.cardToken(testCards.challenge.number);
    const resultTokenId = await answerChallenge(sandbox, buyGift({ code, tokenId }));
    await buyGift({ code, tokenId, resultTokenId });
    const onFile = { code, number: null };
    const passed = await answerChallenge(sandbox, buyGift(onFile));
    await buyGift({ ...onFile, resultTokenId: passed });
    expect((await invoicesOf(sandbox, code)).map(({ paid }) => paid)).toEqual([99, 99]);
  });

  it("refuses an amount of nothing, and an e-mail delivery without an address", async () => {
    expect((await refusalOf(buyGift({ unitAmount: 0 }))).params?.[0]?.param).toBe("unit_amount");
    const nowhere = await refusalOf(buyGift({ delivery: { emailAddress: null } }));
    expect(nowhere.params?.[0]?.param).toBe("delivery.email_address");
  });
});
