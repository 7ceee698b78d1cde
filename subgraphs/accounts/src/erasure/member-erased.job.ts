import { memberErased } from "@eightcount/contracts/events/member-erased";
import { consume } from "@eightcount/service-kit/events/consume";
import type { ErasureService } from "./erasure.service";

/** A second delivery finds nothing left to remove. */
export const memberErasedJob = (erasures: Pick<ErasureService, "forgetEvents">) =>
  consume(memberErased, ({ occurredAt, payload: { memberId, recipient = null } }) =>
    erasures.forgetEvents({ memberId, recipient, erasedAt: new Date(occurredAt) }),
  );
