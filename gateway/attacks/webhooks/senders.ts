import { createHmac, randomUUID } from "node:crypto";
import { WEBHOOK_PATHS } from "../../../subgraphs/billing/src/webhooks/webhook.route";
import { stackKeys } from "../../journeys/people/tokens";

/** A sender of notices: where they arrive, how they are signed, and what they look like. */
export interface Sender {
  readonly name: string;
  readonly path: string;
  readonly header: string;
  readonly secret: () => string;
  /** The default secret in the source, for local machines. */
  readonly publicDefault: string;
  /** A well-formed notice about something with this id. */
  readonly notice: (about: Readonly<Partial<Notice>>) => string;
}

export interface Notice {
  readonly id: string;
  readonly event: string;
  readonly moment: string;
  /** Makes the text longer without changing its meaning. */
  readonly padding: string;
}

const complete = (about: Partial<Notice>): Notice => ({
  id: `unknown-${randomUUID()}`,
  event: "updated",
  moment: new Date().toISOString(),
  padding: "",
  ...about,
});

export const recurly: Sender = {
  name: "the billing provider",
  path: WEBHOOK_PATHS.billing,
  header: "recurly-signature",
  secret: () => stackKeys().webhookSecret,
  publicDefault: "sandbox-webhook-secret",
  notice: (about) => {
    const { id, event, moment, padding } = complete(about);
    const object = { id, object_type: "account", event_type: event, event_time: moment };
    return JSON.stringify({ ...object, site_id: padding });
  },
};

export const crm: Sender = {
  name: "the CRM",
  path: WEBHOOK_PATHS.crm,
  header: "x-hook-signature",
  secret: () => stackKeys().crmWebhookSecret,
  publicDefault: "sandbox-crm-webhook-secret",
  notice: (about) => {
    const { id, event, moment, padding } = complete(about);
    const object_keys = [{ id, timestamp: moment, api_url: padding }];
    return JSON.stringify({ event_key: `subscription.${event}`, object_keys });
  },
};

/** The HMAC of a notice, as the sender makes it. */
export const hmac = (secret: string, moment: number | string, body: string | Buffer): string =>
  createHmac("sha256", secret).update(`${moment}.`).update(body).digest("hex");

/** Returns the header value for a notice sent at that time. */
export const signature = (secret: string, body: string | Buffer, moment = Date.now()): string =>
  `${moment},${hmac(secret, moment, body)}`;
