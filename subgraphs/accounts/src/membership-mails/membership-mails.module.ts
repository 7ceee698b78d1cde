import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import { MailOnceRepository } from "./mail-once.repository";
import { type MembershipMailOptions, MembershipMailService } from "./membership-mail.service";
import { noticeRequestedJob } from "./notice-requested.job";

export type MembershipMailsNeeds = Pick<MembershipMailOptions, "members" | "mails" | "deletions">;

export function membershipMailsModule(
  { pool, config: { publicUrl } }: AccountsInfrastructure,
  needs: MembershipMailsNeeds,
) {
  const requests = new MailOnceRepository(new InboxRepository(pool));
  const mails = new MembershipMailService({ ...needs, requests, publicUrl });
  return { consumes: [noticeRequestedJob(mails)] } satisfies FeatureModule;
}
