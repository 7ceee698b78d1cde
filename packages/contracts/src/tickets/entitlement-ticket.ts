import { z } from "zod";

/**
 * Signed statement that a member is entitled. Billing returns it with a purchase, and accounts
 * accepts it at the next token refresh, so that the member can watch before the event is delivered.
 */
export const entitlementTicket = {
  algorithm: "HS256",
  issuer: "eightcount-billing",
  audience: "eightcount-accounts",
  lifetimeSeconds: 60,
  /** Claims in addition to `jti`, which only makes each ticket unique. */
  claims: z.object({
    sub: z.uuid().describe("The member."),
    iat: z.number(),
    exp: z.number(),
    occurredAt: z.iso
      .datetime({ offset: true })
      .optional()
      .catch(undefined)
      .describe("Time when the member became entitled, with milliseconds that `iat` lacks."),
  }),
} as const;
