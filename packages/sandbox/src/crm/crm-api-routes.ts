import express, { type RequestHandler } from "express";
import { z } from "zod";
import type { FaultSwitches } from "../faults/fault-switches";
import { isSameSecret } from "../recurly/http/guard";
import type { CrmService } from "./crm.service";
import { contactWire, subscriptionWire } from "./crm.wire";
import type { CrmSubscription } from "./crm-record";

const API = "/crm/rest/v1";

const contactBody = z.object({
  given_name: z.string().max(200).optional(),
  family_name: z.string().max(200).optional(),
  email_addresses: z.array(z.object({ email: z.email(), field: z.literal("EMAIL1") })).length(1),
});

const idOf = (text: unknown): number => (/^\d{1,15}$/.test(String(text)) ? Number(text) : 0);

export interface CrmApiOptions {
  readonly crm: CrmService;
  readonly apiKey: string;
  readonly faults: FaultSwitches;
}

export function crmApiRoutes({ crm, apiKey, faults }: CrmApiOptions): express.Router {
  const router = express.Router();
  router.use(API, bearer(apiKey), hangs(faults), express.json({ limit: "64kb" }));
  router.put(`${API}/contacts`, async (request, response) => {
    const parsed = contactBody.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ message: "Input could not be converted" });
      return;
    }
    const { given_name, family_name, email_addresses } = parsed.data;
    const email = email_addresses[0]?.email ?? "";
    const details = { email, givenName: given_name, familyName: family_name };
    response.json(contactWire(await crm.records.upsertContact(details)));
  });
  router.delete(`${API}/contacts/:id`, async (request, response) => {
    const isDeleted = await crm.records.deleteContact(idOf(request.params.id));
    response.status(isDeleted ? 204 : 404).json(isDeleted ? undefined : { message: "Not found" });
  });
  subscriptionRoutes(router, crm);
  router.use(API, (_request, response) => void response.status(404).json({ message: "Not found" }));
  return router;
}

function subscriptionRoutes(router: express.Router, crm: CrmService): void {
  const sendSubscription = async (response: express.Response, found: CrmSubscription | null) => {
    const contact = found && (await crm.records.findContact(found.contactId));
    if (contact) response.json(subscriptionWire(found, contact, crm.now()));
    else response.status(404).json({ message: "Not found" });
  };
  router.get(`${API}/subscriptions`, async (request, response) => {
    const contact = await crm.records.findContact(idOf(request.query.contact_id));
    const list = contact ? await crm.records.listSubscriptions(contact.id) : [];
    const subscriptions = contact
      ? list.map((one) => subscriptionWire(one, contact, crm.now()))
      : [];
    response.json({ count: subscriptions.length, subscriptions });
  });
  router.get(`${API}/subscriptions/:id`, async (request, response) => {
    await sendSubscription(response, await crm.records.findSubscription(idOf(request.params.id)));
  });
  router.post(`${API}/subscriptions/:id/cancel`, async (request, response) => {
    await sendSubscription(response, await crm.cancel(idOf(request.params.id)));
  });
}

/** The request stays open until the caller gives up. */
const hangs =
  (faults: FaultSwitches): RequestHandler =>
  (_request, _response, next) => {
    if (faults.crm !== "hang") next();
  };

function bearer(apiKey: string): RequestHandler {
  return (request, response, next) => {
    if (isSameSecret(request.headers.authorization ?? "", `Bearer ${apiKey}`)) next();
    else response.status(401).json({ message: "Unauthorized" });
  };
}
