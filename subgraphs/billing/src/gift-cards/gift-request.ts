import { createHash } from "node:crypto";
import {
  checkGift,
  type GiftDelivery,
  giftMessages,
  isGiftTime,
} from "@eightcount/rules/billing/gift-cards";
import { isGiftChoice, type PlanChoice } from "@eightcount/rules/billing/plans";
import { normalizeEmail } from "@eightcount/rules/people/email";
import { plainLines } from "@eightcount/rules/people/plain-text";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { type AddressRequest, addressRefusal } from "../checkout/billing-address.service";
import { checkCard, type OrderCard } from "../checkout/purchase-order.rules";
import { refuseFault } from "../checkout/purchase-refusals";
import { errors } from "../errors";

export interface GiftRequest extends OrderCard {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
  /** Minor units that the giver saw. Null accepts any price. */
  readonly seenAmountCents: number | null;
  readonly challengeResultTokenId: string | null;
  readonly address: Omit<AddressRequest, "giftCardCode">;
  readonly delivery: GiftDelivery;
  readonly recipientName: string;
  readonly recipientEmail: string | null;
  readonly message: string | null;
  readonly giverName: string;
  readonly giverEmail: string;
  /** Null delivers at once. */
  readonly deliverAt: Date | null;
  readonly timeZone: string;
}

export function giftOrderRefusal(request: GiftRequest, now: Date): Refusal | null {
  const fault = checkCard(request);
  if (fault) return refuseFault(fault);
  if (!isGiftChoice(request.planChoice)) return refuse(errors.giftCard.planUnavailable);
  const { recipientEmail, message } = request;
  const texts = { recipientEmail: recipientEmail ?? "", message: message ?? "" };
  const [problem] = checkGift({ ...request, ...texts });
  if (problem) return refuse({ ...errors.giftCard.detailsInvalid, ...problem });
  const isInTime = request.deliverAt === null || isGiftTime(request.deliverAt, now);
  if (!isInTime || !isTimeZone(request.timeZone)) {
    const { dateInvalid } = giftMessages;
    return refuse({ ...errors.giftCard.detailsInvalid, field: "deliverAt", message: dateInvalid });
  }
  return addressRefusal({ ...request.address, region: request.address.region ?? null });
}

const TIME_ZONE_MAX_LENGTH = 64;

function isTimeZone(timeZone: string): boolean {
  if (timeZone.length > TIME_ZONE_MAX_LENGTH) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return true;
  } catch {
    return false;
  }
}

export function giftTexts(request: GiftRequest) {
  const { delivery, recipientEmail, message } = request;
  return {
    delivery,
    timeZone: request.timeZone,
    giverName: request.giverName.trim(),
    giverEmail: normalizeEmail(request.giverEmail),
    recipientName: request.recipientName.trim(),
    recipientEmail: delivery === "EMAIL" ? normalizeEmail(recipientEmail ?? "") : null,
    message: plainLines(message ?? "").trim() || null,
  };
}

/** The same attempt with another order is refused. The stored amount counts, not what is seen. */
export function orderHashOf({ attemptId: _, seenAmountCents: __, ...order }: GiftRequest): string {
  return createHash("sha256").update(JSON.stringify(order)).digest("hex");
}

const ACCOUNT_DIGITS = 40;

/** Never a member's own account, whose card and invoices belong to the subscription. */
export const giverAccountOf = (attemptId: string): string =>
  `gift-${createHash("sha256").update(attemptId).digest("hex").slice(0, ACCOUNT_DIGITS)}`;
