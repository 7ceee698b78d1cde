import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { challenges } from "./order/challenges";
import { inconsistentOrders } from "./order/inconsistent-orders";
import { secondTrials } from "./order/second-trials";

let member: Account;
let buyer: Account;
let other: Account;
beforeAll(async () => {
  member = await newAccount();
  buyer = await newAccount();
  other = await newAccount();
});

describeAttacks("orders whose parts do not fit", [
  ...challenges(
    () => member,
    () => other,
  ),
  ...inconsistentOrders(() => buyer),
]);
describeAttacks("second trials", secondTrials());
