import { type Html, html } from "../pages/html";

/** Link to the product. Null if its address is not configured. */
export type WayBack = { readonly address: string; readonly words: string } | null;

interface PartnerPageOptions {
  readonly title: string;
  readonly body: Html;
  readonly back: WayBack;
}

/** A page of the older billing system, which members see as another company's. */
export function partnerPage({ title, body, back }: PartnerPageOptions): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · TuneFlow Payments</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/assets/partner.css" />
  </head>
  <body>
    <header>
      <span class="brand"><i aria-hidden="true"></i>TuneFlow <b>Payments</b></span>
      ${back && html`<a href="${back.address}">${back.words}</a>`}
    </header>
    <main id="content" tabindex="-1">${body}</main>
    <footer>
      <p>No real charge is made, and only the card’s last four digits are stored. This company is
        part of the <a href="/sandbox">Eightcount sandbox</a>.</p>
    </footer>
  </body>
</html>`;
}
