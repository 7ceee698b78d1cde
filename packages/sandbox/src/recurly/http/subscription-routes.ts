import express, { type Request, type Response } from "express";
import { invoicePdf } from "../invoice-pdf/invoice-pdf";
import type { RecurlyServices } from "../recurly-services";
import type { SubscriptionView } from "../subscriptions/subscription.service";
import { collectionWire, invoiceWire, transactionWire } from "../wire/invoice.wire";
import { changeWire, subscriptionWire } from "../wire/subscription.wire";
import { notFound } from "./fault";

type KeyRequest = Request<{ key: string }>;
type SubscriptionAct = (key: string, body: unknown) => Promise<SubscriptionView>;

export function subscriptionRoutes(services: RecurlyServices): express.Router {
  const { subscriptions } = services;
  const router = express.Router();
  router.get("/subscriptions/:key/preview_renewal", async (request, response) => {
    const { book, outcome } = await subscriptions.previewRenewal(request.params.key);
    response.json(collectionWire(book, outcome));
  });
  const on = (method: "get" | "put" | "delete", step: string, act: SubscriptionAct): void => {
    router[method](
      `/subscriptions/:key${step}`,
      async (request: KeyRequest, response: Response) => {
        const { book, subscription } = await act(request.params.key, request.body);
        response.json(subscriptionWire(book, subscription));
      },
    );
  };
  on("get", "", (key) => subscriptions.read(key));
  on("put", "", (key, body) => subscriptions.update(key, body));
  on("delete", "", (key) => subscriptions.terminate(key));
  on("put", "/cancel", (key) => subscriptions.cancel(key));
  on("put", "/reactivate", (key) => subscriptions.reactivate(key));
  on("put", "/pause", (key, body) => subscriptions.pause(key, body));
  on("put", "/resume", (key) => subscriptions.resume(key));
  changeRoutes(router, services);
  invoiceRoutes(router, services);
  return router;
}

function changeRoutes(router: express.Router, { subscriptions }: RecurlyServices): void {
  const path = "/subscriptions/:key/change";
  router.get(path, async (request, response) => {
    const { subscription } = await subscriptions.read(request.params.key);
    if (!subscription.pendingChange) {
      throw notFound("Subscription Change", "subscription_id", request.params.key);
    }
    response.json(changeWire(subscription, subscription.pendingChange));
  });
  router.post(path, async (request, response) => {
    const { key } = request.params;
    const { book, subscription, outcome } = await subscriptions.change(key, request.body);
    if (outcome.kind === "withdrawn") {
      response.status(204).end();
      return;
    }
    const applied =
      outcome.kind === "applied"
        ? { activated: true, invoice_collection: collectionWire(book, outcome.invoice) }
        : {};
    response.status(201).json(changeWire(subscription, outcome.change, applied));
  });
  router.post(`${path}/preview`, async (request, response) => {
    const { key } = request.params;
    const { subscription, outcome } = await subscriptions.previewChange(key, request.body);
    const invoice_collection = collectionWire(outcome.draft, outcome.invoice);
    response.json(changeWire(subscription, outcome.change, { invoice_collection }));
  });
  router.delete(path, async (request, response) => {
    await subscriptions.withdrawChange(request.params.key);
    response.status(204).end();
  });
}

function invoiceRoutes(router: express.Router, { invoices }: RecurlyServices): void {
  router.get("/invoices/:key.pdf", async (request, response) => {
    const { book, invoice } = await invoices.read(request.params.key);
    response.type("application/pdf").send(await invoicePdf(book, invoice));
  });
  router.get("/invoices/:key", async (request, response) => {
    const { book, invoice } = await invoices.read(request.params.key);
    response.json(invoiceWire(book, invoice));
  });
  router.get("/transactions/:id", async (request, response) => {
    const { book, invoice, transaction } = await invoices.readTransaction(request.params.id);
    response.json(transactionWire(book, invoice, transaction));
  });
  router.post("/invoices/:key/refund", async (request, response) => {
    const { book, invoice } = await invoices.refund(request.params.key, request.body);
    response.status(201).json(invoiceWire(book, invoice));
  });
  router.put("/invoices/:key/collect", async (request, response) => {
    const { book, invoice } = await invoices.collect(request.params.key, request.body);
    response.json(invoiceWire(book, invoice));
  });
}
