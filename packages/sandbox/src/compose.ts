import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { healthRoutes, Readiness } from "@eightcount/service-kit/http/http-process";
import { knownHosts, onlyKnownHosts } from "@eightcount/service-kit/http/known-hosts";
import { withSecurityHeaders } from "@eightcount/service-kit/http/security-headers";
import { createLogger, type Logger } from "@eightcount/service-kit/logging/logger";
import { traceRequests } from "@eightcount/service-kit/telemetry/trace-request";
import express from "express";
import { Pool } from "pg";
import type { SandboxConfig } from "./config";
import { controlRoutes } from "./controls/control-routes";
import { ResetService } from "./controls/reset.service";
import { CrmService } from "./crm/crm.service";
import { crmApiRoutes } from "./crm/crm-api-routes";
import { orderRoutes } from "./crm/order-routes";
import { EngagementRepository } from "./engagement/engagement.repository";
import { engagementRoutes } from "./engagement/engagement-routes";
import { FaultSwitches } from "./faults/fault-switches";
import { MailRepository } from "./mail/mail.repository";
import { mailboxRoutes } from "./mail/mailbox-routes";
import { startSmtpCapture } from "./mail/smtp-capture";
import { mediaRoutes } from "./media/media-routes";
import { MediaVerifier } from "./media/media-verifier";
import { ChartHistory } from "./metrics/chart-history";
import { chartRoutes } from "./metrics/chart-routes";
import { MetricScraper } from "./metrics/metric-scraper";
import { assetRoutes } from "./pages/asset-routes";
import { errorHandler, notFoundPage } from "./pages/error-handlers";
import { recaptchaRoutes } from "./recaptcha/recaptcha-routes";
import { providerRoutes } from "./recurly/http/provider-routes";
import { type RecurlyServices, recurlyServices } from "./recurly/recurly-services";
import { ClockService } from "./recurly/renewals/clock.service";
import { RenewalTimer } from "./recurly/renewals/renewal-timer";
import { recurlyJsRoutes } from "./recurly-js/recurly-js-routes";
import { deleteExpired } from "./storage/delete-expired";
import { migrate } from "./storage/migrate";
import { traceRoutes } from "./traces/trace-routes";
import { TraceStore } from "./traces/trace-store";
import { WebhookRepository } from "./webhooks/webhook.repository";
import { WebhookDispatcher } from "./webhooks/webhook-dispatcher";

const CLOSE_WITHIN_MS = 300;
const POOL = { max: 10, connectionTimeoutMillis: 10_000 };

export interface Sandbox {
  readonly port: number;
  readonly smtpPort: number;
  close(): Promise<void>;
}

export interface SandboxOverrides {
  readonly pool?: Pool;
  readonly clock?: () => number;
  readonly logger?: Logger;
}

interface Infrastructure {
  readonly config: SandboxConfig;
  readonly pool: Pool;
  readonly logger: Logger;
  readonly clock: () => number;
}

export async function compose(
  config: SandboxConfig,
  overrides: SandboxOverrides = {},
): Promise<Sandbox> {
  if (config.nodeEnv === "production") {
    throw new ConfigError(["NODE_ENV=production: the sandbox is for development only"]);
  }
  const logger = overrides.logger ?? createLogger("sandbox");
  const pool = overrides.pool ?? new Pool({ connectionString: config.databaseUrl, ...POOL });
  pool.on("error", (error) => logger.warn({ err: error }, "database connection lost"));
  // A checked-out connection's error fails its query and must not also end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  await migrate(pool);
  await deleteExpired(pool);
  const infrastructure = { config, pool, logger, clock: overrides.clock ?? Date.now };
  const mails = new MailRepository(pool);
  const { app, stop } = await buildApp(infrastructure, mails);
  const { host, smtpPort } = config;
  const smtp = await startSmtpCapture({ host, port: smtpPort, mails, logger });
  const server = createServer(traceRequests(withSecurityHeaders(app)));
  // Longer than the edge keeps an idle connection, so that it never sends into a closing one.
  server.keepAliveTimeout = 65_000;
  await listen(server, config);
  const end = async () => {
    await Promise.all([closeServer(server), smtp.close(), ...stop.map((step) => step())]);
    if (!overrides.pool) await pool.end();
  };
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= end();
    return closing;
  };
  return { port: (server.address() as AddressInfo).port, smtpPort: smtp.port, close };
}

async function buildApp(infrastructure: Infrastructure, mails: MailRepository) {
  const { config, pool, logger, clock } = infrastructure;
  const webhooks = new WebhookRepository(pool);
  const dispatcher = new WebhookDispatcher({
    webhooks,
    receivers: receiversOf(config),
    retryBaseMs: config.webhookRetryMs,
    logger,
  });
  const onNotices = () => dispatcher.kick();
  const services = recurlyServices({ pool, clock, onNotices });
  const crm = new CrmService({ pool, clock, onNotices });
  await services.giftCards.seed();
  const renewals = new RenewalTimer(services.books, logger);
  renewals.start(config.renewalTickMs);
  dispatcher.kick();
  const history = new ChartHistory();
  const scraper = new MetricScraper(config.metricTargets, history);
  scraper.start();
  const features = { services, crm, mails, webhooks, dispatcher, history, scraper };
  const app = mountRoutes(infrastructure, features);
  return { app, stop: [() => renewals.stop(), () => dispatcher.stop(), () => scraper.stop()] };
}

interface Features {
  readonly services: RecurlyServices;
  readonly crm: CrmService;
  readonly mails: MailRepository;
  readonly webhooks: WebhookRepository;
  readonly dispatcher: WebhookDispatcher;
  readonly history: ChartHistory;
  readonly scraper: MetricScraper;
}

function mountRoutes(
  { config, pool, clock, logger }: Infrastructure,
  features: Features,
): express.Express {
  const { services, crm, mails, webhooks, dispatcher, history, scraper } = features;
  const { books, giftCards } = services;
  const traces = new TraceStore();
  const clocks = new ClockService(books);
  const faults = new FaultSwitches();
  const resets = new ResetService(pool, giftCards, { traces, faults });
  const { publicUrl, apiKey } = config;
  const app = express().disable("x-powered-by");
  app.use(healthRoutes(new Readiness(async () => void (await pool.query("select 1")))));
  app.use(onlyKnownHosts(knownHosts(hostsOf(config))));
  app.use(assetRoutes());
  app.use(recurlyJsRoutes({ tokens: services.tokens, publicKey: config.publicKey, clock }));
  const { recaptchaSiteKey: siteKey, recaptchaSecretKey: secretKey } = config;
  app.use("/recaptcha", recaptchaRoutes({ siteKey, secretKey, clock }));
  app.use(mediaOrigin(config, clock));
  app.use(chartRoutes(history, scraper), traceRoutes(traces, scraper.processes));
  app.use(engagementRoutes(new EngagementRepository(pool)));
  app.use(mailboxRoutes(mails));
  app.use(
    controlRoutes({ books, publicUrl, clocks, dispatcher, webhooks, resets, giftCards, faults }),
  );
  app.use(orderRoutes(crm, publicUrl), crmApiRoutes({ crm, apiKey: config.crmApiKey, faults }));
  app.use(providerRoutes({ services, pool, apiKey, faults }));
  app.use(notFoundPage, errorHandler(logger));
  return app;
}

const hostsOf = ({ publicUrl, knownHosts }: SandboxConfig): readonly string[] =>
  publicUrl === "" ? knownHosts : [...knownHosts, new URL(publicUrl).host];

function receiversOf(config: SandboxConfig) {
  return {
    billing: {
      url: config.webhookUrl,
      secret: config.webhookSecret,
      signatureHeader: "recurly-signature",
    },
    crm: {
      url: config.crmWebhookUrl,
      secret: config.crmWebhookSecret,
      signatureHeader: "x-hook-signature",
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
  await closed;
}

function mediaOrigin(config: SandboxConfig, clock: () => number): express.Router {
  const { mediaKeyPairId: keyPairId, mediaPublicKey: publicKey, publicUrl } = config;
  const verifier = new MediaVerifier({ keyPairId, publicKey }, clock);
  const folders = { media: config.mediaFolder, pictures: config.pictureFolder };
  return mediaRoutes({ verifier, folders, publicUrl });
}

function listen(server: Server, { port, host }: SandboxConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve());
  });
}
