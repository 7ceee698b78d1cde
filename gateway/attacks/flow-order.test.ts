import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { type Waiting, waitingAccount } from "./guessing/mailed-codes";
import { beforeAndAfterSignUp, besideAnother, mixedUpCodes } from "./order/accounts";
import { challenges } from "./order/challenges";
import { secondTrials, unfitOrders } from "./order/checkout";
import { tooEarly } from "./order/visitors";

let member: Account;
let buyer: Account;
let other: Account;
let waiting: Waiting;
beforeAll(async () => {
  member = await newAccount();
  buyer = await newAccount();
  other = await newAccount();
  waiting = await waitingAccount();
});

describeAttacks("steps of a sign-up and a reset, out of order", [
  ...mixedUpCodes(),
  ...beforeAndAfterSignUp(() => member),
  ...besideAnother(),
]);
describeAttacks("steps before the one they need", [
  ...tooEarly(
    () => member,
    () => waiting,
  ),
]);
describeAttacks("orders whose parts do not fit", [
  ...challenges(
    () => member,
    () => other,
  ),
  ...unfitOrders(() => buyer),
]);
describeAttacks("second trials", secondTrials());
