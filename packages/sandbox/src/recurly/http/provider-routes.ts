import express from "express";
import type { Pool } from "pg";
import type { FaultSwitches } from "../../faults/fault-switches";
import { providerFaults } from "../../faults/provider-faults";
import type { RecurlyServices } from "../recurly-services";
import { accountRoutes } from "./account-routes";
import { catalogueRoutes } from "./catalogue-routes";
import { plainFault } from "./fault";
import { guard, sendFault } from "./guard";
import { idempotency } from "./idempotency";
import { purchaseRoutes } from "./purchase-routes";
import { subscriptionRoutes } from "./subscription-routes";

const FOLDERS = [
  "/accounts",
  "/subscriptions",
  "/purchases",
  "/plans",
  "/coupons",
  "/invoices",
  "/gift_cards",
  "/transactions",
];

/** The provider's v3 API. Mounted at the root, because its client can only change the host. */
export function providerRoutes(options: {
  readonly services: RecurlyServices;
  readonly pool: Pool;
  readonly apiKey: string;
  readonly faults: FaultSwitches;
}): express.Router {
  const router = express.Router();
  router.use(FOLDERS, guard(options.apiKey), express.json({ limit: "256kb" }));
  router.use(FOLDERS, providerFaults(options.faults, options.services.books));
  router.use(FOLDERS, idempotency(options.pool));
  router.use(accountRoutes(options.services));
  router.use(subscriptionRoutes(options.services));
  router.use(purchaseRoutes(options.services));
  router.use(catalogueRoutes());
  router.use(FOLDERS, (request) => {
    const route = `${request.method} ${request.baseUrl}${request.path}`;
    throw plainFault(404, "not_found", `No route: ${route}`);
  });
  router.use(sendFault);
  return router;
}
