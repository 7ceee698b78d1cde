import type { z } from "zod";
import type { NoticeAnswer, ProviderNotice, WebhookHeaders } from "../billing/billing.provider";
import { readCrmNotice } from "./crm-notice";
import { contactShape, subscriptionShape, subscriptionsShape, toCrmSubscription } from "./crm-wire";
import type { CrmPerson, CrmSubscription, LegacyCrmProvider } from "./legacy-crm.provider";

/** How to reach the CRM. */
export interface CrmOptions {
  /** Address of its REST API, version path included. */
  readonly baseUrl: string;
  /** Bearer token. */
  readonly apiKey: string;
  readonly webhookSecret: string;
}

/** Short: a purchase waits for it, and so does everything behind it in the queue. */
const TIMEOUT_MS = 3_000;

interface Question<T> {
  readonly body?: object;
  readonly shape: z.ZodType<T>;
  /** The statuses that mean there is nothing, and will be nothing when it is asked again. */
  readonly nothing?: ReadonlySet<number>;
}

const NOT_FOUND: ReadonlySet<number> = new Set([404]);
const REFUSED: ReadonlySet<number> = new Set([400, 422]);

/** The CRM's REST API v1. */
export class CrmAdapter implements LegacyCrmProvider {
  constructor(private readonly options: CrmOptions) {}

  async ensureContact({ email }: CrmPerson): Promise<string | null> {
    const body = { duplicate_option: "Email", email_addresses: [{ email, field: "EMAIL1" }] };
    const question = { body, shape: contactShape, nothing: REFUSED };
    return (await this.#ask("PUT", "/contacts", question))?.id ?? null;
  }

  async listSubscriptions(contactId: string): Promise<readonly CrmSubscription[]> {
    const path = `/subscriptions?contact_id=${encodeURIComponent(contactId)}`;
    const found = await this.#ask("GET", path, { shape: subscriptionsShape });
    // An unknown contact has an empty list; no list at all is a fault of the CRM.
    if (!found) throw new Error("the CRM has no list of subscriptions");
    return found.subscriptions.map(toCrmSubscription);
  }

  readNotice(rawBody: string, headers: WebhookHeaders, now: Date): NoticeAnswer {
    return readCrmNotice(this.options.webhookSecret, { rawBody, headers, now });
  }

  async contactOfNotice({ objectId }: ProviderNotice): Promise<string | null> {
    const path = `/subscriptions/${encodeURIComponent(objectId)}`;
    const found = await this.#ask("GET", path, { shape: subscriptionShape });
    return found?.contact_id ?? null;
  }

  /** The answer, checked; null for `nothing`. @throws when there is none, or it is another failure. */
  async #ask<T>(
    method: "GET" | "PUT",
    path: string,
    { body, shape, nothing = NOT_FOUND }: Question<T>,
  ): Promise<T | null> {
    const { baseUrl, apiKey } = this.options;
    const reply = await fetch(`${baseUrl.replace(/\/$/, "")}${path}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (reply.ok) return shape.parse(await reply.json());
    await reply.arrayBuffer();
    if (nothing.has(reply.status)) return null;
    throw new Error(`the CRM answered ${reply.status} to ${method} ${path.split("?", 1)[0]}`);
  }
}
