import express, { type Request, type Response } from "express";
import type { Book } from "../book/book";
import type { RecurlyServices } from "../recurly-services";
import { accountWire, balanceWire, billingInfoWire } from "../wire/account.wire";
import { redemptionWire } from "../wire/coupon.wire";
import { invoiceWire } from "../wire/invoice.wire";
import { subscriptionWire } from "../wire/subscription.wire";
import { listPage, withState } from "./list-page";

type AccountRequest = Request<{ account: string }>;
type AccountAct = (account: string, body: unknown) => Promise<Book>;

export function accountRoutes(services: RecurlyServices): express.Router {
  const { accounts } = services;
  const router = express.Router();
  router.post("/accounts", async (request, response) => {
    response.status(201).json(accountWire(await accounts.create(request.body)));
  });
  const on = (method: "get" | "put" | "delete", act: AccountAct): void => {
    router[method]("/accounts/:account", async (request: AccountRequest, response: Response) => {
      response.json(accountWire(await act(request.params.account, request.body)));
    });
  };
  on("get", (account) => accounts.read(account));
  on("put", (account, body) => accounts.update(account, body));
  on("delete", (account) => accounts.deactivate(account));
  router.get("/accounts/:account/balance", async (request, response) => {
    response.json(balanceWire(await accounts.read(request.params.account)));
  });
  billingInfoRoutes(router, services);
  listRoutes(router, services);
  redemptionRoutes(router, services);
  return router;
}

function billingInfoRoutes(router: express.Router, { billingInfos }: RecurlyServices): void {
  const path = "/accounts/:account/billing_info";
  router.get(path, async (request, response) => {
    const { book, entry } = await billingInfos.read(request.params.account);
    response.json(billingInfoWire(book, entry));
  });
  router.put(path, async (request, response) => {
    const { book, entry } = await billingInfos.update(request.params.account, request.body);
    response.json(billingInfoWire(book, entry));
  });
  router.delete(path, async (request, response) => {
    await billingInfos.remove(request.params.account);
    response.status(204).end();
  });
}

function listRoutes(router: express.Router, { accounts }: RecurlyServices): void {
  router.get("/accounts/:account/subscriptions", async (request, response) => {
    const book = await accounts.read(request.params.account);
    const items = withState(request, book.subscriptions);
    response.set("recurly-total-records", String(items.length));
    response.json(listPage(request, items, (entry) => subscriptionWire(book, entry)));
  });
  router.get("/accounts/:account/invoices", async (request, response) => {
    const book = await accounts.read(request.params.account);
    const items = withState(request, book.invoices);
    response.set("recurly-total-records", String(items.length));
    response.json(listPage(request, items, (entry) => invoiceWire(book, entry)));
  });
}

function redemptionRoutes(
  router: express.Router,
  { accounts, redemptions }: RecurlyServices,
): void {
  const path = "/accounts/:account/coupon_redemptions";
  const list = (onlyActive: boolean) => async (request: AccountRequest, response: Response) => {
    const book = await accounts.read(request.params.account);
    const items = book.redemptions.filter(({ state }) => !onlyActive || state === "active");
    response.json(listPage(request, items, (entry) => redemptionWire(book, entry)));
  };
  router.get(path, list(false));
  router.get(`${path}/active`, list(true));
  router.post(`${path}/active`, async (request, response) => {
    const { account } = request.params;
    const { book, redemption } = await redemptions.redeemCoupon(account, request.body);
    response.json(redemptionWire(book, redemption));
  });
}
