import { memberVerified } from "@eightcount/contracts/events/member-verified";
import { consume } from "@eightcount/service-kit/events/consume";
import type { MemberAccountService } from "./member-account.service";

export const memberVerifiedJob = (accounts: MemberAccountService) =>
  consume(memberVerified, ({ payload: { memberId, email, billingProcessor } }) => {
    const holder = { memberId: memberId.toLowerCase(), email };
    return billingProcessor === "CRM" ? accounts.openLater(holder) : accounts.open(holder);
  });
