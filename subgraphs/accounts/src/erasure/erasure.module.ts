import { memberDeletionRequested } from "@eightcount/contracts/events/member-deletion-requested";
import { memberErased } from "@eightcount/contracts/events/member-erased";
import { forgetEvents } from "@eightcount/service-kit/events/forget-events";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import type { MailRequestService } from "../mail/mail-request.service";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import type { SessionService } from "../sessions/session.service";
import { AccountDeletionResolver } from "./account-deletion.resolver";
import { type AccountDeletionOptions, AccountDeletionService } from "./account-deletion.service";
import { startErasureJob } from "./erasure.job";
import { ErasureRepository } from "./erasure.repository";
import { ErasureService } from "./erasure.service";
import { memberErasedJob } from "./member-erased.job";
import { MemberMails } from "./member-mails";

export interface ErasureNeeds
  extends Pick<AccountDeletionOptions, "deletions" | "members" | "passwords" | "attempts"> {
  readonly ended: EndedSessionsRepository;
  readonly mails: MailRequestService;
  readonly sessions: SessionService;
  readonly refreshCookies: RefreshCookies;
}

const EVERY_MINUTES = 60;
/** Queues that accounts reads. */
const CONSUMERS = ["accounts", "mail", "engagement"];

export function erasureModule(
  infrastructure: AccountsInfrastructure,
  { sessions, refreshCookies, ...needs }: ErasureNeeds,
) {
  const { config, pool, clock, logger, redisPrefix } = infrastructure;
  const { publicUrl, accountDeletionDays: days, redisUrl } = config;
  const requests = new AccountDeletionService({ ...needs, publicUrl, days, clock });
  const erasures = new ErasureService({
    ended: needs.ended,
    mails: new MemberMails({ mails: needs.mails, giftSecret: config.ticketSecret }),
    erasures: new ErasureRepository(pool),
    forget: (isForgotten) => forgetEvents(infrastructure, { consumers: CONSUMERS, isForgotten }),
    clock,
    logger,
  });
  const schedule = { redisUrl, prefix: redisPrefix, everyMinutes: EVERY_MINUTES, logger };
  return {
    resolvers: [new AccountDeletionResolver(requests, sessions, refreshCookies)],
    consumes: [memberErasedJob(erasures)],
    publishes: [memberDeletionRequested, memberErased],
    jobs: [() => startErasureJob(erasures, schedule)],
    services: { erasures },
  } satisfies FeatureModule;
}
