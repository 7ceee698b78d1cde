import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import type { MailRequestService } from "../mail/mail-request.service";
import { MailOnceRepository } from "../membership-mails/mail-once.repository";
import { GiftMailService } from "./gift-mail.service";
import { giftMailRequestedJob } from "./gift-mail-requested.job";

export function giftMailsModule(
  { pool, config: { publicUrl, ticketSecret: secret } }: AccountsInfrastructure,
  { mails }: { readonly mails: MailRequestService },
) {
  const requests = new MailOnceRepository(new InboxRepository(pool));
  const service = new GiftMailService({ mails, requests, secret, publicUrl });
  return { consumes: [giftMailRequestedJob(service)] } satisfies FeatureModule;
}
