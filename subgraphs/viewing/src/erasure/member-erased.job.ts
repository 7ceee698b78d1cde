import { memberErased } from "@eightcount/contracts/events/member-erased";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ErasureService } from "./erasure.service";

/** A second delivery finds nothing left to delete. */
export const memberErasedJob = (erasures: ErasureService) =>
  consume(memberErased, ({ payload: { memberId } }) => erasures.erase(memberId));
