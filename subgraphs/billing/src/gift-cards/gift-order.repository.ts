import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import {
  type FailedAttempt,
  toFailedAttempt,
  toFailureColumns,
  type UnsuccessfulOutcome,
} from "../actions/attempt-failure";
import { countBought, countNotBought } from "../actions/count-purchase";
import { type GiftOrder, Prisma, type PrismaClient } from "../generated/client/client";
import { failedEntry, startedEntry } from "../ledger/attempt-entries";
import { appendToLedger, type NewLedgerEntry } from "../ledger/ledger.repository";

export type { GiftOrder };

const ORDER = "BUY_GIFT_CARD";

export type NewGiftOrder = Pick<
  GiftOrder,
  | "attemptId"
  | "giverId"
  | "orderHash"
  | "amountCents"
  | "currency"
  | "delivery"
  | "deliverAt"
  | "timeZone"
  | "giverName"
  | "giverEmail"
  | "recipientName"
  | "recipientEmail"
  | "message"
>;

export type GiftOrderClaim =
  | { readonly kind: "open"; readonly order: GiftOrder }
  | { readonly kind: "bought"; readonly order: GiftOrder }
  | FailedAttempt
  /** The id was already used for a different order. */
  | { readonly kind: "reused" }
  | { readonly kind: "foreign" };

export type GiftOrderKey = Pick<GiftOrder, "attemptId" | "giverId" | "orderHash">;

export type OpenGiftOrder = Pick<GiftOrder, "attemptId" | "createdAt">;

export interface BoughtCard {
  readonly cardId: string;
  readonly codeHash: string;
  readonly orderNumber: string;
}

/** Orders of gift cards. A giver is a member, or null for a visitor. */
export class GiftOrderRepository {
  constructor(private readonly db: PrismaClient) {}

  async claim(order: NewGiftOrder): Promise<GiftOrderClaim> {
    const { attemptId, giverId } = order;
    await this.db.$transaction(async (tx) => {
      const { count } = await tx.giftOrder.createMany({
        data: [{ ...order, state: "OPEN" }],
        skipDuplicates: true,
      });
      if (count === 1)
        await record(tx, giverId, (memberId) => startedEntry({ attemptId, memberId }, ORDER));
    });
    const kept = await this.db.giftOrder.findUniqueOrThrow({ where: { attemptId } });
    if (kept.giverId !== giverId) return { kind: "foreign" };
    if (kept.orderHash !== order.orderHash) return { kind: "reused" };
    if (kept.state === "OPEN") return { kind: "open", order: kept };
    if (kept.state === "SUCCEEDED") return { kind: "bought", order: kept };
    return toFailedAttempt(kept.outcome);
  }

  findBought({ attemptId, giverId, orderHash }: GiftOrderKey): Promise<GiftOrder | null> {
    return this.db.giftOrder.findFirst({
      where: { attemptId, giverId, orderHash, state: "SUCCEEDED" },
    });
  }

  async isKnown(attemptId: string): Promise<boolean> {
    return (await this.db.giftOrder.count({ where: { attemptId } })) > 0;
  }

  /** Records the purchase and requests its receipt, once. Returns the order. */
  async settle(
    attemptId: string,
    card: BoughtCard,
    receiptOf: (order: GiftOrder) => OutboxEntry,
  ): Promise<GiftOrder> {
    const { order, isFirst } = await this.db.$transaction(async (tx) => {
      const [settled] = await tx.giftOrder.updateManyAndReturn({
        where: { attemptId, state: { not: "SUCCEEDED" } },
        data: { ...card, state: "SUCCEEDED", outcome: Prisma.DbNull },
      });
      if (!settled) {
        const known = await tx.giftOrder.findUniqueOrThrow({ where: { attemptId } });
        return { order: known, isFirst: false };
      }
      await tx.outboxEvent.create({ data: receiptOf(settled) });
      const { amountCents, currency } = settled;
      await record(tx, settled.giverId, (memberId) => ({
        ...{ attemptId, memberId, kind: "ATTEMPT_SUCCEEDED", details: { action: ORDER } },
        amount: { amountCents, currency },
      }));
      return { order: settled, isFirst: true };
    });
    if (isFirst) countBought("gift_card");
    return order;
  }

  async fail(attemptId: string, outcome: UnsuccessfulOutcome): Promise<void> {
    const hasFailed = await this.db.$transaction(async (tx) => {
      const [failed] = await tx.giftOrder.updateManyAndReturn({
        where: { attemptId, state: "OPEN" },
        data: toFailureColumns(outcome),
      });
      await record(tx, failed?.giverId ?? null, (memberId) =>
        failedEntry({ attemptId, memberId }, ORDER, outcome),
      );
      return failed !== undefined;
    });
    if (hasFailed) countNotBought("gift_card", outcome);
  }

  findOpenSince(moment: Date, limit: number): Promise<readonly OpenGiftOrder[]> {
    return this.db.giftOrder.findMany({
      where: { state: "OPEN", updatedAt: { lt: moment } },
      orderBy: { updatedAt: "asc" },
      select: { attemptId: true, createdAt: true },
      take: limit,
    });
  }

  /** Moves an open order to the end of the line of those to be looked up. */
  async markLookedUp(attemptId: string, at: Date): Promise<void> {
    await this.db.giftOrder.updateMany({
      where: { attemptId, state: "OPEN" },
      data: { updatedAt: at },
    });
  }

  findDue(moment: Date, limit: number): Promise<readonly GiftOrder[]> {
    return this.db.giftOrder.findMany({
      where: {
        ...{ state: "SUCCEEDED", delivery: "EMAIL", deliveredAt: null, forgottenAt: null },
        canceledAt: null,
        deliverAt: { lte: moment },
      },
      orderBy: { deliverAt: "asc" },
      take: limit,
    });
  }

  /** Marks the card as delivered and requests its mail. False if somebody else did. */
  async deliver(attemptId: string, at: Date, mail: OutboxEntry): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.giftOrder.updateMany({
        where: { attemptId, state: "SUCCEEDED", delivery: "EMAIL", deliveredAt: null },
        data: { deliveredAt: at },
      });
      if (count === 1) await tx.outboxEvent.create({ data: mail });
      return count === 1;
    });
  }

  async cancel(attemptId: string, at: Date): Promise<void> {
    await this.db.giftOrder.updateMany({
      where: { attemptId, deliveredAt: null },
      data: { canceledAt: at },
    });
  }

  async findCardId(codeHash: string): Promise<string | null> {
    const where = { codeHash };
    return (
      (await this.db.giftOrder.findUnique({ where, select: { cardId: true } }))?.cardId ?? null
    );
  }

  async forgetBefore(moment: Date): Promise<number> {
    const { count } = await this.db.giftOrder.updateMany({
      where: {
        forgottenAt: null,
        createdAt: { lt: moment },
        NOT: { state: "OPEN" },
        OR: [
          { deliveredAt: { lt: moment } },
          { canceledAt: { lt: moment } },
          { delivery: "PRINT" },
          { state: { not: "SUCCEEDED" } },
        ],
      },
      data: {
        ...{ giverName: "", giverEmail: "", recipientName: "", recipientEmail: null },
        message: null,
        forgottenAt: new Date(),
      },
    });
    return count;
  }

  /** Returns ended orders without their giver, whose account at the provider is still open. */
  async findForgotten(limit: number): Promise<readonly string[]> {
    const orders = await this.db.giftOrder.findMany({
      where: {
        ...{ giverClosedAt: null, NOT: { state: "OPEN" } },
        // An erased giver's card may still have to be mailed.
        OR: [{ forgottenAt: { not: null } }, { giverEmail: "" }],
      },
      orderBy: { createdAt: "asc" },
      select: { attemptId: true },
      take: limit,
    });
    return orders.map(({ attemptId }) => attemptId);
  }

  async markGiverClosed(attemptId: string, at: Date): Promise<void> {
    await this.db.giftOrder.updateMany({ where: { attemptId }, data: { giverClosedAt: at } });
  }
}

/** The ledger is a member's, so it has no entries for a visitor. */
async function record(
  tx: Prisma.TransactionClient,
  giverId: string | null,
  entryOf: (memberId: string) => NewLedgerEntry,
): Promise<void> {
  if (giverId !== null) await appendToLedger(tx, entryOf(giverId));
}
