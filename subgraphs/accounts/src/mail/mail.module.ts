import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import { mailRequestedJob } from "./mail.job";
import { MailDeliveryService } from "./mail-delivery.service";
import { MailRequestService } from "./mail-request.service";

/** A slow refusal must not delay other mail. Each delivery holds a database connection. */
const MAIL_CONCURRENCY = 3;

export function mailModule({ pool, config, providers, logger }: AccountsInfrastructure) {
  const mails = new MailRequestService(config.codeSecret);
  const delivery = new MailDeliveryService({
    inbox: new InboxRepository(pool),
    requests: mails,
    provider: providers.mail,
    logger,
  });
  return {
    publishes: [mailRequested],
    consumes: [mailRequestedJob(delivery)],
    queue: { name: "mail", concurrency: MAIL_CONCURRENCY },
    close: () => providers.mail.close(),
    services: { mails },
  } satisfies FeatureModule;
}
