import { memberErased } from "@eightcount/contracts/events/member-erased";
import { consume } from "../events/consume";
import type { MemberErasure } from "./erasure.service";

export const memberErasedJob = (erasures: MemberErasure) =>
  consume(memberErased, ({ payload: { memberId } }) => erasures.erase(memberId));
