import express, { type Request, type Response } from "express";
import { z } from "zod";
import { accountFaults, crmFaults, type FaultSwitches } from "../faults/fault-switches";
import type { BookRepository } from "../recurly/book/book.repository";
import { notFound } from "../recurly/http/fault";
import { sendFault } from "../recurly/http/guard";
import { parseBody } from "../recurly/http/parse-body";
import type { GiftCardRepository } from "../recurly/purchases/gift-card.repository";
import type { ClockService } from "../recurly/renewals/clock.service";
import type { WebhookRepository } from "../webhooks/webhook.repository";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher";
import { webhookModes } from "../webhooks/webhook-mode";
import { type ControlsView, controlsPage } from "./controls.page";
import type { ResetService } from "./reset.service";
import { sameOrigin } from "./same-origin";

const modeBody = z.object({ mode: z.enum(webhookModes) });
const resetBody = z.object({ accountCode: z.string().min(1).optional() });

const faultBody = z.union([
  z.object({ accountCode: z.string().min(1), fault: z.enum(accountFaults) }),
  z.object({ crm: z.enum(crmFaults) }),
]);

const cancelBody = z.object({ code: z.string().min(1) });

const SHOWN_ACCOUNTS = 12;

export interface Controls {
  readonly books: BookRepository;
  readonly publicUrl: string;
  readonly clocks: ClockService;
  readonly dispatcher: WebhookDispatcher;
  readonly webhooks: WebhookRepository;
  readonly resets: ResetService;
  readonly giftCards: GiftCardRepository;
  readonly faults: FaultSwitches;
}

function answer(request: Request, response: Response, body: unknown): void {
  if (request.is("application/x-www-form-urlencoded")) response.redirect(303, "/sandbox");
  else response.json(body);
}

export function controlRoutes(controls: Controls): express.Router {
  const { clocks, resets } = controls;
  const router = express.Router();
  router.use("/sandbox", sameOrigin, express.json(), express.urlencoded({ extended: false }));
  router.post("/sandbox/clock", async (request, response) => {
    answer(request, response, await clocks.advance(request.body));
  });
  router.get("/sandbox", async (_request, response) => {
    response.type("html").send(controlsPage(await readControls(controls)).text);
  });
  webhookRoutes(router, controls);
  faultRoutes(router, controls);
  router.post("/sandbox/reset", async (request, response) => {
    const { accountCode } = parseBody(resetBody, request.body);
    if (accountCode === undefined) await resets.everything();
    else if (!(await resets.account(accountCode))) throw notFound("Account", "code", accountCode);
    answer(request, response, { reset: accountCode ?? "everything" });
  });
  router.post("/sandbox/gift-cards/cancel", async (request, response) => {
    const { code } = parseBody(cancelBody, request.body);
    const { books, giftCards } = controls;
    if (!(await giftCards.cancel(code, books.machineNow())))
      throw notFound("Gift Card", "code", code);
    answer(request, response, { canceled: code });
  });
  router.use("/sandbox", sendFault);
  return router;
}

async function readControls(controls: Controls): Promise<ControlsView> {
  const { books, publicUrl, webhooks, dispatcher, faults } = controls;
  const codes = await books.listCodes(SHOWN_ACCOUNTS);
  const accounts = await Promise.all(
    codes.map((code) => books.inspect(code, ({ book, now }) => ({ book, now }))),
  );
  const { mode, hasReceiver } = dispatcher;
  const log = await webhooks.log();
  return { publicUrl, accounts, webhooks: { log, mode, hasReceiver }, faults };
}

function faultRoutes(router: express.Router, { faults }: Controls): void {
  const current = () => ({ accounts: faults.accounts, crm: faults.crm });
  router.get("/sandbox/faults.json", (_request, response) => {
    response.json(current());
  });
  router.post("/sandbox/faults", (request, response) => {
    const wanted = parseBody(faultBody, request.body);
    if ("crm" in wanted) faults.crm = wanted.crm;
    else faults.setAccount(wanted.accountCode, wanted.fault);
    answer(request, response, current());
  });
}

function webhookRoutes(router: express.Router, { dispatcher, webhooks }: Controls): void {
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
}
