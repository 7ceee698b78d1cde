import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberDeletionWithdrawn = defineEvent({
  topic: "member.deletion-withdrawn",
  version: 1,
  doc: "A member signed in before their account was deleted, so it stays. Billing no longer cancels a subscription that it could not cancel yet.",
  publisher: "accounts",
  consumers: ["departures"],
  payload: z.object({
    memberId: z.uuid(),
    deletionId: z.uuid().describe("Id of the withdrawn request."),
  }),
});
