import type { FaultSwitches } from "../faults/fault-switches";
import { type Html, html } from "../pages/html";
import { page } from "../pages/page";
import type { Book } from "../recurly/book/book";
import { testCards } from "../recurly/cards/test-cards";
import { coupons } from "../recurly/catalogue/coupons";
import { giftCardSeeds } from "../recurly/catalogue/gift-cards";
import { accountsCard } from "./accounts-card.page";
import { faultsCard } from "./faults-card.page";
import { type WebhooksView, webhooksCard } from "./webhooks-card.page";

export interface ControlsView {
  readonly publicUrl: string;
  readonly accounts: readonly { readonly book: Book; readonly now: number }[];
  readonly webhooks: WebhooksView;
  readonly faults: Pick<FaultSwitches, "accounts" | "crm">;
}

export function controlsPage(view: ControlsView): Html {
  const body = html`<h1>Sandbox controls</h1>
    <p class="lead">Local replacements for the third-party services: billing provider, mailbox, media
      origin, trace viewer. No payment, mail, or card data leaves this machine.</p>
    ${links(view.publicUrl)}
    ${accountsCard(view.accounts)}
    <div class="columns">${cardsCard()}<div class="columns">${couponsCard()}${giftCardsCard()}</div></div>
    ${webhooksCard(view.webhooks)}
    ${faultsCard(view.faults)}
    ${resetCard()}`;
  return page({ title: "Controls", section: "controls", body });
}

function links(publicUrl: string): Html {
  const product = publicUrl !== "" && html`<a href="${publicUrl}">The product</a>`;
  return html`<p class="facts">${product}
    <a href="/mailbox">Mailbox</a> <a href="/mailbox.json">Mailbox as JSON</a>
    <a href="/traces">Traces</a> <a href="/engagement">Events</a>
    <a href="/sandbox/webhooks.json">Webhook log as JSON</a></p>`;
}

function cardsCard(): Html {
  const rows = Object.values(testCards).map(
    ({ number, outcome }) =>
      html`<tr><td class="number"><code>${grouped(number)}</code></td><td>${outcome}</td></tr>`,
  );
  return html`<section class="card" aria-labelledby="cards">
    <h2 id="cards">Test cards</h2>
    <p class="lead">Use any expiry from this month on and any three digits (four for American Express).
      4222 2222 2222 2222 fails as a number, month 13 as a month, and a past year as a year.</p>
    <p class="lead">To use a wallet, add <code>?wallet=1</code> to the checkout's address. With
      <code>?wallet=fail</code> the payment fails, and <code>?wallet=0</code> removes the wallet.</p>
    <table class="stacks"><thead><tr><th scope="col">Number</th><th scope="col">Outcome</th></tr></thead>
      <tbody>${rows}</tbody></table>
  </section>`;
}

const grouped = (number: string): string =>
  number.replace(/^(\d{4})(\d{6})(\d{5})$|(\d{4})(?=\d)/g, (_all, ...parts: string[]) =>
    parts[0] ? parts.slice(0, 3).join(" ") : `${parts[3]} `,
  );

function couponsCard(): Html {
  const rows = coupons.map(
    ({ code, description, state }) => html`<tr><td><code>${code}</code></td>
      <td>${description} ${state !== "redeemable" && html`<span class="chip">${state}</span>`}</td></tr>`,
  );
  return html`<section class="card" aria-labelledby="coupons">
    <h2 id="coupons">Coupons</h2>
    <table class="stacks"><thead><tr><th scope="col">Code</th><th scope="col">What it does</th></tr></thead>
      <tbody>${rows}</tbody></table>
  </section>`;
}

function giftCardsCard(): Html {
  const rows = giftCardSeeds.map(
    ({ code, outcome }) => html`<tr><td><code>${code}</code></td><td>${outcome}</td></tr>`,
  );
  return html`<section class="card" aria-labelledby="gifts">
    <h2 id="gifts">Gift cards</h2>
    <p class="lead">Each card can be redeemed once. <code>GIFT-YEAR-anything</code> and
      <code>GIFT-LOW-anything</code> create new cards.</p>
    <table class="stacks"><thead><tr><th scope="col">Code</th><th scope="col">Outcome</th></tr></thead>
      <tbody>${rows}</tbody></table>
  </section>`;
}

function resetCard(): Html {
  return html`<section class="card" aria-labelledby="reset">
    <h2 id="reset">Reset</h2>
    <p class="lead">Deletes all provider accounts, mail, webhooks, events, and traces, restores the
      gift cards, and ends all faults. The product's own databases are not changed.</p>
    <form method="post" action="/sandbox/reset"><button class="danger" type="submit">Reset the sandbox</button></form>
  </section>`;
}
