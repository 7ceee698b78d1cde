import { crmRequested } from "@eightcount/contracts/events/crm-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { MemberAccountService } from "../member-accounts/member-account.service";
import type { WebhookService } from "../webhooks/webhook.service";

export interface CrmWork {
  readonly accounts: Pick<MemberAccountService, "openAtCrm">;
  readonly handleNotice: WebhookService["handle"];
}

export const crmRequestedJob = ({ accounts, handleNotice }: CrmWork) =>
  consume(crmRequested, ({ payload }) =>
    payload.kind === "ACCOUNT"
      ? accounts.openAtCrm(payload)
      : handleNotice(payload.notice, new Date(payload.noticedAt)),
  );
