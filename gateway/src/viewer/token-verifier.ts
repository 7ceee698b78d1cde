import { memberGroups } from "@eightcount/service-kit/viewer/viewer";
import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";

/** What an access token says about its member. */
export interface TokenClaims {
  readonly memberId: string;
  readonly email: string;
  readonly groups: readonly (typeof memberGroups)[number][];
}

export interface TokenVerifierOptions {
  /** Finds the public key a token names; keys rotate behind it. */
  readonly keys: JWTVerifyGetKey;
  readonly now: () => number;
  /** Tokens remembered at once. */
  readonly capacity?: number;
}

interface Remembered {
  readonly claims: TokenClaims;
  readonly until: number;
}

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string(),
  exp: z.number(),
  token_use: z.literal("access"),
  "cognito:groups": z.array(z.enum(memberGroups)).default([]),
});

const REMEMBER_MS = 30_000;

/** Verifies each access token once and remembers it briefly, so that a page costs one signature. */
export class TokenVerifier {
  readonly #remembered = new Map<string, Remembered>();
  readonly #capacity: number;

  constructor(private readonly options: TokenVerifierOptions) {
    this.#capacity = options.capacity ?? 10_000;
  }

  /** The claims of a valid token, null when it is malformed, forged or expired. */
  async verify(token: string): Promise<TokenClaims | null> {
    const known = this.#remembered.get(token);
    if (known && known.until > this.options.now()) return known.claims;
    this.#remembered.delete(token);
    const payload = await this.#payload(token);
    if (!payload) return null;
    const claims = {
      memberId: payload.sub,
      email: payload.email,
      groups: payload["cognito:groups"],
    };
    this.#remember(token, claims, payload.exp * 1000);
    return claims;
  }

  async #payload(token: string): Promise<z.infer<typeof claimsShape> | null> {
    try {
      const { payload } = await jwtVerify(token, this.options.keys, {
        algorithms: ["ES256"],
        issuer: "eightcount-accounts",
        audience: "eightcount",
        currentDate: new Date(this.options.now()),
      });
      return claimsShape.safeParse(payload).data ?? null;
    } catch (error) {
      if (isKeyOutage(error)) throw error;
      return null;
    }
  }

  #remember(token: string, claims: TokenClaims, expiresAt: number): void {
    if (this.#remembered.size >= this.#capacity) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    const until = Math.min(expiresAt, this.options.now() + REMEMBER_MS);
    this.#remembered.set(token, { claims, until });
  }
}

// An unreachable key server is an outage, not a bad token: the member must not be signed out by it.
function isKeyOutage(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code !== "string" || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC";
}
