import type { Book } from "../billing/book/book";
import { testCards } from "../billing/cards/test-cards";
import { coupons } from "../billing/catalogue/coupons";
import { giftCardSeeds } from "../billing/catalogue/gift-cards";
import { type Html, html } from "../pages/html";
import { page } from "../pages/page";
import { accountsCard } from "./accounts-card.page";
import { type WebhooksView, webhooksCard } from "./webhooks-card.page";

export interface ControlsView {
  readonly publicUrl: string;
  readonly accounts: readonly { readonly book: Book; readonly now: number }[];
  readonly webhooks: WebhooksView;
}

export function controlsPage(view: ControlsView): Html {
  const body = html`<h1>Sandbox controls</h1>
    <p class="lead">The outside world on this machine: a billing provider, a mailbox, a media origin
      and a trace viewer. No money, no mail and no card leaves it.</p>
    ${links(view.publicUrl)}
    ${accountsCard(view.accounts)}
    <div class="columns">${cardsCard()}<div class="columns">${couponsCard()}${giftCardsCard()}</div></div>
    ${webhooksCard(view.webhooks)}
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
    <p class="lead">Any expiry from this month on, any three digits (four for American Express).
      4222 2222 2222 2222 is refused as a number, month 13 as a month, a past year as a year.</p>
    <p class="lead">A wallet: add <code>?wallet=1</code> to the address of a checkout and it pays,
      with <code>?wallet=fail</code> and it refuses, with <code>?wallet=0</code> and it is gone.</p>
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
    <p class="lead">A card is good once. <code>GIFT-YEAR-anything</code> and
      <code>GIFT-LOW-anything</code> are fresh ones.</p>
    <table class="stacks"><thead><tr><th scope="col">Code</th><th scope="col">Outcome</th></tr></thead>
      <tbody>${rows}</tbody></table>
  </section>`;
}

function resetCard(): Html {
  return html`<section class="card" aria-labelledby="reset">
    <h2 id="reset">Reset</h2>
    <p class="lead">Forgets every account at the provider, all mail, webhooks, events and traces, and
      fills the gift cards again. The product's own databases stay as they are.</p>
    <form method="post" action="/sandbox/reset"><button class="danger" type="submit">Reset the sandbox</button></form>
  </section>`;
}
