import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber, cards } from "../testing/orders";

const faults = new FaultyProvider(["updateCard", "collectOverdue"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;
type Input = Readonly<Record<string, unknown>>;

const address = { country: "FR", street: "1 Rue de la Danse", city: "Paris", postalCode: "75001" };

async function update(viewer: Member, { card = cards.good, ...input }: Input = {}) {
  const tokenId = input.tokenId ?? (await fixture.sandbox.cardToken(String(card)));
  const names = { firstName: "Ines", lastName: "Moreau" };
  return act(fixture, "updatePaymentMethod", viewer, { tokenId, address, ...names, ...input });
}

const chargesOf = ({ memberId }: Member) => fixture.sandbox.chargesOf(memberId ?? "");
const methodOf = async (member: Member) =>
  (await subscriptionSeenBy(fixture, member)).paymentMethod;

/** A member whose renewal failed, so many days ago. */
async function aDebtor(days = 0, card: string = cards.renewalDeclined) {
  const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", card);
  await fixture.sandbox.toNextEvent(member.memberId ?? "");
  if (days > 0) await fixture.sandbox.advance(member.memberId ?? "", days);
  await fixture.subscriptions.sync(member.memberId ?? "");
  return member;
}

describe("a new card", () => {
  it("BILL-PAY-07 API-BILL-14 replaces the one on file, with its address and names", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
    const before = await chargesOf(member);
    const answer = await update(member);
    expect(answer).toMatchObject({
      __typename: "PaymentMethodUpdated",
      isPaid: true,
      subscription: { paymentMethod: "Visa ending with 1111" },
    });
    expect(await fixture.provider.readBillingInfo(member.memberId ?? "")).toMatchObject({
      ...address,
      firstName: "Ines",
      lastName: "Moreau",
      card: { lastFour: "1111" },
    });
    expect(await chargesOf(member)).toEqual(before);
  });

  it.each([
    [{ country: "" }, "Please select a country", "country"],
    [{ city: "" }, expect.any(String), "cityName"],
    [{ country: "US", postalCode: "9" }, expect.any(String), expect.any(String)],
  ])("BILL-PAY-06 its address is checked as in the checkout: %j", async (wrong, message, field) => {
    const { member } = await aSubscriber(fixture);
    const refused = await update(member, { address: { ...address, ...wrong } });
    expect(refused).toMatchObject({ code: "ADDRESS_INVALID", message, field });
    expect(faults.calls).toEqual([]);
  });

  it("a name of two words is refused as in the checkout", async () => {
    const { member } = await aSubscriber(fixture);
    expect(await update(member, { firstName: "" })).toMatchObject({ code: "INVALID_NAME" });
    expect(await update(member, { tokenId: " " })).toMatchObject({ code: "CARD_MISSING" });
  });

  it("BILL-PAY-05 a declined card leaves the old one, in the provider's words", async () => {
    const { member } = await aSubscriber(fixture);
    const refused = await update(member, { card: cards.declined });
    expect(refused.code).toBe("CARD_REFUSED");
    expect(refused.message).toMatch(/declined/i);
    expect(await methodOf(member)).toBe("Visa ending with 1111");
  });

  it("BILL-PAY-05 a provider error is the specification's message, and the old card stays", async () => {
    const { member } = await aSubscriber(fixture);
    expect(await update(member, { card: cards.broken })).toMatchObject({
      code: "UNKNOWN_CARD_ERROR",
      field: "unknowncreditcarderror",
    });
    expect(await methodOf(member)).toBe("Visa ending with 1111");
  });

  it("BILL-PAY-04 a challenge is required, and its result stores the card", async () => {
    const { member } = await aSubscriber(fixture);
    const tokenId = await fixture.sandbox.cardToken(cards.challenge);
    const challenged = await update(member, { tokenId });
    expect(challenged).toMatchObject({ __typename: "ThreeDSecureRequired" });
    const threeDSecureActionResultTokenId = await fixture.sandbox.completeChallenge(
      challenged.actionTokenId,
    );
    const answer = await update(member, { tokenId, threeDSecureActionResultTokenId });
    expect(answer.subscription.paymentMethod).toBe("Visa ending with 3220");
  });

  it("a failed challenge leaves the old card", async () => {
    const { member } = await aSubscriber(fixture);
    const tokenId = await fixture.sandbox.cardToken(cards.challenge);
    const { actionTokenId } = await update(member, { tokenId });
    const result = await fixture.sandbox.completeChallenge(actionTokenId, false);
    const refused = await update(member, { tokenId, threeDSecureActionResultTokenId: result });
    expect(refused.code).toBe("CARD_REFUSED");
    expect(await methodOf(member)).toBe("Visa ending with 1111");
  });

  it("ROLE-09 only members with a running subscription may replace it", async () => {
    expect(await update(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
    const { member } = await aSubscriber(fixture);
    await act(fixture, "cancelSubscription", member);
    expect(await update(member)).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(faults.calls).toEqual([]);
  });
});

describe("a new card for an overdue payment", () => {
  it.each([0, 8])("BILL-PAY-08 recovers everything immediately, %p days after", async (days) => {
    const member = await aDebtor(days);
    expect((await subscriptionSeenBy(fixture, member)).isOwing).toBe(true);
    const answer = await update(member);
    expect(answer).toMatchObject({
      isPaid: true,
      subscription: { isOwing: false, isLocked: false, owingCents: 0 },
    });
    expect(decodeJwt(answer.entitlementTicket).sub).toBe(member.memberId);
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("that is declined for the debt is stored all the same, and the member still owes", async () => {
    const member = await aDebtor(8);
    const answer = await update(member, { card: cards.trialThenDeclined });
    expect(answer).toMatchObject({
      __typename: "PaymentMethodUpdated",
      isPaid: false,
      entitlementTicket: "",
      subscription: { paymentMethod: "Visa ending with 0341", isOwing: true, isLocked: true },
    });
  });

  const passing = async ({ actionTokenId }: { actionTokenId: string }, success = true) => ({
    threeDSecureActionResultTokenId: await fixture.sandbox.completeChallenge(
      actionTokenId,
      success,
    ),
  });
  const methods = () => faults.calls.map(({ method }) => method);

  it("a challenge when the card is stored: its result is not used for the payment", async () => {
    const member = await aDebtor(8);
    const tokenId = await fixture.sandbox.cardToken(cards.challenge);
    const challenged = await update(member, { tokenId });
    faults.reset();
    const retry = await update(member, { tokenId, ...(await passing(challenged)) });
    expect(retry).toMatchObject({ isPaid: true });
    expect(faults.calls.map(({ args }) => args[1])).toEqual([
      { tokenId, challengeResultTokenId: expect.any(String) },
      null,
    ]);
  });

  it("a challenge for the payment itself: its result only pays, and the card is not sent again", async () => {
    const member = await aDebtor(8);
    const tokenId = await fixture.sandbox.cardToken(cards.debtChallenge);
    const challenged = await update(member, { tokenId });
    expect(challenged).toMatchObject({ __typename: "ThreeDSecureRequired" });
    expect(await chargesOf(member)).toEqual([3900, 3900]);
    expect(await methodOf(member)).toBe("Visa ending with 3055");
    faults.reset();
    const retry = await update(member, { tokenId, ...(await passing(challenged)) });
    expect(retry).toMatchObject({
      isPaid: true,
      subscription: { isOwing: false, paymentMethod: "Visa ending with 3055" },
    });
    expect(methods()).toEqual(["collectOverdue"]);
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("challenges at both: each result goes to the call that asked for it", async () => {
    const member = await aDebtor(8);
    const tokenId = await fixture.sandbox.cardToken(cards.cardAndDebtChallenge);
    const forCard = await update(member, { tokenId });
    const forDebt = await update(member, { tokenId, ...(await passing(forCard)) });
    expect(forDebt).toMatchObject({ __typename: "ThreeDSecureRequired" });
    expect(forDebt.actionTokenId).not.toBe(forCard.actionTokenId);
    expect(await update(member, { tokenId, ...(await passing(forDebt)) })).toMatchObject({
      isPaid: true,
      subscription: { isOwing: false, paymentMethod: "Visa ending with 0446" },
    });
    expect(methods()).toEqual(["updateCard", "updateCard", "collectOverdue", "collectOverdue"]);
  });

  it("a failed challenge for the payment keeps the card, and another card may pay", async () => {
    const member = await aDebtor(8);
    const tokenId = await fixture.sandbox.cardToken(cards.debtChallenge);
    const challenged = await update(member, { tokenId });
    const failed = await update(member, { tokenId, ...(await passing(challenged, false)) });
    expect(failed).toMatchObject({
      __typename: "PaymentMethodUpdated",
      isPaid: false,
      subscription: { paymentMethod: "Visa ending with 3055", isOwing: true },
    });
    expect(await update(member)).toMatchObject({ isPaid: true });
  });

  it("a process that ends between card and payment: the same attempt collects", async () => {
    const member = await aDebtor(8);
    const tokenId = await fixture.sandbox.cardToken(cards.debtChallenge);
    const input = { attemptId: randomUUID(), tokenId };
    faults.afterCall = async () => {
      faults.losesCall = true;
      faults.isUnreadable = true;
    };
    await update(member, input);
    expect(methods()).toEqual(["updateCard", "collectOverdue"]);
    faults.reset();
    expect(await update(member, input)).toMatchObject({ __typename: "ThreeDSecureRequired" });
  });
});

describe("one attempt, one card", () => {
  it("the same attempt sent five times at once stores and collects once", async () => {
    const member = await aDebtor(8);
    const input = {
      attemptId: randomUUID(),
      tokenId: await fixture.sandbox.cardToken(cards.good),
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => update(member, input)));
    expect(answers.map(({ isPaid }) => isPaid)).toEqual(Array(5).fill(true));
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("answer lost: the account shows the new card", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
    faults.losesAnswer = true;
    expect((await update(member)).subscription.paymentMethod).toBe("Visa ending with 1111");
  });

  it("a call that never arrived fails, and the same attempt may be sent again", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
    const input = {
      attemptId: randomUUID(),
      tokenId: await fixture.sandbox.cardToken(cards.good),
    };
    faults.losesCall = true;
    expect(await update(member, input)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    faults.reset();
    expect((await update(member, input)).subscription.paymentMethod).toBe("Visa ending with 1111");
  });
});
