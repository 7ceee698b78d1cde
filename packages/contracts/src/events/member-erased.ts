import { z } from "zod";
import { defineEvent } from "../define-event";

export const memberErased = defineEvent({
  topic: "member.erased",
  version: 1,
  doc: "Accounts erased a member. Every subgraph deletes what it stores about them. Billing keeps only what the law asks for, and closes the accounts at the billing provider and the CRM.",
  publisher: "accounts",
  consumers: ["viewing", "catalogue", "departures"],
  payload: z.object({ memberId: z.uuid() }),
});
