import { REMEMBERED_LIFE_MS } from "./sessions.rules";

type Cookies = Readonly<Record<string, string | undefined>>;

const PLAIN_NAME = "eightcount_refresh";
/** Stops sibling domains from setting the cookie. Browsers require HTTPS and `Path=/` with it. */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

export interface RefreshCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly httpOnly: true;
  readonly sameSite: "lax";
  readonly secure: boolean;
  /** Seconds. Without it, the cookie lasts until the browser closes. */
  readonly maxAge?: number;
}

export class RefreshCookies {
  /** Plain HTTP in development supports neither `Secure` nor the prefix. */
  constructor(private readonly isSecure: boolean) {}

  read(cookies: Cookies): string | undefined {
    return cookies[this.#name];
  }

  issue(token: string, isRemembered: boolean): RefreshCookie {
    const cookie = this.#cookie(token);
    return isRemembered ? { ...cookie, maxAge: REMEMBERED_LIFE_MS / 1000 } : cookie;
  }

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
