import { z } from "zod";

/**
 * A signed statement that a member is entitled, which billing returns with a purchase and accounts
 * accepts at the next token refresh: the member watches before the queue has delivered the event.
 */
export const entitlementTicket = {
  algorithm: "HS256",
  issuer: "eightcount-billing",
  audience: "eightcount-accounts",
  /** Seconds from issue to expiry. */
  lifetimeSeconds: 60,
  /** Claims besides `jti`, which only tells tickets apart. */
  claims: z.object({
    sub: z.uuid().describe("The member."),
    iat: z.number(),
    exp: z.number(),
    occurredAt: z.iso
      .datetime({ offset: true })
      .optional()
      .catch(undefined)
      .describe("When the member became entitled; `iat` has whole seconds only."),
  }),
} as const;
