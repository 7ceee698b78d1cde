import { counters } from "@eightcount/rules/telemetry/registry";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { count } from "@eightcount/service-kit/telemetry/count";
import type { Express } from "express";
import { readRawBody } from "./raw-body";
import { RefusalLog } from "./refusal-log";
import type { WebhookService } from "./webhook.service";

export const WEBHOOK_PATHS = { billing: "/webhooks/recurly", crm: "/webhooks/crm" } as const;
/** Notices are thin, about two hundred bytes. */
export const WEBHOOK_MAX_BYTES = 16 * 1024;

export interface WebhookRouteOptions {
  readonly path: (typeof WEBHOOK_PATHS)[keyof typeof WEBHOOK_PATHS];
  readonly webhooks: WebhookService;
  readonly logger: Logger;
}

/** Reads the raw body, because its signature covers every byte. */
export function webhookRoute({
  path,
  webhooks,
  logger,
}: WebhookRouteOptions): (app: Express) => void {
  const refusals = new RefusalLog(logger);
  return (app) => {
    app.post(path, async (request, response) => {
      const respond = (status: number, line: string) => {
        if (status >= 400 && status < 500) {
          count(counters.webhooksRefused, { webhookPath: path, webhookRefusal: line });
        }
        response.status(status).type("text/plain").send(line);
      };
      const rawBody = await readRawBody(request, WEBHOOK_MAX_BYTES).catch(() => "");
      if (rawBody === null) {
        response.set("connection", "close");
        return respond(413, "The body is too large.");
      }
      try {
        const { status, line } = await webhooks.receive(rawBody, request.headers);
        const sender = request.socket.remoteAddress ?? "unknown";
        if (status !== 200) refusals.record({ status, reason: line, sender, rawBody });
        respond(status, line);
      } catch (error) {
        logger.error({ err: error }, "storing a webhook failed; the provider will send it again");
        respond(503, "Try again later.");
      }
    });
  };
}
