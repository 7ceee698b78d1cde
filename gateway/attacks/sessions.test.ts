import type { Person } from "../journeys/people/person";
import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { signedInBrowser } from "./sessions/browser";
import { fixation, foreignRequests, strangeTokens, tossedCookies } from "./sessions/cookies";
import { afterReset, afterSignOut } from "./sessions/ended";
import { afterReuse, reuseAttacks, twinAttacks } from "./sessions/reuse";

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
describeAttacks("a session that is over", [...afterReset(), ...afterSignOut(own)]);
describeAttacks("cookies of a session", [
  ...strangeTokens(() => browser),
  ...foreignRequests(() => browser),
  ...tossedCookies(own, theirs),
  ...fixation(own, theirs),
]);
