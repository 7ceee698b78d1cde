import { memberErased } from "@eightcount/contracts/events/member-erased";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ErasureService } from "./erasure.service";

export const memberErasedJob = (erasures: ErasureService) =>
  consume(memberErased, ({ payload: { memberId } }) => erasures.erase(memberId));
