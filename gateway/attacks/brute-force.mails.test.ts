import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import {
  manyMails,
  manyQuestions,
  manySignUps,
  resetMails,
  verificationMails,
} from "./guessing/mails";

let member: Account;
beforeAll(async () => {
  member = await newAccount();
});

describeAttacks("mails that somebody else causes", [
  manyQuestions(() => member),
  ...resetMails(() => member),
  manyMails,
  ...verificationMails(),
  manySignUps(),
]);
