import { crmRequested } from "@eightcount/contracts/events/crm-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { CrmWorkService } from "./crm-work.service";

export const crmRequestedJob = (work: CrmWorkService) =>
  consume(crmRequested, ({ payload }) =>
    payload.kind === "ACCOUNT"
      ? work.openAccount(payload)
      : work.handleNotice(payload.notice, new Date(payload.noticedAt)),
  );
