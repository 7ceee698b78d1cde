import { REMEMBERED_LIFE_MS } from "./sessions.rules";

type Cookies = Readonly<Record<string, string | undefined>>;

const PLAIN_NAME = "eightcount_refresh";
/**
 * Browsers accept this prefix only from the host itself, over HTTPS, and for every path. Without it, a
 * sibling domain could put a refresh token of its own in place of the member's.
 */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

/** The cookie that holds a refresh token. */
export interface RefreshCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly httpOnly: true;
  readonly sameSite: "lax";
  readonly secure: boolean;
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
}

/** Reads and makes refresh cookies. */
export class RefreshCookies {
  /** Plain HTTP, on a developer's machine, supports neither `Secure` nor the prefix that needs it. */
  constructor(private readonly isSecure: boolean) {}

  /** The presented token. */
  read(cookies: Cookies): string | undefined {
    return cookies[this.#name];
  }

  /** The cookie that gives the browser a token: until it closes, or for 30 days. */
  hand(token: string, isRemembered: boolean): RefreshCookie {
    const cookie = this.#cookie(token);
    return isRemembered ? { ...cookie, maxAge: REMEMBERED_LIFE_MS / 1000 } : cookie;
  }

  /** The cookie that removes it. */
  clear(): RefreshCookie {
    return { ...this.#cookie(""), maxAge: 0 };
  }

  get #name(): string {
    return this.isSecure ? HOST_NAME : PLAIN_NAME;
  }

  #cookie(value: string): RefreshCookie {
    const path = this.isSecure ? "/" : "/graphql";
    return {
      name: this.#name,
      value,
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: this.isSecure,
    };
  }
}
