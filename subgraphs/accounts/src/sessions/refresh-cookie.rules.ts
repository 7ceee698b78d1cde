import { REMEMBERED_LIFE_MS } from "./sessions.rules";

type Cookies = Readonly<Record<string, string>>;

const PLAIN_NAME = "eightcount_refresh";
/**
 * Browsers take this prefix from the very host only, over HTTPS and for every path. Without it, a
 * sibling domain could put a refresh token of its own in the member's place.
 */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

/** The cookie that holds a refresh token, as headers. */
export class RefreshCookies {
  readonly #name: string;
  readonly #attributes: string;

  /** Plain HTTP, on a developer's machine, knows neither `Secure` nor the prefix that needs it. */
  constructor(isSecure: boolean) {
    this.#name = isSecure ? HOST_NAME : PLAIN_NAME;
    this.#attributes = `${isSecure ? "Path=/" : "Path=/graphql"}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  }

  /** The presented token. */
  read(cookies: Cookies): string | undefined {
    return cookies[this.#name];
  }

  /** The Set-Cookie header that hands a token to the browser: until it closes, or for 30 days. */
  hand(token: string, isRemembered: boolean): string {
    const maxAge = isRemembered ? `; Max-Age=${REMEMBERED_LIFE_MS / 1000}` : "";
    return `${this.#name}=${token}; ${this.#attributes}${maxAge}`;
  }

  /** The Set-Cookie header that takes it away. */
  clear(): string {
    return `${this.#name}=; ${this.#attributes}; Max-Age=0`;
  }
}
