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
  constructor(private readonly isSecure: boolean) {
    this.#name = isSecure ? HOST_NAME : PLAIN_NAME;
    this.#attributes = `${isSecure ? "Path=/" : "Path=/graphql"}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  }

  /** The presented token. For one release also by the name it had before the prefix. */
  read(cookies: Cookies): string | undefined {
    return cookies[this.#name] ?? cookies[PLAIN_NAME];
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

  /** Set-Cookie headers that take the cookie of the earlier name away from a browser that sent it. */
  retire(cookies: Cookies): readonly string[] {
    if (!this.isSecure || cookies[PLAIN_NAME] === undefined) return [];
    return [`${PLAIN_NAME}=; Path=/graphql; HttpOnly; SameSite=Lax; Secure; Max-Age=0`];
  }
}
