import { memberErased } from "@eightcount/contracts/events/member-erased";
import { consume } from "@eightcount/service-kit/events/consume";
import {
  forgetEvents,
  isAboutMember,
  type QueueAccess,
} from "@eightcount/service-kit/events/forget-events";
import type { ErasureRepository } from "./erasure.repository";

/** A second delivery finds nothing left to delete. */
export const memberErasedJob = (erasures: ErasureRepository, access: QueueAccess) =>
  consume(memberErased, async ({ payload: { memberId } }) => {
    await erasures.erase(memberId);
    await forgetEvents(access, { consumers: ["viewing"], isForgotten: isAboutMember(memberId) });
  });
