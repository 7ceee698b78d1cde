/**
 * Imports nothing, so that a mistake of the billing code cannot hide in both. Amounts are minor
 * units, moments UTC, and a trial's day has 24 hours.
 */
const DAY_MS = 86_400_000;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export interface OraclePlan {
  readonly key: string;
  readonly months: number;
  readonly trialDays: number;
  readonly price: number;
}

export interface OracleCoupon {
  readonly percentOff?: number;
  readonly amountOff?: number;
  readonly freeDays?: number;
  /** False for a coupon of the first payment only. */
  readonly recurs: boolean;
  /** Keys of the plans it reduces. Every plan if missing. */
  readonly onlyPlans?: readonly string[];
}

export interface OracleOrder {
  readonly plan: OraclePlan;
  readonly at: number;
  readonly coupons?: readonly OracleCoupon[];
  readonly giftCredit?: number;
  /** Sales tax on what coupons leave, in hundredths of a percent. None if missing. */
  readonly taxBasisPoints?: number;
}

export interface OraclePayment {
  readonly amount: number;
  readonly at: number;
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengthOf = (year: number, month: number) =>
  month === 1 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month] ?? 31);

/** The same day and time `months` later, or the last day of a shorter month. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor);
  const count = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const day = Math.min(from.getUTCDate(), lengthOf(year, month));
  return Date.UTC(year, month, day) + (anchor - Math.floor(anchor / DAY_MS) * DAY_MS);
}

/** A member from the purchase on: today's payment, and the next ones as time passes. */
export class MemberMoneyOracle {
  /** What the order costs at once. */
  readonly today: number;
  #plan: OraclePlan;
  #coupons: readonly OracleCoupon[];
  #credit: number;
  readonly #taxBasisPoints: number;
  #changesTo: OraclePlan | null = null;
  #skipped = 0;
  #isCanceled = false;
  /** Bill dates are whole months after this moment, so a short month moves only its own. */
  #anchor: number;
  #monthsSinceAnchor: number;

  constructor({ plan, at, coupons = [], giftCredit = 0, taxBasisPoints = 0 }: OracleOrder) {
    this.#taxBasisPoints = taxBasisPoints;
    this.#plan = plan;
    this.#coupons = coupons;
    this.#credit = giftCredit;
    const freeDays = Math.max(plan.trialDays, ...coupons.map((coupon) => coupon.freeDays ?? 0));
    this.#anchor = at + freeDays * DAY_MS;
    this.#monthsSinceAnchor = freeDays > 0 ? 0 : plan.months;
    this.today = freeDays > 0 ? 0 : this.#pay(plan);
  }

  /** When the paid time or the trial ends. */
  get paidUntil(): number {
    return monthsAfter(this.#anchor, this.#monthsSinceAnchor);
  }

  get next(): OraclePayment | null {
    if (this.#isCanceled) return null;
    const months = this.#monthsSinceAnchor + this.#skipped * this.#plan.months;
    const { amount } = this.#priceOf(this.#changesTo ?? this.#plan);
    return { amount, at: monthsAfter(this.#anchor, months) };
  }

  changePlan(plan: OraclePlan): void {
    this.#changesTo = plan.key === this.#plan.key ? null : plan;
  }

  cancel(): void {
    this.#isCanceled = true;
    this.#changesTo = null;
    this.#skipped = 0;
  }

  /** The cancellation never happened; what it dropped stays dropped. */
  reactivate(): void {
    this.#isCanceled = false;
  }

  /** Skips whole periods of the present plan from the next bill date on. */
  pause(periods: number): void {
    this.#skipped = periods;
  }

  renew(): OraclePayment | null {
    const due = this.next;
    if (!due) return null;
    this.#monthsSinceAnchor += this.#skipped * this.#plan.months;
    this.#skipped = 0;
    this.#plan = this.#changesTo ?? this.#plan;
    this.#changesTo = null;
    this.#monthsSinceAnchor += this.#plan.months;
    this.#pay(this.#plan);
    return due;
  }

  #pay(plan: OraclePlan): number {
    const { amount, credit, used } = this.#priceOf(plan);
    this.#credit -= credit;
    this.#coupons = this.#coupons.filter((coupon) => coupon.recurs || !used.includes(coupon));
    return amount;
  }

  /** Coupons are each taken from the plan's price. Gift cards pay from what is left, with its tax. */
  #priceOf(plan: OraclePlan) {
    const applying = this.#coupons.filter(
      ({ onlyPlans }) => onlyPlans === undefined || onlyPlans.includes(plan.key),
    );
    let left = plan.price;
    for (const { percentOff = 0, amountOff = 0 } of applying) {
      left -= Math.round((plan.price * percentOff) / 100) + amountOff;
    }
    left = Math.max(0, left);
    const used = left < plan.price ? applying : [];
    const taxed = left + Math.round((left * this.#taxBasisPoints) / 10_000);
    const credit = Math.min(taxed, this.#credit);
    return { amount: taxed - credit, credit, used };
  }
}

/** The moment of a Sunday of a month: the nth one, or the last for 0. */
function sunday(year: number, month: number, nth: number, hourUtc: number): number {
  const start = nth === 0 ? lengthOf(year, month) - 6 : 1 + (nth - 1) * 7;
  const first = Date.UTC(year, month, start, hourUtc);
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(first / DAY_MS) + 4) % 7;
  return first + ((7 - weekday) % 7) * DAY_MS;
}

const between = (moment: number, from: number, to: number) => moment >= from && moment < to;

/** Minutes ahead of UTC, with each zone's own summer time. */
export const zoneOffsets: Readonly<Record<string, (moment: number, year: number) => number>> = {
  "America/New_York": (moment, year) =>
    between(moment, sunday(year, 2, 2, 7), sunday(year, 10, 1, 6)) ? -240 : -300,
  "Europe/London": (moment, year) =>
    between(moment, sunday(year, 2, 0, 1), sunday(year, 9, 0, 1)) ? 60 : 0,
  "Asia/Kolkata": () => 330,
  "Pacific/Honolulu": () => -600,
};

/** The calendar day of a moment where the member lives, such as 2027-03-14. */
export function dayIn(zone: keyof typeof zoneOffsets, moment: number): string {
  const year = new Date(moment).getUTCFullYear();
  const minutes = zoneOffsets[zone]?.(moment, year) ?? 0;
  return new Date(moment + minutes * 60_000).toISOString().slice(0, 10);
}
