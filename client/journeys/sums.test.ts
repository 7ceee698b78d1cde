import { randomUUID } from "node:crypto";
import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { pay, payFromIndia, signUpInTwoSteps } from "./pages/buying";
import { applyCoupon, summaryOf } from "./pages/checkout";
import { graphResponses } from "./pages/graphResponses";
import { providerRecordsOf } from "./pages/provider";
import { amountOf, chosenPrice, orderSums, settingValue } from "./pages/sums";
import { openBrowser, Visit } from "./visit";

interface Plan {
  readonly choice: string;
  readonly currency: string;
  readonly priceCents: number;
}

interface Preview {
  readonly plan: Plan;
  readonly nowSubtotalCents: number;
  readonly nextSubtotalCents: number;
  readonly firstChargeOn: string;
  readonly discount: object | null;
}

interface Viewer {
  readonly subscription?: { readonly nextBillingAmountCents?: number };
}

interface Order {
  readonly plan: "Annual" | "Monthly";
  readonly choice: string;
  readonly query?: string;
  readonly button?: string;
  readonly coupon?: string;
  /** The first charge after a trial and the card that pays it. */
  readonly firstChargeCents: number | null;
  readonly pay?: (visit: Visit) => Promise<void>;
}

/** An unused gift card of the sandbox. */
const freshGift = () => `GIFT-YEAR-${randomUUID().slice(0, 8)}`;
const orders: readonly (readonly [string, Order])[] = [
  ["a year in dollars", { plan: "Annual", choice: "YEARLY", firstChargeCents: 9_900 }],
  [
    "a month at half its price",
    { plan: "Monthly", choice: "MONTHLY", coupon: "HALF50", firstChargeCents: 950 },
  ],
  [
    "a month in rupees",
    {
      plan: "Monthly",
      choice: "MULTI_MONTHLY",
      query: "&utm_currency=inr",
      firstChargeCents: 99_900,
      pay: payFromIndia,
    },
  ],
  [
    "a year by gift card",
    {
      plan: "Annual",
      choice: "GIFT_YEARLY",
      query: "&utm_gift_card=1",
      button: "Sign up with a Gift Card",
      firstChargeCents: null,
      pay: (visit) => pay(visit, freshGift()),
    },
  ],
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const dateOf = (iso: string | null) => iso && formatBillingDate(new Date(iso));

const STORY = "FUN-SUM-08 page, graph and provider name the same sums, %s";
describe.each(LAYOUTS)(STORY, (_layout, layout) => {
  it.each(orders)("%s", async (_, order) => {
    const visit = await Visit.start(browser, layout);
    await visit.step(async (visit) => {
      const answerOf = graphResponses(visit.page);
      await signUpInTwoSteps(visit, {
        ...order,
        beforeSigningUp: async () => {
          const plans = await answerOf<readonly Plan[]>("plans");
          const plan = plans.find(({ choice }) => choice === order.choice);
          expect(await chosenPrice(visit)).toEqual({
            currency: plan?.currency,
            cents: plan?.priceCents,
          });
        },
      });
      if (order.coupon) {
        await applyCoupon(visit, order.coupon);
        await summaryOf(visit).getByText("PROMO APPLIED").waitFor();
      }
      const sums = await orderSums(visit);
      const hasCoupon = order.coupon !== undefined;
      const preview = await answerOf<Preview>(
        "orderPreview",
        ({ discount }) => (discount !== null) === hasCoupon,
      );
      const { currency } = preview.plan;
      expect(sums.price).toEqual({ currency, cents: preview.plan.priceCents });
      if (order.firstChargeCents === null) expect(sums.firstCharge).toBeNull();
      else {
        expect(sums.today).toEqual({ currency, cents: preview.nowSubtotalCents });
        expect(preview.nextSubtotalCents).toBe(order.firstChargeCents);
        expect(sums.firstCharge).toEqual({
          on: dateOf(preview.firstChargeOn),
          amount: { currency, cents: order.firstChargeCents },
        });
      }

      await (order.pay ?? pay)(visit);
      const { subscription, invoice, charged } = await providerRecordsOf(visit);
      expect(sums.price).toEqual({
        currency: subscription.currency,
        cents: Math.round(subscription.unit_amount * 100),
      });
      expect(sums.today).toEqual({ currency: invoice.currency, cents: Math.round(charged * 100) });
      if (sums.firstCharge) expect(sums.firstCharge.on).toBe(dateOf(subscription.trial_ends_at));

      await visit.page.goto("/settings/subscription");
      const next = amountOf(await settingValue(visit, "Next billing amount"));
      const viewer = await answerOf<Viewer>(
        "viewer",
        ({ subscription }) => subscription?.nextBillingAmountCents !== undefined,
      );
      expect(next.cents).toBe(viewer.subscription?.nextBillingAmountCents);
      expect(next).toEqual({
        currency,
        cents: order.firstChargeCents ?? preview.plan.priceCents,
      });
      expect(await settingValue(visit, "Next billing date")).toBe(
        dateOf(subscription.current_period_ends_at),
      );
    });
    await visit.context.close();
  });
});
