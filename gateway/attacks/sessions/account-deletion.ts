import { Person } from "../../journeys/people/person";
import { type Account, newAccount, PASSWORD } from "../../journeys/people/sign-up";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import { overLimit, times, WRONG_PASSWORD } from "../guessing/sign-in";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedOut } from "./answers";
import { presentToken, refreshToken, signedInBrowser } from "./browser";

const remove = (person: Person, password: string) =>
  person.ask("useDeleteAccountMutation", { input: { password } });

/** Rows of what still works after the member asked to delete the account. */
export function afterDeletion(): readonly Attack[] {
  let account: Account;
  let thief: Person;
  return [
    {
      name: "the access token of another browser after the account was deleted",
      arrange: async () => {
        account = await newAccount();
        thief = await signedInBrowser(account.email);
        await thief.ask("ProfileScreenQuery");
        await remove(account.person, PASSWORD);
      },
      attempt: () => queryWith(`Bearer ${thief.token}`),
      answer: unauthenticated,
      recorded: refusedToken("ended"),
    },
    {
      name: "the refresh token of another browser after the account was deleted",
      attempt: () => presentToken(refreshToken(thief)),
      answer: signedOut,
      recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
    },
  ];
}

/** Rows of someone who found a signed-in browser and wants to delete the account. */
export function guessesBeforeDeletion(): readonly Attack[] {
  let account: Account;
  const tooMany = {
    answer: {
      status: 200,
      data: { requestAccountDeletion: { __typename: "AccountDeletionRefused", field: null } },
    },
    recorded: overLimit("accounts", "account-deletions"),
  };
  return [
    {
      name: "the right password of a deletion after five wrong ones",
      arrange: async () => {
        account = await newAccount();
        await times(5, () => remove(account.person, WRONG_PASSWORD));
      },
      attempt: () => remove(account.person, PASSWORD),
      ...tooMany,
    },
    {
      name: "the right password of a deletion from another network after five wrong ones",
      attempt: () => {
        const elsewhere = Person.visitor();
        elsewhere.token = account.person.token;
        return remove(elsewhere, PASSWORD);
      },
      ...tooMany,
    },
  ];
}
