import * as keys from "./keys";

const YEAR_SECONDS = 365 * 86_400;

/** True if somebody has signed in on this browser, so that a visitor here has an account. */
export const hasAccount = (): boolean =>
  document.cookie.split("; ").includes(`${keys.hasAccount}=1`);

export const rememberAccount = (): void => write("1", YEAR_SECONDS);

/** For a visitor who wants a new account on a browser that has one. */
export const forgetAccount = (): void => write("", 0);

function write(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const cookie = `${keys.hasAccount}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API.
  document.cookie = cookie;
}
