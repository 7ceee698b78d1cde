import { z } from "zod";
import { defineEvent } from "../define-event";

export const providerNoticed = defineEvent({
  topic: "provider.noticed",
  version: 1,
  doc: "A billing provider sent a signed notice. Billing reads the named account from the provider.",
  publisher: "billing",
  consumers: ["billing"],
  payload: z.object({
    key: z
      .string()
      .describe("Identifies the notice, so that repeated deliveries are handled once."),
    objectType: z.string().describe("Type of the changed object, as named by the provider."),
    objectId: z.string(),
    eventType: z.string().describe("Type of the change, as named by the provider."),
  }),
});
