import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberDeletionRequested = defineEvent({
  topic: "member.deletion-requested",
  version: 1,
  doc: "A member asked to delete their account, which happens unless they sign in before the date. Billing cancels the subscription.",
  publisher: "accounts",
  consumers: ["departures"],
  payload: z.object({
    memberId: z.uuid(),
    deletionId: z.uuid().describe("Identifies the request. Its withdrawal has the same id."),
    deletesAt: z.iso.datetime({ offset: true }).describe("Time when the account is erased."),
  }),
});
