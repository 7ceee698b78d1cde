import type { Person } from "../journeys/people/person";
import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { afterDeletion, guessesBeforeDeletion } from "./sessions/account-deletion";
import { signedInBrowser } from "./sessions/browser";
import { afterDeviceSignOut } from "./sessions/device-sign-out";
import { afterReset, afterSignOut } from "./sessions/ended";
import { fixation } from "./sessions/fixation";
import { foreignRequests } from "./sessions/foreign-requests";
import { afterChange, guessesInSession } from "./sessions/password-change";
import { afterReuse, reuseAttacks } from "./sessions/reuse";
import { strangeTokens } from "./sessions/strange-tokens";
import { tossedCookies } from "./sessions/tossed-cookies";
import { twinAttacks } from "./sessions/twins";

let victim: Account;
let attacker: Account;
let browser: Person;
beforeAll(async () => {
  victim = await newAccount();
  attacker = await newAccount();
  browser = await signedInBrowser(victim.email);
});

const own = () => victim;
const theirs = () => attacker;

describeAttacks("a refresh token used twice", [...reuseAttacks(own), ...afterReuse(own)]);
describeAttacks("a refresh token at once", twinAttacks(own));
describeAttacks("a session that is over", [
  ...afterReset(),
  ...afterSignOut(own),
  ...afterChange(),
  ...afterDeviceSignOut(),
  ...afterDeletion(),
]);
describeAttacks("guesses at the password of a session", [
  ...guessesInSession(),
  ...guessesBeforeDeletion(),
]);
describeAttacks("cookies of a session", [
  ...strangeTokens(() => browser),
  ...foreignRequests(() => browser),
  ...tossedCookies(own, theirs),
  ...fixation(own, theirs),
]);
