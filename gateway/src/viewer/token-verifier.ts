import { memberGroups } from "@eightcount/service-kit/viewer/viewer";
import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** What an access token says about its member. */
export interface TokenClaims {
  readonly memberId: string;
  /** Null in tokens that accounts signed before it named their sign-in. */
  readonly sessionId: string | null;
  readonly email: string;
  readonly groups: readonly (typeof memberGroups)[number][];
}

/**
 * Why a token is refused. `expired`: it was genuine. `ended`: it is genuine, but its sign-in is over.
 * `forged`: it is malformed, signed with another key, or meant for another use.
 */
export type TokenFault = "expired" | "ended" | "forged";

export interface TokenVerifierOptions {
  /** Finds the public key a token names; keys rotate behind it. */
  readonly keys: JWTVerifyGetKey;
  /** Whether a sign-in has ended before its tokens have. */
  readonly isEnded: (sessionId: string) => Promise<boolean>;
  readonly now: () => number;
  /** Most tokens remembered at a time. */
  readonly capacity?: number;
}

const claimsShape = z.object({
  sub: z.uuid(),
  sid: z.uuid().optional(),
  email: z.string(),
  iat: z.number(),
  exp: z.number(),
  token_use: z.literal("access"),
  "cognito:groups": z.array(z.enum(memberGroups)).default([]),
});

const REMEMBER_MS = 30_000;
/** How far the clock of accounts may be ahead. A token issued later would outlive its lifetime. */
const AHEAD_SECONDS = 30;

/** Verifies each access token once and remembers it briefly, so that a page costs one signature. */
export class TokenVerifier {
  readonly #remembered: LRUCache<string, TokenClaims>;

  constructor(private readonly options: TokenVerifierOptions) {
    this.#remembered = new LRUCache({
      max: options.capacity ?? 10_000,
      perf: { now: options.now },
      ttlResolution: 0,
    });
  }

  /** The claims of a valid token, or why it is not valid. */
  async verify(token: string): Promise<TokenClaims | TokenFault> {
    const claims = this.#remembered.get(token) ?? (await this.#read(token));
    if (typeof claims === "string") return claims;
    const { sessionId } = claims;
    // Checked every time: a sign-out takes effect although the token is still remembered here.
    const isEnded = sessionId !== null && (await this.options.isEnded(sessionId));
    return isEnded ? "ended" : claims;
  }

  async #read(token: string): Promise<TokenClaims | TokenFault> {
    const payload = await this.#payload(token);
    if (typeof payload === "string") return payload;
    const { sub, sid, email, exp, "cognito:groups": groups } = payload;
    const claims = { memberId: sub, sessionId: sid ?? null, email, groups };
    const ttl = Math.min(exp * 1000 - this.options.now(), REMEMBER_MS);
    this.#remembered.set(token, claims, { ttl });
    return claims;
  }

  async #payload(token: string): Promise<z.infer<typeof claimsShape> | TokenFault> {
    try {
      const { payload } = await jwtVerify(token, this.options.keys, {
        algorithms: ["ES256"],
        issuer: "eightcount-accounts",
        audience: "eightcount",
        currentDate: new Date(this.options.now()),
      });
      const claims = claimsShape.safeParse(payload).data;
      return claims && !this.#isFromLater(claims.iat) ? claims : "forged";
    } catch (error) {
      if (isKeyOutage(error)) throw error;
      // Its signature is checked first, so what has expired was genuine.
      return codeOf(error) === "ERR_JWT_EXPIRED" ? "expired" : "forged";
    }
  }

  #isFromLater(issuedAt: number): boolean {
    return issuedAt - this.options.now() / 1000 > AHEAD_SECONDS;
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

// An unreachable key server is an outage, not a bad token: the member must not be signed out by it.
function isKeyOutage(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code !== "string" || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC";
}
