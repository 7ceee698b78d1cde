import { createHash, randomBytes } from "node:crypto";
import { type Answer, Person } from "../../journeys/people/person";
import { type Account, PASSWORD } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { answeredWith, audited, refusedByGateway } from "../evidence/evidence";
import { EXCHANGE, SIGN_IN, signedOut } from "./answers";
import {
  cookieOf,
  REFRESH_COOKIE,
  refreshToken,
  refreshWith,
  show,
  signedInBrowser,
} from "./browser";

const unknownToken = () => randomBytes(32).toString("base64url");

/** Cookies that name no sign-in, made from the token of one that goes on. */
const STRANGE: Readonly<Record<string, (own: Person) => string>> = {
  "a token that was never given": () => unknownToken(),
  "an empty token": () => "",
  "a token without its last character": (own) => refreshToken(own).slice(0, -1),
  "a token with one character more": (own) => `${refreshToken(own)}A`,
  "the hash that the database keeps": (own) =>
    createHash("sha256").update(refreshToken(own)).digest("base64url"),
  "a token in quotes": (own) => `"${refreshToken(own)}"`,
  "a token in other letters": (own) => refreshToken(own).toUpperCase(),
  SQL: () => "' OR token_hash LIKE '%",
  "an access token": (own) => own.token ?? "",
  "the device's cookie": (own) => cookieOf(own, "eightcount_device"),
};

/** Rows of tokens that nobody was given. Every visitor asks like that, so the answer is the record. */
export const strangeTokens = (own: () => Person): readonly Attack[] =>
  Object.entries(STRANGE).map(([name, token]) => ({
    name: `as a refresh token, ${name}`,
    attempt: () => show(token(own())),
    answer: signedOut,
    recorded: answeredWith("accounts", 200),
  }));

/** Rows of two cookies of one name, and of names that look like it. */
export function tossedCookies(victim: () => Account, attacker: () => Account): readonly Attack[] {
  let genuine: Person;
  let tossed: Person;
  const arrange = async () => {
    genuine = await signedInBrowser(victim().email);
    tossed = await signedInBrowser(attacker().email);
  };
  const stays: Pick<Attack, "arrange" | "recorded" | "mayChange"> = {
    arrange,
    recorded: audited("accounts", "refreshSession", "done"),
    mayChange: EXCHANGE,
  };
  const own = () => `${REFRESH_COOKIE}=${refreshToken(genuine)}`;
  const foreign = (name: string) => `${name}=${refreshToken(tossed)}`;
  const refreshes = (cookie: () => string) => async () => {
    const answer = await refreshWith(cookie());
    return { ...answer, isVictims: answer.data.refreshSession.userName === victim().userName };
  };
  const victims = {
    status: 200,
    data: { refreshSession: { __typename: "SignedIn" } },
    isVictims: true,
  };
  return [
    {
      ...stays,
      name: "a second cookie of the same name",
      attempt: refreshes(() => `${own()}; ${foreign(REFRESH_COOKIE)}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a cookie of the name in production, on a stack without HTTPS",
      attempt: refreshes(() => `${foreign(`__Host-${REFRESH_COOKIE}`)}; ${own()}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a cookie of the same name in other letters",
      attempt: refreshes(() => `${foreign(REFRESH_COOKIE.toUpperCase())}; ${own()}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a bearer token of another member beside the cookie",
      attempt: async () => {
        const headers = { authorization: `Bearer ${tossed.token}` };
        const answer = await refreshWith(own(), { headers });
        return { ...answer, isVictims: answer.data.refreshSession.userName === victim().userName };
      },
      answer: victims,
    },
  ];
}

interface SignIn {
  readonly signIn: { readonly userName: string };
}

/** Rows of cookies that somebody has set before the member signs in. */
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
      attempt: () => show(planted),
      answer: signedOut,
      recorded: answeredWith("accounts", 200),
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
        const answer = await show(refreshToken(attackers));
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
    new RegExp(`^eightcount_refresh=[\\w-]{43}; Path=/graphql; HttpOnly; SameSite=Lax${life}$`),
  ),
  expect.stringMatching(
    /^eightcount_device=400\.[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  ),
];

/** Rows of requests that a foreign page could send with the member's cookies. */
export function foreignRequests(own: () => Person): readonly Attack[] {
  const refresh = (options: Parameters<Person["ask"]>[2]) => () =>
    refreshWith(own().cookies, options);
  const foreign = (headers: Readonly<Record<string, string>>): Omit<Attack, "name"> => ({
    attempt: refresh({ headers }),
    answer: { status: 403, data: undefined, errors: [{ extensions: { code: "FOREIGN_ORIGIN" } }] },
    recorded: refusedByGateway("FOREIGN_ORIGIN"),
  });
  const byGet = (operation: string, variables: object): Omit<Attack, "name"> => ({
    attempt: () => own().ask(operation, variables, { method: "GET" }),
    answer: {
      status: 405,
      data: undefined,
      errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }],
      setCookies: [],
    },
    recorded: refusedByGateway("METHOD_NOT_ALLOWED"),
  });
  return [
    { name: "a refresh by GET", ...byGet("sessionOperationsRefreshMutation", { input: {} }) },
    { name: "a sign-out by GET", ...byGet("signInOperationsSignOutMutation", {}) },
    { name: "a refresh from another origin", ...foreign({ origin: "https://evil.example" }) },
    { name: "a refresh from no origin", ...foreign({ origin: "null" }) },
    { name: "a refresh from a sibling site", ...foreign({ "sec-fetch-site": "same-site" }) },
    {
      name: "a refresh as a form would send it",
      attempt: refresh({ headers: { "content-type": "text/plain" } }),
      answer: {
        status: 415,
        data: undefined,
        errors: [{ extensions: { code: "UNSUPPORTED_MEDIA_TYPE" } }],
      },
      recorded: refusedByGateway("UNSUPPORTED_MEDIA_TYPE"),
    },
  ];
}
