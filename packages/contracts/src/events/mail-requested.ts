import { z } from "zod";
import { defineEvent } from "../define-event";

export const mailRequested = defineEvent({
  topic: "mail.requested",
  version: 1,
  doc: "A mail to send after the transaction that requested it has committed.",
  publisher: "accounts",
  consumers: ["mail"],
  payload: z.object({
    sealed: z
      .string()
      .describe(
        "The mail, encrypted with AES-256-GCM because it may contain a code, in base64url.",
      ),
    recipient: z
      .string()
      .optional()
      .describe(
        "Keyed hash of the normalized address, by which erasure finds the mail, in base64url. Missing on events of earlier releases.",
      ),
    memberId: z
      .uuid()
      .optional()
      .describe("Member that a mail to somebody else is about, such as a question to support."),
  }),
});
