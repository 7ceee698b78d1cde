import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import { consume } from "@eightcount/service-kit/events/consume";
import type { NoticeIntakeService } from "./notice-intake.service";

export const providerNoticedJob = (intake: NoticeIntakeService) =>
  consume(providerNoticed, ({ payload, occurredAt }) => intake.take(payload, new Date(occurredAt)));
