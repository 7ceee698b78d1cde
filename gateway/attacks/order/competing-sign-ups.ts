import { Person } from "../../journeys/people/person";
import { type Account, mailedCode, unconfirmedAccount } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { confirm, TRY, type Waiting, waitingAccount } from "../guessing/mailed-codes";
import { signIn } from "../guessing/sign-in";
import { refusedConfirmation, refusedSignIn } from "./refusals";

/** Rows of an address that two people signed up with. Only one of them can read its mail. */
export function competingSignUps(): readonly Attack[] {
  let owner: Waiting;
  let squatter: Account;
  let squattersCode = "";
  return [
    {
      name: "a sign-in before the confirmation",
      arrange: async () => {
        owner = await waitingAccount();
        squatter = await unconfirmedAccount(Person.visitor(), owner.email);
        squattersCode = await mailedCode(owner.email, owner.code);
      },
      attempt: () => signIn(squatter.person, owner.email),
      ...refusedSignIn("USER_NOT_CONFIRMED"),
      answer: {
        ...refused("signIn", "SignInRefused", "USER_NOT_CONFIRMED"),
        setCookies: [expect.stringMatching(/^eightcount_device=1\./)],
      },
    },
    {
      name: "the owner's code, by a stranger who signed up with the same address",
      attempt: () => confirm(squatter.person, owner.userName, owner.code),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "the code of a stranger's sign-up, by the owner of the address",
      attempt: () => confirm(owner.person, owner.userName, squattersCode),
      ...refusedConfirmation("CODE_MISMATCH"),
      mayChange: TRY,
    },
    {
      name: "a code by a browser that signed up with neither",
      attempt: () => confirm(Person.visitor(), owner.userName, owner.code),
      ...refusedConfirmation("SIGN_IN_REQUIRED"),
    },
  ];
}
