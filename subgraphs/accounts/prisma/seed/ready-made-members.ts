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

export const readyMadeMembers: readonly SeededMember[] = members.map(toSeeded);

export const signInList = members.map(({ kind, email, password }) => ({ kind, email, password }));
