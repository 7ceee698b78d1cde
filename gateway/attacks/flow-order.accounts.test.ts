import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { type Waiting, waitingAccount } from "./guessing/mailed-codes";
import { beforeAndAfterSignUp } from "./order/around-sign-up";
import { besideAnother } from "./order/beside-another";
import { mixedUpCodes } from "./order/mixed-up-codes";
import { tooEarly } from "./order/visitors";

let member: Account;
let waiting: Waiting;
beforeAll(async () => {
  member = await newAccount();
  waiting = await waitingAccount();
});

describeAttacks("steps of an account, out of order", [
  ...tooEarly(
    () => member,
    () => waiting,
  ),
  ...mixedUpCodes(),
  ...beforeAndAfterSignUp(() => member),
  ...besideAnother(),
]);
