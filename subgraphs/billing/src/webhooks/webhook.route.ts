import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { Express } from "express";
import { readRawBody } from "./raw-body";
import { RefusalLog } from "./refusal-log";
import type { WebhookService } from "./webhook.service";

export const WEBHOOK_PATH = "/webhooks/recurly";
/** Notices are thin: some two hundred bytes. */
export const WEBHOOK_MAX_BYTES = 16 * 1024;

/** Mounts the provider's way in. The body is read raw: its signature covers every byte. */
export function webhookRoute(webhooks: WebhookService, logger: Logger): (app: Express) => void {
  const refusals = new RefusalLog(logger);
  return (app) => {
    app.post(WEBHOOK_PATH, async (request, response) => {
      const say = (status: number, line: string) => {
        response.status(status).type("text/plain").send(line);
      };
      const rawBody = await readRawBody(request, WEBHOOK_MAX_BYTES).catch(() => "");
      if (rawBody === null) {
        // The rest of an oversized body is not read.
        response.set("connection", "close");
        return say(413, "The body is too large.");
      }
      try {
        const { status, line } = await webhooks.receive(rawBody, request.headers);
        const sender = request.socket.remoteAddress ?? "unknown";
        if (status !== 200) refusals.note({ status, reason: line, sender, rawBody });
        say(status, line);
      } catch (error) {
        logger.error({ err: error }, "a webhook could not be kept; the provider will repeat it");
        say(503, "Try again later.");
      }
    });
  };
}
