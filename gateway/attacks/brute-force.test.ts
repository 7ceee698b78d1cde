import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import {
  bringToCaptchas,
  captchaAtOnce,
  forgedCaptchas,
  signUpCaptchas,
  usedCaptchas,
} from "./guessing/captchas";
import { manyCodes, oddCodes, resetCodes, verificationCodes } from "./guessing/codes";
import {
  manyMails,
  manyQuestions,
  manySignUps,
  resetMails,
  verificationMails,
} from "./guessing/mails";
import { codesWorthMoney, orders } from "./guessing/orders";
import { fromEverywhere, fromOnePlace, spraying } from "./guessing/passwords";
import { otherEmails, otherHeaders, sameEmails, sameNetworks } from "./guessing/spellings";

let member: Account;
let crowded: Account;
let guessed: Account;
let mailed: Account;
beforeAll(async () => {
  member = await newAccount();
  crowded = await newAccount();
  guessed = await newAccount();
  mailed = await newAccount();
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
describeAttacks("guesses at codes", [
  ...resetCodes(() => guessed),
  ...oddCodes(() => guessed),
  ...verificationCodes(),
  manyCodes,
]);
describeAttacks("mails that somebody else causes", [
  ...resetMails(() => mailed),
  manyMails,
  ...verificationMails(),
  manySignUps(),
  manyQuestions(() => mailed),
]);
describeAttacks("guesses at coupons, gift cards, and orders", [
  ...codesWorthMoney(() => mailed),
  ...orders(
    () => member,
    () => crowded,
  ),
]);
