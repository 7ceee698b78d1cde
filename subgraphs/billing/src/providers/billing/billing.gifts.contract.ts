import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { address, aKey, aSubscription, type ContractFixture } from "./billing.fixture.contract";
import type { GiftCardOrder } from "./gift-card.provider";

export function giftCardContract(get: () => ContractFixture): void {
  async function aGift(fields: Partial<GiftCardOrder> = {}): Promise<GiftCardOrder> {
    return {
      giverAccount: `gift-${randomUUID()}`,
      giverEmail: "ines@dance.com",
      firstName: "Ines",
      lastName: "Moreau",
      address,
      tokenId: await get().token("good"),
      challengeResultTokenId: null,
      amountCents: 1_900,
      currency: "USD",
      ...fields,
    };
  }

  async function aCard() {
    const order = await aGift();
    const result = await get().provider.buyGiftCard(order, aKey());
    if (result.kind !== "bought") throw new Error(JSON.stringify(result));
    return { ...result.card, order };
  }

  it("a gift card is bought once per attempt, and found by its code, id, and buyer", async () => {
    const { provider, chargesOf } = get();
    const [order, key] = [await aGift(), aKey()];
    const first = await provider.buyGiftCard(order, key);
    expect(first).toMatchObject({
      kind: "bought",
      card: { amountCents: 1_900, balanceCents: 1_900, currency: "USD", isRedeemed: false },
    });
    expect(await provider.buyGiftCard(order, key)).toEqual(first);
    expect(await chargesOf(order.giverAccount)).toEqual([1_900]);
    if (first.kind !== "bought") throw new Error("not bought");
    const { orderNumber, ...card } = first.card;
    expect(orderNumber).not.toBe("");
    expect(await provider.readGiftCard(card.id)).toEqual(card);
    expect(await provider.findGiftCard(` ${card.code.toLowerCase()}`)).toEqual(card);
    expect(await provider.findGiftCardOf(order.giverAccount)).toEqual(first.card);
  });

  it("nothing is found for an unknown code, id, or buyer", async () => {
    const { provider } = get();
    expect(await provider.findGiftCard(randomUUID())).toBeNull();
    expect(await provider.readGiftCard("no-such-card")).toBeNull();
    expect(await provider.findGiftCardOf(`gift-${randomUUID()}`)).toBeNull();
  });

  it("a declined card and a challenge sell nothing; a passed challenge sells one", async () => {
    const { provider, token, passChallenge } = get();
    const declined = await aGift({ tokenId: await token("declined") });
    expect(await provider.buyGiftCard(declined, aKey())).toMatchObject({ kind: "declined" });
    const unknown = await aGift({ tokenId: "no-card" });
    expect(await provider.buyGiftCard(unknown, aKey())).toMatchObject({
      kind: "invalid",
      isCard: true,
    });
    const order = await aGift({ tokenId: await token("challenge") });
    const challenged = await provider.buyGiftCard(order, aKey());
    if (challenged.kind !== "challenge") throw new Error(JSON.stringify(challenged));
    const challengeResultTokenId = await passChallenge(challenged.actionTokenId);
    const passed = await provider.buyGiftCard({ ...order, challengeResultTokenId }, aKey());
    expect(passed.kind).toBe("bought");
  });

  it("a redeemed gift card is credit for the next charges, once", async () => {
    const { provider, toNextEvent, chargesOf } = get();
    const card = await aCard();
    const { memberId, read } = await aSubscription(get(), { planCode: planCodes.monthly });
    const redeemed = { kind: "redeemed", amountCents: 1_900, currency: "USD" };
    const key = aKey();
    const redeem = () => provider.redeemGiftCard(memberId, card.code, key);
    expect(await Promise.all([redeem(), redeem()])).toEqual([redeemed, redeemed]);
    // Another attempt of the same member finds the credit in place.
    expect(await provider.redeemGiftCard(memberId, card.code, aKey())).toEqual(redeemed);
    expect(await provider.findRedeemedCards(memberId)).toMatchObject([{ id: card.id }]);
    expect(await provider.findRedeemedCards(card.order.giverAccount)).toEqual([]);
    expect(await provider.findRedeemedCards(randomUUID())).toEqual([]);
    expect((await read()).subscription.nextChargeCents).toBe(2_000);
    expect(await provider.readCredit(memberId)).toEqual({ amountCents: 1_900, currency: "USD" });
    await toNextEvent(memberId);
    expect(await provider.readCredit(memberId)).toBeNull();
    expect(await chargesOf(memberId)).toEqual([3_900, 2_000]);
    expect(await provider.readGiftCard(card.id)).toMatchObject({
      balanceCents: 0,
      isRedeemed: true,
    });
  });

  it("an unknown code, and one that somebody else redeemed, are refused", async () => {
    const { provider } = get();
    const card = await aCard();
    const first = await aSubscription(get(), { planCode: planCodes.monthly });
    const second = await aSubscription(get(), { planCode: planCodes.monthly });
    await provider.redeemGiftCard(first.memberId, card.code, aKey());
    const refused = { kind: "invalid" };
    expect(await provider.redeemGiftCard(second.memberId, card.code, aKey())).toEqual(refused);
    expect(await provider.redeemGiftCard(second.memberId, "NOPE", aKey())).toEqual(refused);
  });

  it("without an answer, the outcome is unknown", async () => {
    const { unreachable } = get();
    const unknown = { kind: "unknown" };
    expect(await unreachable.buyGiftCard(await aGift(), aKey())).toEqual(unknown);
    expect(await unreachable.redeemGiftCard(randomUUID(), "CODE", aKey())).toEqual(unknown);
    await expect(unreachable.findGiftCard("CODE")).rejects.toThrow();
  });
}
