import { memberDeletionRequested } from "@eightcount/contracts/events/member-deletion-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { DepartureService } from "./departure.service";

export const deletionRequestedJob = (departures: DepartureService) =>
  consume(memberDeletionRequested, ({ payload }, attempt) => departures.cancel(payload, attempt));
