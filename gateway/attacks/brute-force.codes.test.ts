import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { manyCodes, oddCodes } from "./guessing/odd-codes";
import { resetCodes } from "./guessing/reset-codes";
import { verificationCodes } from "./guessing/verification-codes";

let member: Account;
beforeAll(async () => {
  member = await newAccount();
});

describeAttacks("guesses at codes", [
  ...resetCodes(() => member),
  ...oddCodes(() => member),
  ...verificationCodes(),
  manyCodes,
]);
