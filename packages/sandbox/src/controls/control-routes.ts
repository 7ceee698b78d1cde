import express, { type Request, type Response } from "express";
import { z } from "zod";
import { answerFault } from "../billing/http/guard";
import { parseBody } from "../billing/http/parse-body";
import type { ClockService } from "../billing/renewals/clock.service";
import type { WebhookRepository } from "../webhooks/webhook.repository";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher";
import { webhookModes } from "../webhooks/webhook-mode";
import type { ResetService } from "./reset.service";
import { sameOrigin } from "./same-origin";

const modeBody = z.object({ mode: z.enum(webhookModes) });
const resetBody = z.object({ accountCode: z.string().min(1).optional() });

export interface Controls {
  readonly clocks: ClockService;
  readonly dispatcher: WebhookDispatcher;
  readonly webhooks: WebhookRepository;
  readonly resets: ResetService;
}

/** Forms come back to the page; programs get JSON. */
function answer(request: Request, response: Response, body: unknown): void {
  if (request.is("application/x-www-form-urlencoded")) response.redirect(303, "/sandbox");
  else response.json(body);
}

/** `POST /sandbox/{clock,webhooks,reset}` and the webhook log. */
export function controlRoutes({ clocks, dispatcher, webhooks, resets }: Controls): express.Router {
  const router = express.Router();
  router.use("/sandbox", sameOrigin, express.json(), express.urlencoded({ extended: false }));
  router.post("/sandbox/clock", async (request, response) => {
    answer(request, response, await clocks.advance(request.body));
  });
  router.get("/sandbox/webhooks.json", async (_request, response) => {
    response.json({ mode: dispatcher.mode, log: await webhooks.log() });
  });
  router.post("/sandbox/webhooks", (request, response) => {
    const { mode } = parseBody(modeBody, request.body);
    dispatcher.setMode(mode);
    answer(request, response, { mode });
  });
  router.post("/sandbox/webhooks/retry", async (request, response) => {
    const count = await webhooks.retryAll();
    dispatcher.kick();
    answer(request, response, { count });
  });
  router.post("/sandbox/reset", async (request, response) => {
    const { accountCode } = parseBody(resetBody, request.body);
    if (accountCode === undefined) await resets.everything();
    else await resets.account(accountCode);
    answer(request, response, { reset: accountCode ?? "everything" });
  });
  router.use("/sandbox", answerFault);
  return router;
}
