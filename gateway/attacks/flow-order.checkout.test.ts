import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { challenges } from "./order/challenges";
import { secondTrials } from "./order/second-trials";
import { unfitOrders } from "./order/unfit-orders";

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
  ...unfitOrders(() => buyer),
]);
describeAttacks("second trials", secondTrials());
