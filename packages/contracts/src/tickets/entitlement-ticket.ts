import { z } from "zod";

/** Accounts accepts it at a refresh, so that members watch before the purchase event arrives. */
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
