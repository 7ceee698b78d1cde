import { randomBytes } from "node:crypto";

const TOKEN_LIFE_MS = 2 * 60_000;
const TOKEN_BYTES = 48;

interface IssuedToken {
  readonly hostname: string;
  readonly issuedAt: number;
  isVerified: boolean;
}

/** Response of `siteverify` with the vendor's field names. */
export type Siteverify =
  | { readonly success: true; readonly challenge_ts: string; readonly hostname: string }
  | { readonly success: false; readonly "error-codes": readonly string[] };

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly clock: () => number;
}

/** Like the vendor's, a token can be verified once, within two minutes. */
export class RecaptchaService {
  readonly #tokens = new Map<string, IssuedToken>();

  constructor(private readonly options: RecaptchaOptions) {}

  isSite(siteKey: string): boolean {
    return siteKey === this.options.siteKey;
  }

  issue(hostname: string): string {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    this.#tokens.set(token, { hostname, issuedAt: this.options.clock(), isVerified: false });
    return token;
  }

  verify(secret: string | undefined, response: string | undefined): Siteverify {
    const problems: string[] = [];
    if (!secret) problems.push("missing-input-secret");
    else if (secret !== this.options.secretKey) problems.push("invalid-input-secret");
    if (!response) problems.push("missing-input-response");
    if (!response || problems.length > 0) return { success: false, "error-codes": problems };
    const token = this.#tokens.get(response);
    if (!token) return { success: false, "error-codes": ["invalid-input-response"] };
    const { hostname, issuedAt, isVerified } = token;
    token.isVerified = true;
    if (isVerified || this.options.clock() - issuedAt > TOKEN_LIFE_MS) {
      return { success: false, "error-codes": ["timeout-or-duplicate"] };
    }
    return { success: true, challenge_ts: new Date(issuedAt).toISOString(), hostname };
  }
}
