import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { type Account, mailedCode, newAccount, PASSWORD } from "../../journeys/people/sign-up";
import { refused, unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { audited, refusedMutation } from "../evidence/evidence";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedOut } from "./answers";
import { issuedToken, presentToken, refreshToken, signedInBrowser } from "./browser";

const signOut = (browser: Person) => browser.ask("signInOperationsSignOutMutation");

/** Rows of what still works after a session was signed out or has expired. */
export function afterSignOut(account: () => Account): readonly Attack[] {
  let browser: Person;
  let token = "";
  const signIn = async () => {
    browser = await signedInBrowser(account().email);
    token = refreshToken(browser);
    // The gateway has verified and cached it.
    await browser.ask("ProfileScreenQuery");
  };
  const leave = async () => {
    await signIn();
    await signOut(browser);
  };
  const refreshEnded = {
    answer: signedOut,
    recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
  };
  return [
    {
      name: "the access token after a sign-out",
      arrange: leave,
      attempt: () => queryWith(`Bearer ${browser.token}`),
      answer: unauthenticated,
      recorded: refusedToken("ended"),
    },
    {
      name: "the refresh token after a sign-out",
      arrange: leave,
      attempt: () => presentToken(token),
      ...refreshEnded,
    },
    {
      name: "the successor of the token that was signed out with",
      arrange: async () => {
        await signIn();
        const successor = issuedToken(await presentToken(token));
        await Person.visitor().ask(
          "signInOperationsSignOutMutation",
          {},
          { headers: { cookie: `eightcount_refresh=${token}` } },
        );
        token = successor;
      },
      attempt: () => presentToken(token),
      ...refreshEnded,
    },
    {
      name: "the refresh token after its time",
      arrange: async () => {
        await signIn();
        const sql = "UPDATE session_family SET expires_at = now() WHERE account_id = $1";
        await rowsOf("accounts", sql, [account().userName]);
      },
      attempt: () => presentToken(token),
      ...refreshEnded,
    },
  ];
}

const NEW_PASSWORD = "NewPassw0rd!";

/** Rows of what still works in a member's sessions after a password reset. */
export function afterReset(): readonly Attack[] {
  let account: Account;
  let elsewhere: Person;
  let code = "";
  const arrange = async () => {
    account = await newAccount();
    const { email, person } = account;
    elsewhere = await signedInBrowser(email);
    for (const browser of [person, elsewhere]) await browser.ask("ProfileScreenQuery");
    const stranger = Person.visitor();
    const earlier = await mailedCode(email);
    await stranger.ask("ResetEmailScreenMutation", { input: { email } });
    code = await mailedCode(email, earlier);
    const input = { email, code, newPassword: NEW_PASSWORD };
    await stranger.ask("useResetPasswordMutation", { input });
  };
  const tokenEnded = { answer: unauthenticated, recorded: refusedToken("ended") };
  const refreshEnded = {
    answer: signedOut,
    recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
  };
  const signIn = (password: string) =>
    Person.visitor().ask("signInOperationsSignInMutation", {
      input: { email: account.email, password, rememberMe: false },
    });
  return [
    {
      name: "the access token of one browser after a reset",
      arrange,
      attempt: () => queryWith(`Bearer ${account.person.token}`),
      ...tokenEnded,
    },
    {
      name: "the access token of another browser after a reset",
      attempt: () => queryWith(`Bearer ${elsewhere.token}`),
      ...tokenEnded,
    },
    {
      name: "the refresh token of one browser after a reset",
      attempt: () => presentToken(refreshToken(account.person)),
      ...refreshEnded,
    },
    {
      name: "the refresh token of another browser after a reset",
      attempt: () => presentToken(refreshToken(elsewhere)),
      ...refreshEnded,
    },
    {
      name: "the former password after a reset",
      attempt: () => signIn(PASSWORD),
      answer: refused("signIn", "SignInRefused", "NOT_AUTHORIZED"),
      recorded: refusedMutation("accounts", "signIn", "NOT_AUTHORIZED"),
    },
    {
      name: "the code of the reset once more",
      attempt: () =>
        Person.visitor().ask("useResetPasswordMutation", {
          input: { email: account.email, code, newPassword: PASSWORD },
        }),
      answer: refused("resetPassword", "PasswordResetRefused", "EXPIRED_CODE"),
      recorded: refusedMutation("accounts", "resetPassword", "EXPIRED_CODE"),
    },
  ];
}
