import { randomUUID } from "node:crypto";
import { buyMonthly } from "../../journeys/people/checkout";
import type { Person } from "../../journeys/people/person";
import { newMember } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { overLimit } from "./sign-in";

const COUPON = "HALF50";
const TOO_MANY = "Too many attempts. Please try again later.";

const tryCoupon = (person: Person, code: string) =>
  person.ask("DiscountCodeQuery", { code, planChoice: "YEARLY" });

const declinedOrder = (person: Person, attemptId: string) =>
  person.ask("purchaseSubscriptionMutation", {
    input: {
      ...{ attemptId, planChoice: "MONTHLY", tokenId: "no-card", couponCodes: [COUPON] },
      ...{ firstName: "Ada", lastName: "Tempo" },
    },
  });

const withdraw = (person: Person) =>
  person.ask("useWithdrawPlanChangeMutation", { input: { attemptId: randomUUID() } });

/** A member has one turn, so attempts at the same moment would refuse each other. */
async function inARow(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await act();
}

/** Rows of attempts that cost their sender nothing. */
export function repeatedAttempts(): readonly Attack[] {
  let person: Person;
  return [
    {
      name: "the right coupon after twenty wrong ones, although refused orders were sent again",
      arrange: async () => {
        person = await newMember();
        const known = randomUUID();
        await declinedOrder(person, known);
        await inARow(19, () => declinedOrder(person, randomUUID()));
        await inARow(20, () => declinedOrder(person, known));
        await inARow(20, () => tryCoupon(person, `NO${randomUUID().slice(0, 8)}`));
      },
      attempt: () => tryCoupon(person, COUPON),
      answer: { status: 200, data: { coupon: { __typename: "CouponRefused", message: TOO_MANY } } },
      recorded: overLimit("billing", "guesses-member"),
    },
    {
      name: "the sixty-first change of a member that changes nothing",
      arrange: async () => {
        person = await newMember();
        await buyMonthly(person);
        await inARow(60, () => withdraw(person));
      },
      attempt: () => withdraw(person),
      answer: refused("withdrawPlanChange", "WithdrawPlanChangeRefused", "LIMIT_EXCEEDED"),
      recorded: overLimit("billing", "changes-member"),
    },
  ];
}
