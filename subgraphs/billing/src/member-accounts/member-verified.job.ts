import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { MemberAccountService } from "./member-account.service";

/** The topic under which accounts tells of a verified e-mail. */
export const MEMBER_VERIFIED = "member.verified";

const payloadShape = z.object({
  memberId: z.uuid(),
  email: z.string().min(3),
  billingProcessor: z.enum(["RECURLY", "CRM"]).default("RECURLY"),
});

/** Opens the account of a member whose e-mail was just verified. */
export const memberVerifiedJob =
  (accounts: MemberAccountService) =>
  (event: DomainEvent): Promise<void> => {
    const { memberId, email, billingProcessor } = payloadShape.parse(event.payload);
    const holder = { memberId: memberId.toLowerCase(), email };
    return billingProcessor === "CRM" ? accounts.openAtCrm(holder) : accounts.open(holder);
  };
