import { z } from "zod";

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const facts = z.record(z.string(), fact);

export const accountStory = z.object({
  memberId: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.string(),
  emailVerifiedAt: z.string().nullable(),
  groups: z.array(z.string()),
  billingProcessor: z.string().nullable(),
  consent: z.object({ marketingEmails: z.boolean(), visitData: z.boolean() }),
  sessions: z.number(),
  mails: z.array(
    z.object({ subject: z.string(), requestedAt: z.string(), queuedAt: z.string().nullable() }),
  ),
});

export const membershipStory = z.object({
  readAt: z.string().nullable(),
  stored: facts,
  provider: z.union([z.object({ state: facts }), z.object({ error: z.string() })]),
  differences: z.array(z.string()),
  ledger: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      actor: z.string(),
      attemptId: z.string().nullable(),
      details: facts,
      amountCents: z.number().nullable(),
      currency: z.string().nullable(),
      traceId: z.string().nullable(),
    }),
  ),
  notices: z.array(
    z.object({
      kind: z.string(),
      period: z.string(),
      createdAt: z.string(),
      isMailed: z.boolean(),
    }),
  ),
});

export type AccountStory = z.infer<typeof accountStory>;
export type MembershipStory = z.infer<typeof membershipStory>;
export type LedgerEntry = MembershipStory["ledger"][number];
export type Fact = z.infer<typeof fact>;
