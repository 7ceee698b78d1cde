import type { Logger } from "@eightcount/service-kit/logging/logger";
import { z } from "zod";
import type { NoticeResult, ProviderNotice, WebhookHeaders } from "../billing/billing.provider";
import { readCrmNotice } from "./crm-notice";
import { contactShape, subscriptionShape, subscriptionsShape, toCrmSubscription } from "./crm-wire";
import type {
  CrmCancellation,
  CrmPerson,
  CrmSubscription,
  LegacyCrmProvider,
} from "./legacy-crm.provider";

export interface CrmOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly logger: Logger;
}

/** Short, because a purchase and the jobs queued behind it wait for the response. */
const TIMEOUT_MS = 3_000;

const NO_CONTENT = 204;

interface CrmRequest<T> {
  readonly body?: object;
  readonly shape: z.ZodType<T>;
  /** Statuses that mean "nothing", even after a retry. */
  readonly emptyStatuses?: ReadonlySet<number>;
}

const NOT_FOUND: ReadonlySet<number> = new Set([404]);
const REFUSED: ReadonlySet<number> = new Set([400, 422]);
const NOT_CANCELLED: ReadonlySet<number> = new Set([400, 404, 422]);

export class CrmAdapter implements LegacyCrmProvider {
  constructor(private readonly options: CrmOptions) {}

  async ensureContact({ email }: CrmPerson): Promise<string | null> {
    const body = { duplicate_option: "Email", email_addresses: [{ email, field: "EMAIL1" }] };
    const request = { body, shape: contactShape, emptyStatuses: REFUSED };
    return (await this.#call("PUT", "/contacts", request))?.id ?? null;
  }

  async listSubscriptions(contactId: string): Promise<readonly CrmSubscription[]> {
    const path = `/subscriptions?contact_id=${encodeURIComponent(contactId)}`;
    const found = await this.#call("GET", path, { shape: subscriptionsShape });
    // An unknown contact has an empty list, so a 404 is a failure of the CRM.
    if (!found) throw new Error("the CRM responded with 404 to a list of subscriptions");
    return found.subscriptions.map(toCrmSubscription);
  }

  async cancelSubscription(subscriptionId: string): Promise<CrmCancellation> {
    const path = `/subscriptions/${encodeURIComponent(subscriptionId)}/cancel`;
    try {
      const request = { shape: subscriptionShape, emptyStatuses: NOT_CANCELLED };
      const found = await this.#call("POST", path, request);
      if (!found) return "refused";
      return found.cancelled ? "cancelled" : "unknown";
    } catch (error) {
      this.options.logger.warn({ err: error }, "outcome of a cancellation at the CRM unknown");
      return "unknown";
    }
  }

  async eraseContact(contactId: string): Promise<void> {
    const path = `/contacts/${encodeURIComponent(contactId)}`;
    await this.#call("DELETE", path, { shape: z.unknown() });
  }

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeResult {
    return readCrmNotice(this.options.webhookSecret, { rawBody, headers, now });
  }

  async contactOfNotice({ objectId }: ProviderNotice): Promise<string | null> {
    const path = `/subscriptions/${encodeURIComponent(objectId)}`;
    const found = await this.#call("GET", path, { shape: subscriptionShape });
    return found?.contact_id ?? null;
  }

  /** @throws for a status outside `emptyStatuses` or an invalid response. */
  async #call<T>(
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    { body, shape, emptyStatuses = NOT_FOUND }: CrmRequest<T>,
  ): Promise<T | null> {
    const { baseUrl, apiKey } = this.options;
    const reply = await fetch(`${baseUrl.replace(/\/$/, "")}${path}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (reply.status === NO_CONTENT) return null;
    if (reply.ok) return shape.parse(await reply.json());
    await reply.arrayBuffer();
    if (emptyStatuses.has(reply.status)) return null;
    throw new Error(`the CRM responded with ${reply.status} to ${method} ${path.split("?", 1)[0]}`);
  }
}
