import { MemberMoneyOracle } from "@eightcount/test-kit/money-oracle/money-oracle";
import { MoneyMember } from "../../testing/money-member";
import { plans } from "../../testing/orders";
import { oracleCoupons, oraclePlan, type StoryCurrency } from "../../testing/random-story";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

type Payment = readonly [cents: number, day: string];

interface Example {
  readonly sum: string;
  readonly plan: string;
  readonly on: string;
  readonly currency?: StoryCurrency;
  readonly coupons?: readonly string[];
  readonly gift?: 500 | 9_900;
  readonly action?: "pause 2" | "cancel and return" | "to the year" | "to the month";
  readonly today: number;
  readonly next: readonly Payment[];
}

/** Worked out by hand: what is paid today, and at the next dates. */
const examples: readonly Example[] = [
  {
    sum: "a month at $39 from Jan 15: 39.00 now, 39.00 on Feb 15",
    plan: plans.noDeal,
    on: "2027-01-15",
    today: 3900,
    next: [[3900, "2027-02-15"]],
  },
  {
    sum: "a month from Jan 31: February has 28 days, March gets its 31st back",
    plan: plans.noDeal,
    on: "2027-01-31",
    today: 3900,
    next: [
      [3900, "2027-02-28"],
      [3900, "2027-03-31"],
      [3900, "2027-04-30"],
    ],
  },
  {
    sum: "a month from Jan 30 in a leap year: Feb 29, then Mar 30",
    plan: plans.noDeal,
    on: "2028-01-30",
    today: 3900,
    next: [
      [3900, "2028-02-29"],
      [3900, "2028-03-30"],
    ],
  },
  {
    sum: "a year from Feb 29, 2028: Feb 28 until the next leap year's 29th",
    plan: plans.regularYearly,
    on: "2028-02-29",
    today: 9900,
    next: [
      [9900, "2029-02-28"],
      [9900, "2030-02-28"],
      [9900, "2031-02-28"],
      [9900, "2032-02-29"],
    ],
  },
  {
    sum: "7 free days from Dec 28: 0 now, 99.00 on Jan 4 and every Jan 4",
    plan: plans.yearly,
    on: "2026-12-28",
    today: 0,
    next: [
      [9900, "2027-01-04"],
      [9900, "2028-01-04"],
    ],
  },
  {
    sum: "7 free days from Feb 22, 2028, a leap year: 22 + 7 = Feb 29",
    plan: plans.monthly,
    on: "2028-02-22",
    today: 0,
    next: [
      [1900, "2028-02-29"],
      [1900, "2028-03-29"],
    ],
  },
  {
    sum: "7 free days over the change to summer time of Mar 14: 10 + 7 = Mar 17",
    plan: plans.monthly,
    on: "2027-03-10",
    today: 0,
    next: [[1900, "2027-03-17"]],
  },
  {
    sum: "half the first payment: 39.00 × 50% = 19.50, then 39.00",
    plan: plans.noDeal,
    on: "2027-05-05",
    coupons: ["HALF50"],
    today: 1950,
    next: [[3900, "2027-06-05"]],
  },
  {
    sum: "half the first payment of a trial: 0 now, 99.00 × 50% = 49.50, then 99.00",
    plan: plans.yearly,
    on: "2027-05-05",
    coupons: ["HALF50"],
    today: 0,
    next: [
      [4950, "2027-05-12"],
      [9900, "2028-05-12"],
    ],
  },
  {
    sum: "ten dollars off every payment: 39.00 − 10.00 = 29.00",
    plan: plans.noDeal,
    on: "2027-05-05",
    coupons: ["TENOFF"],
    today: 2900,
    next: [
      [2900, "2027-06-05"],
      [2900, "2027-07-05"],
    ],
  },
  {
    sum: "ten off and half off: 39.00 − 10.00 − 19.50 = 9.50, then 39.00 − 10.00 = 29.00",
    plan: plans.noDeal,
    on: "2027-05-05",
    coupons: ["TENOFF", "HALF50"],
    today: 950,
    next: [[2900, "2027-06-05"]],
  },
  {
    sum: "thirty free days from Jan 31: 31 + 30 days = Mar 2",
    plan: plans.noDeal,
    on: "2027-01-31",
    coupons: ["FREE30"],
    today: 0,
    next: [
      [3900, "2027-03-02"],
      [3900, "2027-04-02"],
    ],
  },
  {
    sum: "20% off a year: 99.00 × 80% = 79.20, then 99.00",
    plan: plans.regularYearly,
    on: "2027-06-30",
    coupons: ["YEAR20"],
    today: 7920,
    next: [[9900, "2028-06-30"]],
  },
  {
    sum: "a year in rupees with 500 off every payment: 4,999.00 − 500.00 = 4,499.00",
    plan: plans.regularYearly,
    currency: "INR",
    on: "2027-06-30",
    coupons: ["TENOFF"],
    today: 449_900,
    next: [[449_900, "2028-06-30"]],
  },
  {
    sum: "a month in rupees, half the first payment: 1,999.00 × 50% = 999.50",
    plan: plans.noDeal,
    currency: "INR",
    on: "2027-06-30",
    coupons: ["HALF50"],
    today: 99_950,
    next: [[199_900, "2027-07-30"]],
  },
  {
    sum: "a $5 gift card: 39.00 − 5.00 = 34.00, then 39.00",
    plan: plans.noDeal,
    on: "2027-05-05",
    gift: 500,
    today: 3400,
    next: [[3900, "2027-06-05"]],
  },
  {
    sum: "a $99 gift card for months of $39: 99 − 39 − 39 = 21 left, so 39 − 21 = 18 in July",
    plan: plans.noDeal,
    on: "2027-05-05",
    gift: 9_900,
    today: 0,
    next: [
      [0, "2027-06-05"],
      [1800, "2027-07-05"],
      [3900, "2027-08-05"],
    ],
  },
  {
    sum: "from $39 months to the year on the bill date: nothing more today, 99.00 on Feb 15",
    plan: plans.noDeal,
    on: "2027-01-15",
    action: "to the year",
    today: 3900,
    next: [
      [9900, "2027-02-15"],
      [9900, "2028-02-15"],
    ],
  },
  {
    sum: "from the year to months, with 20% off years and 10 off all: 99.00 − 19.80 − 10.00 = 69.20, then 19.00 − 10.00 = 9.00",
    plan: plans.regularYearly,
    on: "2027-01-31",
    coupons: ["YEAR20", "TENOFF"],
    action: "to the month",
    today: 6920,
    next: [
      [900, "2028-01-31"],
      [900, "2028-02-29"],
      [900, "2028-03-31"],
    ],
  },
  {
    sum: "two months of pause from Jan 31: February and March are free, 39.00 on Apr 30",
    plan: plans.noDeal,
    on: "2027-01-31",
    action: "pause 2",
    today: 3900,
    next: [
      [3900, "2027-04-30"],
      [3900, "2027-05-31"],
    ],
  },
  {
    sum: "canceled and undone: nothing today, 29.00 as before on the date of before",
    plan: plans.noDeal,
    on: "2027-05-31",
    coupons: ["TENOFF"],
    action: "cancel and return",
    today: 2900,
    next: [
      [2900, "2027-06-30"],
      [2900, "2027-07-31"],
    ],
  },
];

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
const payment = (cents: number, at: number): Payment => [cents, day(at)];

type Action = Example["action"];

async function actAtProvider(member: MoneyMember, action: Action) {
  if (action === "pause 2") await member.pause(2);
  if (action === "to the year") await member.changePlan(plans.regularYearly);
  if (action === "to the month") await member.changePlan(plans.regularMonthly);
  if (action !== "cancel and return") return;
  await member.cancel();
  await member.reactivate();
}

function actInOracle(oracle: MemberMoneyOracle, action: Action, currency: StoryCurrency) {
  if (action === "pause 2") oracle.pause(2);
  if (action === "to the year") oracle.changePlan(oraclePlan(plans.regularYearly, currency));
  if (action === "to the month") oracle.changePlan(oraclePlan(plans.regularMonthly, currency));
  if (action !== "cancel and return") return;
  oracle.cancel();
  oracle.reactivate();
}

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe("worked by hand", () => {
  it.each(examples)("the provider: $sum", async (example) => {
    const { plan, on, currency = "USD", coupons = [], gift, action, today, next } = example;
    const code = gift === 500 ? "GIFT-LOW" : "GIFT-YEAR";
    const order = { plan, currency, coupons, ...(gift ? { gift: `${code}-${on}-${gift}` } : {}) };
    const member = await MoneyMember.buyAt(sandbox, noon(on), order);
    expect(member.today).toEqual({ previewed: today, paid: today });
    await actAtProvider(member, action);
    for (const expected of next) {
      const said = await member.next();
      const paid = await member.renew();
      expect(said && payment(said.amount, said.at)).toEqual(expected);
      expect(paid && payment(paid.amount, paid.at)).toEqual(expected);
    }
  });

  it.each(examples)("the oracle: $sum", (example) => {
    const { plan, on, currency = "USD", coupons = [], gift = 0, action, today, next } = example;
    const oracle = new MemberMoneyOracle({
      plan: oraclePlan(plan, currency),
      at: noon(on),
      coupons: coupons.flatMap((code) => oracleCoupons[code]?.(currency) ?? []),
      giftCredit: gift,
    });
    expect(oracle.today).toBe(today);
    actInOracle(oracle, action, currency);
    for (const expected of next) {
      const paid = oracle.renew();
      expect(paid && payment(paid.amount, paid.at)).toEqual(expected);
    }
  });
});
