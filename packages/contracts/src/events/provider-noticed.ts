import { z } from "zod";
import { defineEvent } from "../define-event";

export const providerNoticed = defineEvent({
  topic: "provider.noticed",
  version: 1,
  doc: "A billing provider has sent a signed notice. Billing reads the account it names.",
  publisher: "billing",
  consumers: ["billing"],
  payload: z.object({
    key: z.string().describe("Identifies the notice, so that a repeated one is handled once."),
    objectType: z.string().describe("What changed, in the provider's words."),
    objectId: z.string(),
    eventType: z.string().describe("How it changed, in the provider's words."),
  }),
});
