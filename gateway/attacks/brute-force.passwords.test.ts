import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { fromEverywhere, fromOnePlace, spraying } from "./guessing/passwords";
import { otherEmails, otherHeaders, sameEmails, sameNetworks } from "./guessing/spellings";

let member: Account;
let crowded: Account;
beforeAll(async () => {
  member = await newAccount();
  crowded = await newAccount();
});

describeAttacks("guesses at passwords", [
  ...otherEmails(() => member),
  ...fromOnePlace(
    () => member,
    () => crowded,
  ),
  ...spraying(),
  ...fromEverywhere(() => crowded),
  ...sameEmails,
  ...sameNetworks,
  otherHeaders(),
]);
