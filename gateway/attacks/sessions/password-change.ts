import { Person } from "../../journeys/people/person";
import { type Account, newAccount, PASSWORD } from "../../journeys/people/sign-up";
import { refused, unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import { overLimit, times, WRONG_PASSWORD } from "../guessing/sign-in";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedOut } from "./answers";
import { presentToken, refreshToken, signedInBrowser } from "./browser";

const NEW_PASSWORD = "NewPassw0rd!";

const change = (person: Person, currentPassword: string) =>
  person.ask("useChangePasswordMutation", {
    input: { currentPassword, newPassword: NEW_PASSWORD },
  });

/** Rows of what still works in a thief's session after the member changed the password. */
export function afterChange(): readonly Attack[] {
  let account: Account;
  let thief: Person;
  return [
    {
      name: "the access token of another browser after a new password",
      arrange: async () => {
        account = await newAccount();
        thief = await signedInBrowser(account.email);
        await thief.ask("ProfileScreenQuery");
        await change(account.person, PASSWORD);
      },
      attempt: () => queryWith(`Bearer ${thief.token}`),
      answer: unauthenticated,
      recorded: refusedToken("ended"),
    },
    {
      name: "the refresh token of another browser after a new password",
      attempt: () => presentToken(refreshToken(thief)),
      answer: signedOut,
      recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
    },
    {
      name: "the former password after a new one",
      attempt: () =>
        Person.visitor().ask("signInOperationsSignInMutation", {
          input: { email: account.email, password: PASSWORD, rememberMe: false },
        }),
      answer: refused("signIn", "SignInRefused", "NOT_AUTHORIZED"),
      recorded: refusedMutation("accounts", "signIn", "NOT_AUTHORIZED"),
    },
  ];
}

/** Rows of guesses at the password by someone who found a signed-in browser. */
export function guessesInSession(): readonly Attack[] {
  let account: Account;
  const tooMany = {
    answer: {
      status: 200,
      data: { changePassword: { __typename: "ChangePasswordRefused", field: null } },
    },
    recorded: overLimit("accounts", "password-changes"),
  };
  return [
    {
      name: "the right password of a change after five wrong ones",
      arrange: async () => {
        account = await newAccount();
        await times(5, () => change(account.person, WRONG_PASSWORD));
      },
      attempt: () => change(account.person, PASSWORD),
      ...tooMany,
    },
    {
      name: "the right password of a change from another network after five wrong ones",
      attempt: () => {
        const elsewhere = Person.visitor();
        elsewhere.token = account.person.token;
        return change(elsewhere, PASSWORD);
      },
      ...tooMany,
    },
  ];
}
