import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import {
  address,
  aHolder,
  aKey,
  anOrder,
  aSubscription,
  type ContractCard,
  type ContractFixture,
  done,
} from "./billing.fixture.contract";

export function paymentContract(get: () => ContractFixture): void {
  cardOnFileContract(get);
  newCardContract(get);
  debtContract(get);
  billingInfoContract(get);
}

/** Buys a month and lets its renewal fail. */
async function aDebtor(fixture: ContractFixture) {
  const tokenId = await fixture.token("renewalDeclined");
  const debtor = await aSubscription(fixture, { planCode: planCodes.monthly, tokenId });
  const { periodEndsAt: renewedAt } = (await debtor.read()).subscription;
  await fixture.toNextEvent(debtor.memberId);
  return { ...debtor, renewedAt };
}

/** A member whose trial ended with a charge that the card will always decline. */
async function aDebtorWithBadCard(fixture: ContractFixture) {
  const debtor = await aSubscription(fixture, {
    tokenId: await fixture.token("trialThenDeclined"),
  });
  await fixture.toNextEvent(debtor.memberId);
  return debtor;
}

function cardOnFileContract(get: () => ContractFixture): void {
  it("an order without a token is paid with the card on file, and the names stay", async () => {
    const { provider } = get();
    const { id, memberId, order, read } = await aSubscription(get(), { firstName: "Noor" });
    await provider.cancelSubscription(id, aKey());
    await get().toNextEvent(memberId);
    const again = {
      ...order,
      idempotencyKey: randomUUID(),
      planCode: planCodes.monthly,
      tokenId: null,
      firstName: null,
      lastName: null,
    };
    const once = () => provider.purchase(again);
    const answers = [...(await Promise.all([once(), once()])), await once()];
    expect(answers).toEqual(Array(3).fill({ kind: "purchased" }));
    expect(await read()).toMatchObject({
      subscription: { planCode: planCodes.monthly, status: "ACTIVE" },
    });
    expect(await get().chargesOf(memberId)).toEqual([0, 3900]);
    expect(await get().namesOnAccount(memberId)).toEqual(["Noor", "Moreau"]);
  });

  it("without a card on file, nothing is bought", async () => {
    const order = await anOrder(get(), { planCode: planCodes.monthly, tokenId: null });
    expect(await get().provider.purchase(order)).toMatchObject({ kind: "declined" });
    const { subscription } = await get().provider.readAccount(order.holder.memberId);
    expect(subscription).toBeNull();
  });
}

function newCardContract(get: () => ContractFixture): void {
  const replace = async (memberId: string, card: ContractCard, key = aKey()) => {
    const tokenId = await get().token(card);
    return get().provider.updateCard(memberId, { tokenId, challengeResultTokenId: null }, key);
  };

  it("a new card replaces the one on file, also if the attempt is repeated", async () => {
    const { provider } = get();
    const { memberId, read } = await aSubscription(get(), {
      tokenId: await get().token("renewalDeclined"),
    });
    const before = (await read()).cardOnFile;
    const card = { tokenId: await get().token("good"), challengeResultTokenId: null };
    const key = aKey();
    const once = () => provider.updateCard(memberId, card, key);
    expect([...(await Promise.all([once(), once()])), await once()]).toEqual([done, done, done]);
    const after = await read();
    expect(after.cardOnFile).toEqual({
      brand: "Visa",
      lastFour: "1111",
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
    });
    expect(after.paymentMethod).toBe("Visa ending with 1111");
    expect(after.cardOnFile).not.toEqual(before);
  });

  it("a declined or unknown card leaves the card on file, with a message", async () => {
    const { provider } = get();
    const { memberId, read } = await aSubscription(get());
    const before = await read();
    expect(await replace(memberId, "declined")).toEqual({
      kind: "declined",
      message: expect.stringMatching(/declined/i),
    });
    const card = { tokenId: "no-such-token-00000000", challengeResultTokenId: null };
    expect(await provider.updateCard(memberId, card, aKey())).toMatchObject({ kind: "invalid" });
    expect(await read()).toEqual(before);
  });

  it("a challenge is required, and its result stores the card", async () => {
    const { provider } = get();
    const { memberId, read } = await aSubscription(get());
    const tokenId = await get().token("challenge");
    const card = { tokenId, challengeResultTokenId: null };
    const answer = await provider.updateCard(memberId, card, aKey());
    if (answer.kind !== "challenge") throw new Error(`no challenge: ${JSON.stringify(answer)}`);
    expect(answer.message).toMatch(/3-D Secure/);
    expect((await read()).cardOnFile?.lastFour).toBe("1111");
    const challengeResultTokenId = await get().passChallenge(answer.actionTokenId);
    expect(
      await provider.updateCard(memberId, { tokenId, challengeResultTokenId }, aKey()),
    ).toEqual(done);
    expect((await read()).cardOnFile?.lastFour).toBe("3220");
  });

  it("a provider error is an unknown outcome with a response", async () => {
    const { memberId } = await aSubscription(get());
    expect(await replace(memberId, "broken")).toEqual({ kind: "unknown", hasResponse: true });
  });

  it("a member without an account has no card to replace", async () => {
    expect(await replace(randomUUID(), "good")).toMatchObject({ kind: "invalid" });
  });
}

function debtContract(get: () => ContractFixture): void {
  it("a failed renewal is overdue from the first try on", async () => {
    const { memberId, read, renewedAt } = await aDebtor(get());
    const first = await read();
    expect(first).toMatchObject({ isOwing: true, hasPastDue: true, owingCents: 3900 });
    expect(first).toMatchObject({ overdueSince: renewedAt, lastTryFailedAt: renewedAt });
    await get().toNextEvent(memberId);
    const second = await read();
    expect(second.overdueSince).toEqual(first.overdueSince);
    expect(Number(second.lastTryFailedAt)).toBeGreaterThan(Number(first.lastTryFailedAt));
  });

  it("what is overdue is collected once, with the card on file", async () => {
    const { provider } = get();
    const { memberId, read } = await aDebtor(get());
    const key = aKey();
    const once = () => provider.collectOverdue(memberId, null, key);
    expect([...(await Promise.all([once(), once()])), await once()]).toEqual([done, done, done]);
    expect(await provider.collectOverdue(memberId, null, aKey())).toEqual(done);
    expect(await read()).toMatchObject({
      isOwing: false,
      hasPastDue: false,
      owingCents: 0,
      overdueSince: null,
      lastTryFailedAt: null,
      subscription: { status: "ACTIVE" },
    });
    expect(await get().chargesOf(memberId)).toEqual([3900, 3900]);
  });

  it("a declined collection leaves the debt, with a message, until a new card pays", async () => {
    const { provider } = get();
    const { memberId, read } = await aDebtorWithBadCard(get());
    const key = aKey();
    const declined = { kind: "declined", message: expect.stringMatching(/declined/i) };
    expect(await provider.collectOverdue(memberId, null, key)).toEqual(declined);
    expect(await provider.collectOverdue(memberId, null, key)).toEqual(declined);
    expect(await read()).toMatchObject({ isOwing: true, owingCents: 9900 });
    const card = { tokenId: await get().token("good"), challengeResultTokenId: null };
    expect(await provider.updateCard(memberId, card, aKey())).toEqual(done);
    expect(await provider.collectOverdue(memberId, null, aKey())).toEqual(done);
    expect(await read()).toMatchObject({ isOwing: false, overdueSince: null });
    expect(await get().chargesOf(memberId)).toEqual([0, 9900]);
  });

  it("nothing overdue is collected as done, and charges nothing", async () => {
    const { memberId } = await aSubscription(get());
    expect(await get().provider.collectOverdue(memberId, null, aKey())).toEqual(done);
    expect(await get().chargesOf(memberId)).toEqual([0]);
  });
}

function billingInfoContract(get: () => ContractFixture): void {
  it("the billing info has the last saved address, the cardholder's names, and the card", async () => {
    const { provider } = get();
    const { memberId, order } = await aSubscription(get());
    await provider.saveAddress(order.holder, address);
    expect(await provider.readBillingInfo(memberId)).toEqual({
      ...address,
      firstName: "Ines",
      lastName: "Moreau",
      card: {
        brand: "Visa",
        lastFour: "1111",
        expiryMonth: expect.any(Number),
        expiryYear: expect.any(Number),
      },
    });
  });

  it("parts that were never given are null, and a member without an account has none", async () => {
    const { provider } = get();
    const holder = aHolder();
    expect(await provider.readBillingInfo(holder.memberId)).toBeNull();
    await provider.ensureAccount(holder);
    const empty = { country: null, region: null, street: null, city: null, postalCode: null };
    const nobody = { firstName: null, lastName: null, card: null };
    expect(await provider.readBillingInfo(holder.memberId)).toEqual({ ...empty, ...nobody });
    await provider.saveAddress(holder, address);
    expect(await provider.readBillingInfo(holder.memberId)).toEqual({ ...address, ...nobody });
  });
}
