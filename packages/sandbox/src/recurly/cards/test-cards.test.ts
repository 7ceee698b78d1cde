import { answerChallenge as answerOf } from "../../testing/challenges";
import { buy, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { isCardNumber } from "./card-number.rules";
import { testCards } from "./test-cards";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const answerChallenge = (promise: Promise<unknown>, success = true) =>
  answerOf(sandbox, promise, success);

const declineCode = async (promise: Promise<unknown>) =>
  (await refusalOf(promise)).transactionError?.code;

describe("test cards", () => {
  it("every documented number is one the card page accepts", () => {
    for (const { number } of Object.values(testCards)) expect(isCardNumber(number)).toBe(true);
  });

  it("ENG-13 success: Visa, MasterCard, American Express, Discover and unlisted numbers", async () => {
    const unlisted = "4012888888881881";
    for (const number of [
      testCards.visa.number,
      testCards.masterCard.number,
      testCards.discover.number,
      unlisted,
    ]) {
      expect((await buy(sandbox, { number })).chargeInvoice?.state).toBe("paid");
    }
    const tokenId = await sandbox.cardToken(testCards.americanExpress.number, { cvv: "1234" });
    expect((await buy(sandbox, { tokenId })).chargeInvoice?.state).toBe("paid");
  });

  it.each([
    ["declined", testCards.declined.number, "declined", "hard"],
    ["insufficient funds", testCards.insufficientFunds.number, "insufficient_funds", "soft"],
    ["expired", testCards.expired.number, "expired_card", "hard"],
    ["wrong security code", testCards.securityCode.number, "declined_security_code", "hard"],
    ["call issuer", testCards.callIssuer.number, "call_issuer", "referral"],
    ["fraud", testCards.fraud.number, "fraud_gateway", "fraud"],
    ["gateway time-out", testCards.gatewayTimeout.number, "gateway_timeout", "communication"],
  ])(
    "ENG-13 %s is refused with its message and nothing is bought",
    async (_case, number, code, category) => {
      const account = nextCode();
      const refused = await refusalOf(buy(sandbox, { code: account, number }));
      expect(refused.name).toBe("RecurlyTransactionError");
      expect(refused.transactionError).toMatchObject({ code, category, message: refused.message });
      expect((await refusalOf(sandbox.client.getAccount(`code-${account}`))).type).toBe(
        "not_found",
      );
    },
  );

  it("ENG-13 'Unknown Error': the provider answers 500 without a body", async () => {
    const refused = await refusalOf(buy(sandbox, { number: testCards.broken.number }));
    expect(refused.message).toContain("Unknown Error");
    expect(refused.transactionError).toBeUndefined();
  });

  it("ENG-13 3DS once: refused with an action token, then paid with the result token", async () => {
    const tokenId = await sandbox.cardToken(testCards.challenge.number);
    const code = nextCode();
    const resultTokenId = await answerChallenge(buy(sandbox, { code, tokenId }));
    await buy(sandbox, { code, tokenId, resultTokenId });
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("ENG-13 3DS twice: the first result token brings a second challenge", async () => {
    const tokenId = await sandbox.cardToken(testCards.challengeTwice.number);
    const code = nextCode();
    const first = await answerChallenge(buy(sandbox, { code, tokenId }));
    const second = await answerChallenge(buy(sandbox, { code, tokenId, resultTokenId: first }));
    await buy(sandbox, { code, tokenId, resultTokenId: second });
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("ENG-13 3DS failed: a refused or impossible challenge never pays", async () => {
    for (const number of [testCards.challenge.number, testCards.challengeFails.number]) {
      const tokenId = await sandbox.cardToken(number);
      const pressed = number === testCards.challengeFails.number;
      const resultTokenId = await answerChallenge(buy(sandbox, { tokenId }), pressed);
      const code = await declineCode(buy(sandbox, { tokenId, resultTokenId }));
      expect(code).toBe("payer_authentication_rejected");
    }
  });

  it("ENG-13 3DS passed and then declined", async () => {
    const tokenId = await sandbox.cardToken(testCards.challengeDeclined.number);
    const resultTokenId = await answerChallenge(buy(sandbox, { tokenId }));
    expect(await declineCode(buy(sandbox, { tokenId, resultTokenId }))).toBe("insufficient_funds");
  });

  it("refuses another card's result token and tokens nobody issued", async () => {
    const [first, second] = await Promise.all([
      sandbox.cardToken(testCards.challenge.number),
      sandbox.cardToken(testCards.challenge.number),
    ]);
    const resultTokenId = await answerChallenge(buy(sandbox, { tokenId: first }));
    const mismatch = await declineCode(buy(sandbox, { tokenId: second, resultTokenId }));
    expect(mismatch).toBe("three_d_secure_action_result_token_mismatch");
    const forged = await refusalOf(buy(sandbox, { tokenId: "AAAAAAAAAAAAAAAAAAAAAA" }));
    expect(forged).toMatchObject({ name: "RecurlyInvalidTokenError", type: "invalid_token" });
  });

  it("keeps a card that was declined at the checkout when its number says so", async () => {
    const code = nextCode();
    const number = testCards.declinedStored.number;
    expect(await declineCode(buy(sandbox, { code, number, plan: plans.noDeal }))).toBe(
      "declined_saveable",
    );
    const stored = await sandbox.client.getBillingInfo(`code-${code}`);
    expect(stored.paymentMethod?.lastFour).toBe("0341");
  });
});

describe("a billing update", () => {
  it("ENG-13 billing-update 400: a declined card is refused and the old one stays", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    const tokenId = await sandbox.cardToken(testCards.declined.number);
    const update = sandbox.client.updateBillingInfo(`code-${code}`, { tokenId });
    expect(await declineCode(update)).toBe("declined");
    const { paymentMethod } = await sandbox.client.getBillingInfo(`code-${code}`);
    expect(paymentMethod).toMatchObject({ cardType: "Visa", lastFour: "1111", expYear: 2034 });
  });

  it("ENG-13 billing-update 500: the provider breaks", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    const tokenId = await sandbox.cardToken(testCards.broken.number);
    const refused = await refusalOf(sandbox.client.updateBillingInfo(`code-${code}`, { tokenId }));
    expect(refused.name).toBe("RecurlyInternalServerError");
  });

  it("asks for 3-D Secure and takes the result token", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    const tokenId = await sandbox.cardToken(testCards.challenge.number);
    const update = (result?: string) =>
      sandbox.client.updateBillingInfo(`code-${code}`, {
        tokenId,
        ...(result ? { threeDSecureActionResultTokenId: result } : {}),
      });
    const updated = await update(await answerChallenge(update()));
    expect(updated.paymentMethod?.lastFour).toBe("3220");
  });
});
