import { type Answer, Person } from "../../journeys/people/person";
import { type Account, PASSWORD } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { audited, respondedWith } from "../evidence/evidence";
import { EXCHANGE, SIGN_IN, signedOut } from "./answers";
import { presentToken, REFRESH_COOKIE, refreshToken, signedInBrowser } from "./browser";
import { unknownToken } from "./strange-tokens";

interface SignIn {
  readonly signIn: { readonly userName: string };
}

/** Rows of cookies that an attacker set before the member signs in. */
export function fixation(victim: () => Account, attacker: () => Account): readonly Attack[] {
  const planted = unknownToken();
  let attackers: Person;
  const signIn = async (cookie: string, rememberMe = true): Promise<Answer<SignIn>> => {
    const input = { email: victim().email, password: PASSWORD, rememberMe };
    const headers = { cookie };
    return Person.visitor().ask("signInOperationsSignInMutation", { input }, { headers });
  };
  const handsOwn = { status: 200, data: { signIn: { __typename: "SignedIn" } }, isPlanted: false };
  const done: Pick<Attack, "recorded" | "mayChange"> = {
    recorded: audited("accounts", "signIn", "done"),
    mayChange: SIGN_IN,
  };
  return [
    {
      ...done,
      name: "a made-up refresh token before the sign-in is not kept",
      attempt: async () => {
        const answer = await signIn(`${REFRESH_COOKIE}=${planted}`);
        return { ...answer, isPlanted: answer.setCookies.some((one) => one.includes(planted)) };
      },
      answer: handsOwn,
    },
    {
      name: "a made-up refresh token opens nothing after the sign-in",
      attempt: () => presentToken(planted),
      answer: signedOut,
      recorded: respondedWith("accounts", 200),
    },
    {
      ...done,
      name: "the attacker's refresh token before the sign-in is not kept",
      arrange: async () => {
        attackers = await signedInBrowser(attacker().email);
      },
      attempt: async () => {
        const token = refreshToken(attackers);
        const answer = await signIn(`${REFRESH_COOKIE}=${token}`);
        return { ...answer, isPlanted: answer.setCookies.some((one) => one.includes(token)) };
      },
      answer: handsOwn,
    },
    {
      name: "the attacker's refresh token stays the attacker's",
      attempt: async () => {
        const answer = await presentToken(refreshToken(attackers));
        return { ...answer, isVictims: answer.data.refreshSession.userName === victim().userName };
      },
      answer: { ...signedInAgain, isVictims: false },
      recorded: audited("accounts", "refreshSession", "done"),
      mayChange: EXCHANGE,
    },
    {
      ...done,
      name: "a made-up device before the sign-in is not kept",
      attempt: async () => {
        const device = `400.${"A".repeat(22)}.${"A".repeat(43)}`;
        const answer = await signIn(`eightcount_device=${device}`);
        return { ...answer, isPlanted: answer.setCookies.some((one) => one.includes(device)) };
      },
      answer: handsOwn,
    },
    {
      ...done,
      name: "scripts and other sites see no cookie of a remembered sign-in",
      attempt: () => signIn(""),
      answer: { setCookies: cookies("; Max-Age=2592000") },
    },
    {
      ...done,
      name: "a sign-in that is not remembered ends with the browser",
      attempt: () => signIn("", false),
      answer: { setCookies: cookies("") },
    },
  ];
}

const signedInAgain = { status: 200, data: { refreshSession: { __typename: "SignedIn" } } };

const cookies = (life: string) => [
  expect.stringMatching(
    new RegExp(`^eightcount_refresh=[\\w-]{43}${life}; Path=/graphql; HttpOnly; SameSite=Lax$`),
  ),
  expect.stringMatching(
    /^eightcount_device=400\.[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  ),
];
