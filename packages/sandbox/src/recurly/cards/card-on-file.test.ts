import { answerChallenge, challengeOf } from "../../testing/challenges";
import { buy, invoicesOf, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { testCards } from "./test-cards";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const declineCode = async (promise: Promise<unknown>) =>
  (await refusalOf(promise)).transactionError?.code;

/** A member whose renewal waits for 3-D Secure, and the invoice. */
async function challengedRenewal() {
  const code = nextCode();
  await buy(sandbox, { code, number: testCards.renewalChallenge.number });
  await sandbox.post("/sandbox/clock", { accountCode: code, toNextEvent: true, stands: true });
  const invoice = (await invoicesOf(sandbox, code)).at(-1);
  expect(invoice?.state).toBe("past_due");
  return { code, invoiceId: invoice?.id ?? "" };
}

const collect = (invoiceId: string, threeDSecureActionResultTokenId?: string) =>
  sandbox.client.collectInvoice(
    invoiceId,
    threeDSecureActionResultTokenId ? { body: { threeDSecureActionResultTokenId } } : {},
  );

/** A former member whose card stayed on file. */
async function formerMember(number: string): Promise<string> {
  const order = { code: nextCode(), tokenId: await sandbox.cardToken(number), plan: plans.noDeal };
  let passed: { resultTokenId?: string } = {};
  for (let challenge = 0; challenge < challengesAtCheckout(number); challenge += 1) {
    passed = {
      resultTokenId: await answerChallenge(sandbox, buy(sandbox, { ...order, ...passed })),
    };
  }
  await buy(sandbox, { ...order, ...passed });
  const { code } = order;
  await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
  return code;
}

const challengesAtCheckout = (number: string): number =>
  Object.values(testCards).find((card) => card.number === number)?.challenges ?? 0;

const buyOnFile = (code: string, resultTokenId?: string, plan: string = plans.noDeal) =>
  buy(sandbox, { code, number: null, plan, ...(resultTokenId ? { resultTokenId } : {}) });

describe("collecting from a card that needs 3-D Secure", () => {
  it("is refused with an action token, then paid with the result token", async () => {
    const { code, invoiceId } = await challengedRenewal();
    const resultTokenId = await answerChallenge(sandbox, collect(invoiceId));
    expect((await collect(invoiceId, resultTokenId)).state).toBe("paid");
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("shows the bank's question for the card on file", async () => {
    const { invoiceId } = await challengedRenewal();
    const action = await challengeOf(collect(invoiceId));
    const page = await fetch(
      `${sandbox.url}/recurly/js/v1/three_d_secure/mock?three_d_secure_action_token_id=${action}`,
    );
    expect(await page.text()).toContain("card ending with 1629");
  });

  it("stays unpaid after a failed challenge, and asks again", async () => {
    const { invoiceId } = await challengedRenewal();
    const failed = await answerChallenge(sandbox, collect(invoiceId), false);
    expect(await declineCode(collect(invoiceId, failed))).toBe("payer_authentication_rejected");
    expect((await sandbox.client.getInvoice(invoiceId)).state).toBe("past_due");
    const passed = await answerChallenge(sandbox, collect(invoiceId));
    expect((await collect(invoiceId, passed)).state).toBe("paid");
  });

  it("refuses the result token of another member's card", async () => {
    const [mine, other] = [await challengedRenewal(), await challengedRenewal()];
    const foreign = await answerChallenge(sandbox, collect(other.invoiceId));
    expect(await declineCode(collect(mine.invoiceId, foreign))).toBe(
      "three_d_secure_action_result_token_mismatch",
    );
  });

  it("asks nothing when a new card that passes its own challenge pays", async () => {
    const { code, invoiceId } = await challengedRenewal();
    const tokenId = await sandbox.cardToken(testCards.challenge.number);
    const update = (threeDSecureActionResultTokenId?: string) =>
      sandbox.client.updateBillingInfo(`code-${code}`, {
        tokenId,
        ...(threeDSecureActionResultTokenId ? { threeDSecureActionResultTokenId } : {}),
      });
    await update(await answerChallenge(sandbox, update()));
    expect((await sandbox.client.getInvoice(invoiceId)).state).toBe("paid");
  });
});

describe("a card whose bank confirms every debt", () => {
  it("is stored without paying, and pays once its challenge is passed", async () => {
    const { code, invoiceId } = await challengedRenewal();
    const tokenId = await sandbox.cardToken(testCards.debtChallenge.number);
    await sandbox.client.updateBillingInfo(`code-${code}`, { tokenId });
    expect((await sandbox.client.getInvoice(invoiceId)).state).toBe("past_due");
    const passed = await answerChallenge(sandbox, collect(invoiceId));
    expect((await collect(invoiceId, passed)).state).toBe("paid");
  });

  it("takes the result of each challenge only where it was asked", async () => {
    const { code, invoiceId } = await challengedRenewal();
    const tokenId = await sandbox.cardToken(testCards.cardAndDebtChallenge.number);
    const account = `code-${code}`;
    const stored = await answerChallenge(
      sandbox,
      sandbox.client.updateBillingInfo(account, { tokenId }),
    );
    const result = { threeDSecureActionResultTokenId: stored };
    await sandbox.client.updateBillingInfo(account, { tokenId, ...result });
    expect(await declineCode(collect(invoiceId, stored))).toBe(
      "three_d_secure_action_result_token_mismatch",
    );
  });
});

describe("a purchase with the card on file", () => {
  it("needs the challenge again, and buys once it is passed", async () => {
    const code = await formerMember(testCards.challenge.number);
    const resultTokenId = await answerChallenge(sandbox, buyOnFile(code));
    expect((await subscriptionOf(sandbox, code)).state).toBe("expired");
    expect((await buyOnFile(code, resultTokenId)).chargeInvoice).toMatchObject({ paid: 39 });
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("needs two challenges for a card that asks twice", async () => {
    const code = await formerMember(testCards.challengeTwice.number);
    const first = await answerChallenge(sandbox, buyOnFile(code));
    const second = await answerChallenge(sandbox, buyOnFile(code, first));
    expect((await buyOnFile(code, second)).chargeInvoice?.state).toBe("paid");
  });

  it("needs no challenge while nothing is charged", async () => {
    const code = await formerMember(testCards.challenge.number);
    const { chargeInvoice } = await buyOnFile(code, undefined, plans.yearly);
    expect(chargeInvoice).toMatchObject({ total: 0, state: "paid" });
  });

  it("is declined, with its reason, when the card is", async () => {
    const code = nextCode();
    await buy(sandbox, { code, number: testCards.declinedStored.number });
    await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
    expect(await declineCode(buyOnFile(code))).toBe("declined_saveable");
  });
});
