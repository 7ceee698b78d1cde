import type { OracleCoupon, OraclePlan } from "@eightcount/test-kit/money-oracle/money-oracle";
import { plans } from "./orders";

/** The catalog a second time, in minor units. */
const yearlyPrice = { USD: 9_900, INR: 499_900 } as const;
const supportPrice = { USD: 1_900, INR: 99_900 } as const;
const regularPrice = { USD: 3_900, INR: 199_900 } as const;

export type StoryCurrency = keyof typeof yearlyPrice;

const rows = [
  [plans.yearly, 12, 7, yearlyPrice],
  [plans.monthly, 1, 7, supportPrice],
  [plans.regularYearly, 12, 0, yearlyPrice],
  [plans.regularMonthly, 1, 0, supportPrice],
  [plans.noDeal, 1, 0, regularPrice],
] as const;

export const planCodes = rows.map(([code]) => code);

export function oraclePlan(code: string, currency: StoryCurrency): OraclePlan {
  const row = rows.find(([key]) => key === code);
  if (!row) throw new Error(`no plan ${code}`);
  const [key, months, trialDays, prices] = row;
  return { key, months, trialDays, price: prices[currency] };
}

const YEARS = [plans.yearly, plans.regularYearly];

export const oracleCoupons: Readonly<
  Record<string, (currency: StoryCurrency) => OracleCoupon | null>
> = {
  HALF50: () => ({ percentOff: 50, recurs: false }),
  TENOFF: (currency) => ({ amountOff: currency === "USD" ? 1_000 : 50_000, recurs: true }),
  FREE30: () => ({ freeDays: 30, recurs: false }),
  YEAR20: () => ({ percentOff: 20, recurs: false, onlyPlans: YEARS }),
  USONLY5: (currency) => (currency === "USD" ? { amountOff: 500, recurs: false } : null),
};

/** Seeded, so that a failing story can be told again. */
export class StoryDice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0;
  }

  #next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  upTo(count: number): number {
    return Math.floor(this.#next() * count);
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.upTo(list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }
}

/** Days on which calendars go wrong: ends of months, leap days, and changes of the clock. */
const AWKWARD_DAYS = [
  "2027-01-31",
  "2027-02-28",
  "2027-03-14",
  "2027-03-28",
  "2027-08-31",
  "2027-10-31",
  "2027-11-07",
  "2027-12-31",
  "2028-01-29",
  "2028-01-30",
  "2028-02-22",
  "2028-02-29",
  "2028-05-30",
];

export interface Story {
  readonly at: number;
  readonly plan: string;
  readonly currency: StoryCurrency;
  readonly coupons: readonly string[];
  readonly giftCredit: 0 | 500 | 9_900;
}

export function randomStory(dice: StoryDice): Story {
  const currency = dice.pick(["USD", "USD", "INR"] as const);
  const plan = dice.pick(planCodes);
  const isSold = (code: string) => {
    const coupon = oracleCoupons[code]?.(currency) ?? null;
    return coupon !== null && (coupon.onlyPlans?.includes(plan) ?? true);
  };
  const coupons = Object.keys(oracleCoupons).filter((code) => isSold(code) && dice.chance(0.35));
  const day = dice.chance(0.7)
    ? Date.parse(dice.pick(AWKWARD_DAYS))
    : Date.UTC(2027, 0, 1 + dice.upTo(900));
  return {
    at: day + dice.upTo(24 * 60) * 60_000,
    plan,
    currency,
    coupons,
    giftCredit: currency === "USD" ? dice.pick([0, 0, 500, 9_900] as const) : 0,
  };
}
