import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import {
  bringToCaptchas,
  captchaAtOnce,
  forgedCaptchas,
  signUpCaptchas,
  usedCaptchas,
} from "./guessing/captchas";
import { fromEverywhere, fromOnePlace, spraying } from "./guessing/passwords";
import { otherEmails, otherHeaders, sameEmails, sameNetworks } from "./guessing/spellings";

let member: Account;
let crowded: Account;
beforeAll(async () => {
  member = await newAccount();
  crowded = await newAccount();
  await bringToCaptchas();
});

describeAttacks("guesses at passwords", [
  ...otherEmails(() => member),
  ...fromOnePlace(() => member),
  ...spraying(),
  ...fromEverywhere(() => crowded),
]);
describeAttacks("guesses that are spelled differently", [
  ...sameEmails,
  ...sameNetworks,
  otherHeaders(),
]);
describeAttacks("captchas", [...forgedCaptchas, ...usedCaptchas, ...signUpCaptchas]);
describeAttacks("captchas at once", [captchaAtOnce]);
