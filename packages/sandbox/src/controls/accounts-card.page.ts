import { type Html, html } from "../pages/html";
import { dateText } from "../pages/moment-text";
import { empty } from "../pages/page";
import type { Book, InvoiceEntry, SubscriptionEntry } from "../recurly/book/book";
import { toWire } from "../recurly/money/money.rules";
import { nextDueAt } from "../recurly/renewals/due.rules";

const SHOWN_INVOICES = 3;

export interface AccountView {
  readonly book: Book;
  readonly now: number;
}

export function accountsCard(accounts: readonly AccountView[]): Html {
  const table = html`<div class="scroll"><table class="stacks">
    <thead><tr><th scope="col">Account</th><th scope="col">Subscription</th>
      <th scope="col">Last invoices</th><th scope="col">Clock</th><th scope="col">Next event</th><th scope="col">Advance</th></tr></thead>
    <tbody>${accounts.map(accountRow)}</tbody></table></div>`;
  return html`<section class="card" aria-labelledby="accounts">
    <h2 id="accounts">Accounts and clocks</h2>
    <p class="lead">Each account has its own clock. A trial ends on day 8. The next event is a renewal,
      the start or end of a pause, an expiry, or a payment retry.</p>
    ${accounts.length === 0 ? empty("The provider has no accounts yet.") : table}
  </section>`;
}

function accountRow({ book, now }: AccountView): Html {
  const due = nextDueAt(book);
  const { code, email, firstName, lastName } = book.account;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return html`<tr>
    <td>${email ?? name ?? ""}<br /><small><code>${code}</code></small></td>
    <td>${book.subscriptions.length === 0 ? html`<span class="chip">none</span>` : subscription(book)}</td>
    <td class="number" data-label="Last invoices">${invoices(book)}</td>
    <td class="number" data-label="Clock">${dateText(new Date(now))}${book.clockStandsAt !== undefined && html`<br /><small>stopped</small>`}</td>
    <td class="number" data-label="Next event">${due === null ? "–" : dateText(new Date(due))}</td>
    <td>${clockForms(code, due !== null)}</td>
  </tr>`;
}

function subscription(book: Book): Html {
  const latest = book.subscriptions.at(-1) as SubscriptionEntry;
  const owes = book.invoices.filter(({ state }) => state === "past_due");
  const tone = { active: "success", paused: "warning", canceled: "warning", expired: "danger" }[
    latest.state
  ];
  return html`<span class="chip ${tone}">${latest.state}</span>
    ${owes.length > 0 && html`<span class="chip danger">past due</span>`}<br />
    <small>${latest.planCode}, ${toWire(latest.unitAmount)} ${latest.currency}</small>`;
}

function invoices(book: Book): Html {
  const newest = book.invoices.slice(-SHOWN_INVOICES).reverse();
  const older = book.invoices.length - newest.length;
  if (newest.length === 0) return html`–`;
  return html`<ul class="invoices">${newest.map(invoiceLine)}</ul>
    ${older > 0 && html`<small>${older} older</small>`}`;
}

const tones = { paid: "success", closed: "warning", past_due: "danger", failed: "danger" } as const;

function invoiceLine(invoice: InvoiceEntry): Html {
  const { total, giftCredit, discount, state, createdAt } = invoice;
  const less = [
    discount > 0 && `after a discount of ${amount(discount, invoice)}`,
    giftCredit > 0 && `${amount(giftCredit, invoice)} by gift card`,
  ].filter(Boolean);
  return html`<li><span class="chip ${tones[state]}">${state.replace("_", " ")}</span>
    <strong>${amount(total, invoice)}</strong> ${dateText(new Date(createdAt))}
    ${less.length > 0 && html`<br /><small>${less.join(", ")}</small>`}</li>`;
}

const amount = (minorUnits: number, { currency }: InvoiceEntry): string =>
  `${toWire(minorUnits).toFixed(2)} ${currency}`;

function clockForms(code: string, hasNext: boolean): Html {
  const hidden = html`<input type="hidden" name="accountCode" value="${code}" />`;
  const next =
    hasNext &&
    html`<form method="post" action="/sandbox/clock">${hidden}
      <input type="hidden" name="toNextEvent" value="true" />
      <button type="submit">To the next event</button></form>`;
  return html`<div class="inline">
    <form class="inline" method="post" action="/sandbox/clock">${hidden}
      <label><span class="hidden">Days for ${code}</span>
        <input name="advanceDays" type="number" min="0.1" step="any" value="8" required /></label>
      <button type="submit">Days</button></form>
    ${next}
  </div>`;
}
