import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { type Answer, Person, type SendOptions } from "../../journeys/people/person";
import { PASSWORD } from "../../journeys/people/sign-up";

export const REFRESH_COOKIE = "eightcount_refresh";

/** A cookie of a browser by its name. */
export function cookieOf(person: Person, name: string): string {
  const found = person.cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

export const refreshToken = (person: Person): string => cookieOf(person, REFRESH_COOKIE);

/** Result of a refresh. */
export interface Refreshed {
  readonly refreshSession: {
    readonly __typename: string;
    readonly userName?: string;
    readonly accessToken?: string;
  };
}

/** Requests a new access token with these cookies only. */
export function refreshWith(
  cookie: string,
  { headers, ...options }: SendOptions = {},
): Promise<Answer<Refreshed>> {
  return Person.visitor().ask<Refreshed>(
    "sessionOperationsRefreshMutation",
    { input: {} },
    { ...options, headers: { ...headers, cookie } },
  );
}

/** Presents a refresh token, by default as the browser that received it. */
export function presentToken(token: string, userAgent?: string): Promise<Answer<Refreshed>> {
  const headers = userAgent === undefined ? {} : { "user-agent": userAgent };
  return refreshWith(`${REFRESH_COOKIE}=${token}`, { headers });
}

/** Returns the refresh token that a response sets. */
export function issuedToken({ setCookies }: Pick<Answer, "setCookies">): string {
  const header = setCookies.find((one) => one.startsWith(`${REFRESH_COOKIE}=`)) ?? "";
  return header.split(";", 1)[0]?.slice(REFRESH_COOKIE.length + 1) ?? "";
}

/** Signs in on a new browser. */
export async function signedInBrowser(email: string, password = PASSWORD): Promise<Person> {
  const browser = Person.visitor();
  await browser.signIn(email, password);
  return browser;
}

/** Ages every refresh token of a member. */
export async function ageTokens(memberId: string, minutes: number): Promise<void> {
  const sql = `UPDATE refresh_token SET issued_at = issued_at - $2 * interval '1 minute',
      rotated_at = rotated_at - $2 * interval '1 minute'
    WHERE family_id IN (SELECT id FROM session_family WHERE account_id = $1)`;
  await rowsOf("accounts", sql, [memberId, minutes]);
}
