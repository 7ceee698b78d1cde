import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { Member } from "./member.type";

/** How the gateway's `Member` by id becomes ours. */
export const memberReference = {
  __resolveReference(reference: { id: string }): Member | null {
    const memberId = fromGlobalId(reference.id, "Member");
    return memberId === null ? null : { memberId };
  },
};
