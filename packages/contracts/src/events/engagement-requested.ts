import { z } from "zod";
import { defineEvent } from "../define-event";

function parseJson(text: string, { addIssue }: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    addIssue("is not valid JSON");
    return z.NEVER;
  }
}

export const engagementRequested = defineEvent({
  topic: "engagement.requested",
  version: 1,
  doc: "A member's activity to forward to the engagement service.",
  publisher: "accounts",
  consumers: ["engagement"],
  payload: z.object({
    memberId: z.uuid(),
    eventType: z
      .string()
      .regex(/^[A-Z][A-Z_]{2,63}$/)
      .describe("UPPER_SNAKE, such as CLASS_VIEWED."),
    eventDetails: z.string().transform(parseJson).describe("A JSON object as text."),
  }),
});
