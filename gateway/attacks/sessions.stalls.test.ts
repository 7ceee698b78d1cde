import { type Account, newAccount } from "../journeys/people/sign-up";
import { describeAttacks } from "./describe-attacks";
import { duringStalls } from "./sessions/stalls";

let victim: Account;
beforeAll(async () => {
  victim = await newAccount();
});

describeAttacks(
  "while the gateway stands still",
  duringStalls(() => victim),
);
