import { memberDeletionWithdrawn } from "@eightcount/contracts/events/member-deletion-withdrawn";
import { consume } from "@eightcount/service-kit/events/consume";
import type { DepartureService } from "./departure.service";

export const deletionWithdrawnJob = (departures: DepartureService) =>
  consume(memberDeletionWithdrawn, ({ payload }) => departures.withdraw(payload));
