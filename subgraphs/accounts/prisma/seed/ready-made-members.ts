import { type ContentMember, isEntitledMember, members } from "@eightcount/demo/content/members";
import type { SeededMember } from "./seed-members.service";

const toSeeded = (member: ContentMember): SeededMember => ({
  ...member,
  profile: {
    billingProcessor: member.crm ? "CRM" : "RECURLY",
    isUpdatingBilling: member.crm?.isUpdatingBilling ?? false,
  },
  groups: [...(isEntitledMember(member) ? (["SUBSCRIBER"] as const) : []), ...member.groups],
});

/** The ready-made members as this subgraph keeps them. */
export const readyMadeMembers: readonly SeededMember[] = members.map(toSeeded);

/** The same as a person needs them to sign in. */
export const signInList = members.map(({ kind, email, password }) => ({ kind, email, password }));
