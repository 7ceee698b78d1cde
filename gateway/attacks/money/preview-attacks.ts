import type { Person } from "../../journeys/people/person";
import { newMember } from "../../journeys/people/sign-up";
import type { Attack, Outcome } from "../attack";
import { audited } from "../evidence/evidence";
import { afterTrial } from "./former-members";
import { booksOf } from "./order-attack";
import { BUYING, buy, endOf, paidOrder } from "./orders";

interface PreviewOutcome extends Outcome {
  readonly end: string;
  /** Promised before and charged after the purchase, in cents. */
  readonly promised: number | undefined;
  readonly charged: number;
}

interface PreviewRow {
  readonly name: string;
  readonly planChoice: string;
  readonly couponCode?: string;
  readonly cents: number;
  readonly member?: () => Promise<Person>;
}

const rows: readonly PreviewRow[] = [
  { name: "a plan without a trial", planChoice: "NO_DEAL_MONTHLY", cents: 3900 },
  { name: "half the price", planChoice: "NO_DEAL_MONTHLY", couponCode: "half50", cents: 1950 },
  { name: "ten dollars off", planChoice: "NO_DEAL_MONTHLY", couponCode: "TENOFF", cents: 2900 },
  { name: "thirty free days", planChoice: "NO_DEAL_MONTHLY", couponCode: "FREE30", cents: 0 },
  { name: "a trial", planChoice: "YEARLY", couponCode: "YEAR20", cents: 0 },
  { name: "no second trial", planChoice: "MONTHLY", cents: 1900, member: afterTrial },
];

async function preview(member: Person, { planChoice, couponCode }: PreviewRow) {
  const input = { planChoice, ...(couponCode && { couponCode }) };
  const { data } = await member.ask<{ orderPreview: { nowSubtotalCents?: number } }>(
    "useOrderPreviewQuery",
    { input },
  );
  return data.orderPreview.nowSubtotalCents;
}

function attackBy(row: PreviewRow): Attack<PreviewOutcome> {
  let member: Person;
  let order: object;
  return {
    name: `a preview promises what is charged: ${row.name}`,
    arrange: async () => {
      member = await (row.member ?? newMember)();
      const { planChoice, couponCode } = row;
      order = await paidOrder(member, {
        planChoice,
        ...(couponCode && { couponCodes: [couponCode] }),
      });
    },
    attempt: async () => {
      const promised = await preview(member, row);
      const before = await booksOf(member);
      const answer = await buy(member, { ...order, agreedTodayCents: promised });
      const { charged } = await booksOf(member);
      return {
        status: answer.status,
        text: answer.text,
        end: endOf(answer),
        promised,
        charged: Math.round((charged - before.charged) * 100),
      };
    },
    answer: { status: 200, end: "bought", promised: row.cents, charged: row.cents },
    recorded: audited("billing", "purchaseSubscription", "done"),
    mayChange: BUYING,
  };
}

/** The sum that a preview shows is the sum that is charged. */
export const previewAttacks = rows.map(attackBy);
