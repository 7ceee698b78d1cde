import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import { memberGroups } from "@eightcount/service-kit/viewer/viewer";
import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";

export interface TokenClaims {
  readonly memberId: string;
  /** Null in tokens issued before accounts added the `sid` claim. */
  readonly sessionId: string | null;
  readonly email: string;
  readonly groups: readonly (typeof memberGroups)[number][];
}

/** `forged` includes malformed tokens and those meant for another use. All others are genuine. */
export type TokenFault = "expired" | "ended" | "forged";

export interface TokenVerifierOptions {
  readonly keys: JWTVerifyGetKey;
  readonly isEnded: (sessionId: string) => Promise<boolean>;
  readonly now: () => number;
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

const CACHE_TTL_MS = 30_000;
/** How far ahead accounts' clock may run. A token issued further in the future is rejected. */
const MAX_CLOCK_SKEW_SECONDS = 30;

/** Caches verified tokens briefly, so that a page costs one signature check. */
export class TokenVerifier {
  readonly #verified: LRUCache<string, TokenClaims>;

  constructor(private readonly options: TokenVerifierOptions) {
    this.#verified = new LRUCache({
      max: options.capacity ?? 10_000,
      perf: { now: options.now },
      ttlResolution: 0,
    });
  }

  async verify(token: string): Promise<TokenClaims | TokenFault> {
    const verified = this.#verified.get(token);
    countLookup("access-tokens", verified !== undefined);
    const claims = verified ?? (await this.#read(token));
    if (typeof claims === "string") return claims;
    const { sessionId } = claims;
    // Checked on every request because a sign-out must also affect cached tokens.
    const isEnded = sessionId !== null && (await this.options.isEnded(sessionId));
    return isEnded ? "ended" : claims;
  }

  async #read(token: string): Promise<TokenClaims | TokenFault> {
    const payload = await this.#payload(token);
    if (typeof payload === "string") return payload;
    const { sub, sid, email, exp, "cognito:groups": groups } = payload;
    const claims = { memberId: sub, sessionId: sid ?? null, email, groups };
    const ttl = Math.min(exp * 1000 - this.options.now(), CACHE_TTL_MS);
    // The cache treats a TTL of 0 as no expiry.
    if (ttl > 0) this.#verified.set(token, claims, { ttl });
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
      return claims && !this.#isIssuedInFuture(claims.iat) ? claims : "forged";
    } catch (error) {
      if (isKeyOutage(error)) throw error;
      // The signature is checked first, so an expired token was genuine.
      return codeOf(error) === "ERR_JWT_EXPIRED" ? "expired" : "forged";
    }
  }

  #isIssuedInFuture(issuedAt: number): boolean {
    return issuedAt - this.options.now() / 1000 > MAX_CLOCK_SKEW_SECONDS;
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

// An unreachable key server is an outage, not a bad token, and must not sign the member out.
function isKeyOutage(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code !== "string" || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC";
}
