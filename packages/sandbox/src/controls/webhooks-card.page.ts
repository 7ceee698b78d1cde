import { type Html, html } from "../pages/html";
import { clockText } from "../pages/moment-text";
import { empty } from "../pages/page";
import type { WebhookLogEntry } from "../webhooks/webhook.repository";
import { type WebhookMode, webhookModes } from "../webhooks/webhook-mode";

const meanings: Readonly<Record<WebhookMode, string>> = {
  normal: "In order, once",
  duplicates: "Each twice",
  disorder: "Newest first",
  chaos: "Newest first, each twice",
  paused: "Paused until you choose another mode",
};

export interface WebhooksView {
  readonly log: readonly WebhookLogEntry[];
  readonly mode: WebhookMode;
  readonly hasReceiver: boolean;
}

export function webhooksCard({ log, mode, hasReceiver }: WebhooksView): Html {
  const options = webhookModes.map(
    (name) =>
      html`<option value="${name}"${name === mode && html` selected`}>${meanings[name]}</option>`,
  );
  const table = html`<div class="scroll"><table class="stacks">
    <thead><tr><th scope="col">Created</th><th scope="col">Event</th><th scope="col">Account</th>
      <th scope="col">State</th><th scope="col">Attempts</th></tr></thead>
    <tbody>${log.slice(0, 50).map(logRow)}</tbody></table></div>`;
  return html`<section class="card" aria-labelledby="webhooks">
    <h2 id="webhooks">Webhooks</h2>
    ${!hasReceiver && html`<p class="lead">Webhooks stay in the queue: <code>EIGHTCOUNT_SANDBOX_WEBHOOK_URL</code> is not set.</p>`}
    <div class="inline">
      <form class="inline" method="post" action="/sandbox/webhooks">
        <label>Delivery <select name="mode">${options}</select></label>
        <button type="submit">Set</button>
      </form>
      <form method="post" action="/sandbox/webhooks/retry"><button type="submit">Resend failed webhooks</button></form>
    </div>
    ${log.length === 0 ? empty("No webhooks yet.") : table}
  </section>`;
}

function logRow(entry: WebhookLogEntry): Html {
  const body = JSON.parse(entry.body) as Record<string, string>;
  const tone = { waiting: "warning", delivered: "success", given_up: "danger" }[entry.state];
  const copies = entry.copies > 1 && html`<small>${entry.copies} copies</small>`;
  return html`<tr>
    <td class="number">${clockText(entry.createdAt)}</td>
    <td><details><summary>${body.event_key ?? `${body.object_type} ${body.event_type}`}</summary>
      <code>${entry.body}</code></details></td>
    <td><small><code>${entry.accountCode}</code></small></td>
    <td><span class="chip ${tone}">${entry.state.replace("_", " ")}</span>
      <small>${entry.lastError}</small></td>
    <td class="number">${entry.attempts} ${copies}</td>
  </tr>`;
}
