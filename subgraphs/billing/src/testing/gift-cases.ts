import { refuse } from "@eightcount/service-kit/errors/refusal";
import { casesOf, type Person } from "@eightcount/test-kit/isolation/describe-isolation";
import type { IsolationWorld } from "@eightcount/test-kit/isolation/isolation-faults";
import { errors } from "../errors";
import type { PrismaClient } from "../generated/client/client";
import { GiftOrderRepository, type NewGiftOrder } from "../gift-cards/gift-order.repository";
import { GiftRedemptionRepository } from "../gift-cards/gift-redemption.repository";

interface GiftFixture extends IsolationWorld {
  readonly prisma: PrismaClient;
}

const own = casesOf<GiftFixture>();
const orders = ({ prisma }: GiftFixture) => new GiftOrderRepository(prisma);
const redemptions = ({ prisma }: GiftFixture) => new GiftRedemptionRepository(prisma);

const giftOf = ({ memberId, mark }: Person): NewGiftOrder => ({
  attemptId: `gift-${mark}`,
  giverId: memberId,
  orderHash: `order-${mark}`,
  amountCents: 1_900,
  currency: "USD",
  delivery: "EMAIL",
  deliverAt: new Date("2026-10-01T09:00:00Z"),
  timeZone: "Europe/Paris",
  giverName: `giver-${mark}`,
  giverEmail: `giver-${mark}@dance.com`,
  recipientName: `recipient-${mark}`,
  recipientEmail: `recipient-${mark}@dance.com`,
  message: `message-${mark}`,
});

async function giftOrder(fixture: GiftFixture, person: Person) {
  const gift = giftOf(person);
  await orders(fixture).claim(gift);
  return gift;
}

async function boughtGift(fixture: GiftFixture, person: Person) {
  const gift = await giftOrder(fixture, person);
  const { mark } = person;
  const card = { cardId: `card-${mark}`, codeHash: `code-${mark}`, orderNumber: `number-${mark}` };
  await fixture.prisma.giftOrder.update({
    where: { attemptId: gift.attemptId },
    data: { ...card, state: "SUCCEEDED" },
  });
  return gift;
}

export async function endedGift(fixture: GiftFixture, person: Person): Promise<void> {
  const { attemptId } = await giftOrder(fixture, person);
  await orders(fixture).fail(attemptId, refuse(errors.purchase.failed));
}

const redemptionOf = ({ memberId, mark }: Person) => ({
  attemptId: `redemption-${mark}`,
  memberId,
  codeHash: `code-${mark}`,
});

async function redemption(fixture: GiftFixture, person: Person) {
  const attempt = redemptionOf(person);
  await redemptions(fixture).claim(attempt);
  return attempt;
}

const CREDIT = { amountCents: 1_900, currency: "USD" } as const;

export const giftCases = {
  "GiftOrderRepository.claim": own({
    given: giftOrder,
    run: (fixture, { memberId }, gift) => orders(fixture).claim({ ...gift, giverId: memberId }),
  }),
  "GiftOrderRepository.findBought": own({
    given: boughtGift,
    run: (fixture, { memberId }, gift) =>
      orders(fixture).findBought({ ...gift, giverId: memberId }),
  }),
  "GiftRedemptionRepository.claim": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) => redemptions(fixture).claim({ ...attempt, memberId }),
  }),
  "GiftRedemptionRepository.settle": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).settle({ ...attempt, memberId }, CREDIT),
  }),
  "GiftRedemptionRepository.wasSentBefore": own({
    given: async (fixture, person) => {
      const attempt = await redemption(fixture, person);
      await redemptions(fixture).markSent(attempt, new Date("2026-10-02T09:00:00Z"));
      return attempt;
    },
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).wasSentBefore({ ...attempt, attemptId: "another", memberId }),
  }),
  "GiftRedemptionRepository.markSent": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).markSent({ ...attempt, memberId }, new Date("2026-10-02T09:00:00Z")),
  }),
  "GiftRedemptionRepository.withdraw": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).withdraw({ ...attempt, memberId }),
  }),
  "GiftRedemptionRepository.failUnsent": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).failUnsent({ ...attempt, memberId }, refuse(errors.giftCard.invalid)),
  }),
  "GiftRedemptionRepository.fail": own({
    given: redemption,
    run: (fixture, { memberId }, attempt) =>
      redemptions(fixture).fail({ ...attempt, memberId }, refuse(errors.giftCard.invalid)),
  }),
};

const CLAIMED = "claim refuses another giver's attempt first";
const WORKER = "a worker processes all orders";

export const giftExemptions = {
  "GiftOrderRepository.isKnown": "reports that an id was used, not by whom",
  "GiftOrderRepository.settle": CLAIMED,
  "GiftOrderRepository.fail": CLAIMED,
  "GiftOrderRepository.findOpenSince": WORKER,
  "GiftOrderRepository.markLookedUp": WORKER,
  "GiftOrderRepository.cancel": WORKER,
  "GiftOrderRepository.findDue": WORKER,
  "GiftOrderRepository.deliver": WORKER,
  "GiftOrderRepository.findCardId": "whoever has the code may read the gift card",
  "GiftOrderRepository.forgetBefore": WORKER,
  "GiftOrderRepository.findForgotten": WORKER,
  "GiftOrderRepository.markGiverClosed": WORKER,
  "GiftRedemptionRepository.findSentBefore": WORKER,
  "GiftRedemptionRepository.isKnown": "reports that an id was used, not by whom",
};
