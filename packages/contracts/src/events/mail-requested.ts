import { z } from "zod";
import { defineEvent } from "../define-event";

export const mailRequested = defineEvent({
  topic: "mail.requested",
  version: 1,
  doc: "A mail is to be sent once the transaction that caused it has committed.",
  publisher: "accounts",
  consumers: ["mail"],
  payload: z.object({
    sealed: z
      .string()
      .describe("The mail, encrypted with AES-256-GCM, because it may hold a code; base64url."),
  }),
});
