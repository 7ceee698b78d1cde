import DataLoader from "dataloader";
import type { MemberRepository } from "./member.repository";
import type { MemberRecord } from "./member-record";

/** The batched reads of one request. */
export interface AccountsLoaders {
  readonly memberById: DataLoader<string, MemberRecord | null>;
}

/** Loaders for one request; nothing is kept from one request to the next. */
export function makeLoaders(members: MemberRepository): AccountsLoaders {
  const memberById = new DataLoader<string, MemberRecord | null>(async (ids) => {
    const found = new Map((await members.findByIds(ids)).map((member) => [member.id, member]));
    return ids.map((id) => found.get(id) ?? null);
  });
  return { memberById };
}
