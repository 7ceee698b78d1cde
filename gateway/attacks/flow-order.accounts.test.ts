import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { type Waiting, waitingAccount } from "./guessing/mailed-codes";
import { beforeAndAfterSignUp } from "./order/around-sign-up";
import { competingSignUps } from "./order/competing-sign-ups";
import { mixedUpCodes } from "./order/mixed-up-codes";
import { tooEarlySteps } from "./order/visitors";

let member: Account;
let waiting: Waiting;
beforeAll(async () => {
  member = await newAccount();
  waiting = await waitingAccount();
});

describeAttacks("steps of an account, out of order", [
  ...tooEarlySteps(
    () => member,
    () => waiting,
  ),
  ...mixedUpCodes(),
  ...beforeAndAfterSignUp(() => member),
  ...competingSignUps(),
]);
