import { byId } from "@eightcount/service-kit/graph/batching";
import type DataLoader from "dataloader";
import type { MemberRepository } from "./member.repository";
import type { MemberRecord } from "./member-record";

export interface MemberLoaders {
  readonly memberById: DataLoader<string, MemberRecord | null>;
}

export const memberLoaders = (members: MemberRepository) => (): MemberLoaders => ({
  memberById: byId((ids) => members.findByIds(ids)),
});
