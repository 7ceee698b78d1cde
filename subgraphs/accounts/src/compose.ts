import { AuditLog } from "@eightcount/service-kit/audit/audit-log";
import { auditMutations } from "@eightcount/service-kit/audit/audit-mutations";
import { type Clock, systemClock } from "@eightcount/service-kit/clock/clock";
import type { ConfigOf } from "@eightcount/service-kit/config/config-table";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import { geoIpProvider } from "@eightcount/service-kit/geo-ip/registry";
import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import { auditedMutations } from "./audit/audited-mutations";
import { CaptchaService } from "./captcha/captcha.service";
import { EmailCodeRepository } from "./codes/email-code.repository";
import { EmailCodeService } from "./codes/email-code.service";
import type { configTable } from "./config";
import { DeviceRepository } from "./devices/device.repository";
import { DeviceService } from "./devices/device.service";
import { engagementHandlers } from "./engagement/engagement.job";
import { EngagementService } from "./engagement/engagement.service";
import { ENGAGEMENT_TOPIC } from "./engagement/engagement-news";
import { entitlementHandlers } from "./entitlements/entitlement.job";
import { EntitlementRepository } from "./entitlements/entitlement.repository";
import { EntitlementService } from "./entitlements/entitlement.service";
import { EntitlementTicketReader } from "./entitlements/entitlement-ticket";
import { InboxRepository } from "./events/inbox.repository";
import { FeedbackRepository } from "./feedback/feedback.repository";
import { FeedbackService } from "./feedback/feedback.service";
import { PrismaClient } from "./generated/client/client";
import { HelpRepository } from "./help/help.repository";
import { HelpService } from "./help/help.service";
import { mailHandlers } from "./mail/mail.job";
import { MailDeliveryService } from "./mail/mail-delivery.service";
import { MailRequestService } from "./mail/mail-request.service";
import { makeLoaders } from "./members/member.loader";
import { MemberRepository } from "./members/member.repository";
import { PasswordRepository } from "./members/password.repository";
import { PasswordResetService } from "./password-reset/password-reset.service";
import { ChangePasswordService } from "./passwords/change-password.service";
import { PasswordHashingService } from "./passwords/password-hashing.service";
import { ProfileService } from "./profile/profile.service";
import { captchaProvider } from "./providers/captcha/registry";
import type { EngagementProvider } from "./providers/engagement/engagement.provider";
import { engagementProvider } from "./providers/engagement/registry";
import type { MailProvider } from "./providers/mail/mail.provider";
import { mailProvider } from "./providers/mail/registry";
import { OneTimeMarksRepository } from "./redis/one-time-marks.repository";
import { makeResolvers } from "./resolvers";
import { accountsSchema } from "./schema";
import { SeedMembersService } from "./seed/seed-members.service";
import { SessionRepository } from "./sessions/session.repository";
import { endedSessions, sessionServices } from "./sessions/sessions.module";
import { SignInService } from "./sessions/sign-in.service";
import { SignInLimitService } from "./sessions/sign-in-limit.service";
import { readSigningKeys, type SigningKeys } from "./sessions/signing-keys";
import { SignUpRepository } from "./sign-up/sign-up.repository";
import { SignUpService } from "./sign-up/sign-up.service";
import { TRACKING_OPTIONS, TrackingRepository } from "./tracking/tracking.repository";
import { TrackingService } from "./tracking/tracking.service";
import { TrackingLimitService } from "./tracking/tracking-limit.service";
import { TrackingQueue } from "./tracking/tracking-queue";
import { VerificationService } from "./verification/verification.service";
import { VerificationMailService } from "./verification/verification-mail.service";
import { VisitorService } from "./visitors/visitor.service";

/** Where limits and one-time marks stand in Redis. */
const MEMORY_PREFIX = "eightcount:accounts:";
/** How long a transaction waits for a free connection; the library's 2 s is short under a rush. */
const TRANSACTION_WAIT_MS = 8000;
/** What browsers tell about visits: how long it gathers, and how much may wait. */
const TRACKING_LIMITS = { windowMs: 250, maxRows: 500, maxWaiting: 5000, maxPerNetwork: 1000 };

export type AccountsConfig = ConfigOf<typeof configTable>;

/** What a test may put in the place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  readonly mail?: MailProvider;
  readonly engagement?: EngagementProvider;
}

interface Ground {
  readonly config: AccountsConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly keys: SigningKeys;
  readonly pool: Pool;
  /** One connection for what browsers tell about visits, so that it never takes another's. */
  readonly trackingPool: Pool;
  readonly prisma: PrismaClient;
  readonly memory: SharedMemory;
  readonly mail: MailProvider;
  readonly engagement: EngagementProvider;
}

export type Accounts = Awaited<ReturnType<typeof compose>>;

/** Puts this subgraph together; whoever calls it closes it. */
export async function compose(config: AccountsConfig, logger: Logger, overrides: Overrides = {}) {
  const ground = await layGround(config, logger, overrides);
  const repositories = makeRepositories(ground);
  const services = makeServices(ground, repositories, makeCommon(ground, repositories));
  const resolvers = new Map(makeResolvers(services).map((one) => [one.constructor, one]));
  const { schema, typeDefs } = await accountsSchema({ get: (type) => resolvers.get(type) });
  auditMutations(schema, { mutations: auditedMutations, log: repositories.audit });
  const { pool, trackingPool, prisma, memory, mail, keys, clock } = ground;
  const handlers = {
    entitlements: entitlementHandlers(services.entitlements),
    mail: mailHandlers(services.delivery),
    engagement: engagementHandlers(services.engagement),
  };
  const pruning = {
    visits: repositories.tracking,
    inbox: repositories.inbox,
    audit: repositories.audit,
    keptDays: { members: config.trackingKeptDays, visitors: config.visitorTrackingKeptDays },
    clock,
    logger,
  };
  await Promise.all([prisma.$connect(), memory.open(), pool.query("SELECT 1")]);
  // Prisma compiles its first query slowly; nobody should wait for that.
  await repositories.members.findByEmail("");
  return {
    schema,
    typeDefs,
    jwks: keys.jwks,
    loaders: () => makeLoaders(repositories.members),
    ready: async () => void (await pool.query("SELECT 1")),
    handlers,
    jobs: () => {
      const { sessions, signUps, devices } = services;
      return { ...openQueues(ground), handlers, sessions, signUps, devices, pruning, logger };
    },
    /** Saves what browsers have told so far. */
    saveTracking: () => repositories.trackingQueue.drain(),
    /** Saves what the audit log has taken so far. */
    saveAudit: () => repositories.audit.drain(),
    seeding: new SeedMembersService(repositories.members, services.passwords),
    close: async () => {
      await Promise.all([repositories.trackingQueue.drain(), repositories.audit.drain()]);
      await Promise.all([memory.close(), mail.close(), prisma.$disconnect()]);
      await Promise.all([pool.end(), trackingPool.end()]);
    },
  };
}

async function layGround(
  config: AccountsConfig,
  logger: Logger,
  overrides: Overrides,
): Promise<Ground> {
  const openPool = (options: PoolConfig) => {
    const opened = new Pool({ connectionString: config.databaseUrl, ...options });
    opened.on("error", (error) => logger.warn({ err: error }, "an idle database connection broke"));
    return opened;
  };
  const pool = openPool({ max: 10 });
  if (!config.jwtPrivateKey) logger.warn("access tokens are signed by a key made at this start");
  return {
    config,
    logger,
    clock: overrides.clock ?? systemClock,
    keys: await readSigningKeys({
      privateKeyPem: config.jwtPrivateKey,
      otherPublicKeyPem: config.jwtOtherPublicKey,
    }),
    pool,
    trackingPool: openPool({ max: 1, options: TRACKING_OPTIONS }),
    prisma: new PrismaClient({
      adapter: new PrismaPg(pool),
      transactionOptions: { maxWait: TRANSACTION_WAIT_MS },
    }),
    memory: new SharedMemory({ redisUrl: config.redisUrl, logger, prefix: MEMORY_PREFIX }),
    mail: overrides.mail ?? mailProvider(config.mailProvider, config),
    engagement:
      overrides.engagement ??
      engagementProvider(config.trackingMode, {
        ...config,
        isProduction: config.nodeEnv === "production",
      }),
  };
}

function makeRepositories(ground: Ground) {
  const { prisma, pool, trackingPool, memory, logger } = ground;
  const ended = endedSessions(ground);
  const inbox = new InboxRepository(pool);
  const tracking = new TrackingRepository(trackingPool);
  const codes = new EmailCodeRepository(prisma);
  return {
    audit: new AuditLog({ pool, logger }),
    inbox,
    ended,
    members: new MemberRepository(prisma),
    help: new HelpRepository(prisma),
    passwordChanges: new PasswordRepository(prisma, ended),
    codes,
    pendingSignUps: new SignUpRepository(prisma, codes),
    devices: new DeviceRepository(prisma),
    sessions: new SessionRepository(prisma),
    feedback: new FeedbackRepository(pool),
    tracking,
    trackingQueue: new TrackingQueue({ writer: tracking, logger, ...TRACKING_LIMITS }),
    entitlements: new EntitlementRepository(pool, inbox),
    attempts: new AttemptLimits(memory),
    marks: new OneTimeMarksRepository(memory),
  };
}

type Repositories = ReturnType<typeof makeRepositories>;

/** What several use cases share. */
function makeCommon(ground: Ground, repositories: Repositories) {
  const { config, clock, logger } = ground;
  const { members, passwordChanges, attempts } = repositories;
  const isProduction = config.nodeEnv === "production";
  const isCookieSecure = config.isCookieSecure || isProduction;
  const mails = new MailRequestService(config.codeSecret);
  const entitlements = new EntitlementService({
    entitlements: repositories.entitlements,
    tickets: new EntitlementTicketReader(config.ticketSecret, clock),
    logger,
  });
  return {
    members,
    passwordChanges,
    attempts,
    clock,
    entitlements,
    mails,
    publicUrl: config.publicUrl,
    employeeEmails: config.employeeEmails,
    billingProcessor: config.billingProcessor,
    devices: new DeviceService({
      devices: repositories.devices,
      secret: config.codeSecret,
      isCookieSecure,
      clock,
    }),
    passwords: new PasswordHashingService(),
    codes: new EmailCodeService({ codes: repositories.codes, secret: config.codeSecret, clock }),
    captcha: new CaptchaService({
      provider: captchaProvider(config.captchaProvider, { ...config, isProduction, clock }),
      marks: repositories.marks,
      clock,
    }),
    geoIp: geoIpProvider("mmdb", {
      cityPath: config.geoIpCityPath,
      localCountry: config.localCountry,
    }),
    ...sessionServices(ground, { ...repositories, entitlements }),
  };
}

function makeServices(ground: Ground, repositories: Repositories, common: Common) {
  const { config, mail, engagement, clock, logger } = ground;
  const signUps = repositories.pendingSignUps;
  const signInLimits = new SignInLimitService(common);
  const verificationMails = new VerificationMailService(common.mails, config.publicUrl);
  const verification = new VerificationService({
    ...common,
    signUps,
    mails: verificationMails,
    crmOrderUrl: config.crmOrderUrl,
  });
  return {
    ...common,
    signIns: new SignInService({ ...common, signUps, limits: signInLimits, verification }),
    signUps: new SignUpService({
      ...common,
      signUps,
      mails: verificationMails,
      settings: { ...config, isOpen: config.isRegistrationOpen },
    }),
    verification,
    resets: new PasswordResetService({ ...common, signInLimits }),
    changes: new ChangePasswordService(common),
    profiles: new ProfileService(common.members, config.crmCardUrl),
    help: new HelpService({
      ...common,
      help: repositories.help,
      supportEmail: config.supportEmail,
    }),
    visitors: new VisitorService(common.geoIp),
    feedback: new FeedbackService(repositories.feedback, common.attempts),
    tracking: new TrackingService({
      isOn: config.trackingMode !== "off",
      queue: repositories.trackingQueue,
      limits: new TrackingLimitService(common.attempts),
      geoIp: common.geoIp,
      clock,
    }),
    engagement: new EngagementService({
      inbox: repositories.inbox,
      members: common.members,
      provider: engagement,
      clock,
      logger,
    }),
    delivery: new MailDeliveryService({
      inbox: repositories.inbox,
      requests: common.mails,
      provider: mail,
      logger,
    }),
  };
}

type Common = ReturnType<typeof makeCommon>;

const ROUTES = {
  "member.verified": ["billing"],
  "mail.requested": ["mail"],
  [ENGAGEMENT_TOPIC]: ["engagement"],
} as const;

function openQueues({ config, logger, pool }: Ground) {
  const queues = new EventQueues({ redisUrl: config.redisUrl, logger });
  return { queues, outbox: new OutboxRelay({ pool, queues, routes: ROUTES, logger }) };
}
