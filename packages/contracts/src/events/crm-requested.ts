import { z } from "zod";
import { defineEvent } from "../define-event";
import { providerNoticed } from "./provider-noticed";

export const crmRequested = defineEvent({
  topic: "crm.requested",
  version: 1,
  doc: "Work of billing that waits for the CRM. Its own queue keeps a CRM that hangs from delaying other events.",
  publisher: "billing",
  consumers: ["crm"],
  payload: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("ACCOUNT"),
      memberId: z.uuid(),
      email: z.string().min(3).describe("Verified address of a member whom the CRM bills."),
    }),
    z.object({
      kind: z.literal("NOTICE"),
      noticedAt: z.iso.datetime().describe("Time when the notice arrived."),
      notice: providerNoticed.payload,
    }),
  ]),
});
