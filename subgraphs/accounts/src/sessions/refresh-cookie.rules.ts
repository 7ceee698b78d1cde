import { REMEMBERED_LIFE_MS } from "./sessions.rules";

export const REFRESH_COOKIE = "eightcount_refresh";

/** How long the browser keeps the cookie: until it closes, or for the remembered time. */
export interface CookieTerms {
  readonly isRemembered: boolean;
  readonly isSecure: boolean;
}

const attributes = (isSecure: boolean) =>
  `Path=/graphql; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The Set-Cookie header that hands a refresh token to the browser. */
export function refreshCookie(token: string, { isRemembered, isSecure }: CookieTerms): string {
  const maxAge = isRemembered ? `; Max-Age=${REMEMBERED_LIFE_MS / 1000}` : "";
  return `${REFRESH_COOKIE}=${token}; ${attributes(isSecure)}${maxAge}`;
}

/** The Set-Cookie header that takes it away. */
export function clearedRefreshCookie(isSecure: boolean): string {
  return `${REFRESH_COOKIE}=; ${attributes(isSecure)}; Max-Age=0`;
}
