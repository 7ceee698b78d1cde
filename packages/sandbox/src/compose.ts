import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { createLogger, type Logger } from "@eightcount/service-kit/logging/logger";
import express from "express";
import { Pool } from "pg";
import { billingServices } from "./billing/billing-services";
import { providerRoutes } from "./billing/http/provider-routes";
import type { SandboxConfig } from "./config";
import { MailRepository } from "./mail/mail.repository";
import { mailboxRoutes } from "./mail/mailbox-routes";
import { startSmtpCapture } from "./mail/smtp-capture";
import { migrate } from "./storage/migrate";
import { tokeniserRoutes } from "./tokeniser/tokeniser-routes";

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

/** Builds and starts the whole outside world. @throws ConfigError in production. */
export async function compose(
  config: SandboxConfig,
  overrides: SandboxOverrides = {},
): Promise<Sandbox> {
  if (config.nodeEnv === "production") {
    throw new ConfigError(["NODE_ENV=production: the sandbox is for one machine, never for real"]);
  }
  const logger = overrides.logger ?? createLogger("sandbox");
  const clock = overrides.clock ?? Date.now;
  const pool = overrides.pool ?? new Pool({ connectionString: config.databaseUrl, max: 10 });
  await migrate(pool);
  const services = billingServices({ pool, clock, onNotices: () => undefined });
  await services.giftCards.seed();
  const mails = new MailRepository(pool);
  const app = express().disable("x-powered-by");
  app.use(tokeniserRoutes(services, clock));
  app.use(mailboxRoutes(mails));
  app.use(providerRoutes({ services, pool, apiKey: config.apiKey }));
  const smtp = await startSmtpCapture({ host: config.host, port: config.smtpPort, mails, logger });
  const server = createServer(app);
  await listen(server, config);
  return {
    port: (server.address() as AddressInfo).port,
    smtpPort: smtp.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await smtp.close();
      if (!overrides.pool) await pool.end();
    },
  };
}

function listen(server: Server, { port, host }: SandboxConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve());
  });
}
