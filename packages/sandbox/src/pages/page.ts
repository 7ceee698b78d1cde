import { Html, html } from "./html";

export type Section = "controls" | "mailbox" | "traces" | "engagement" | "crm";

/** The browser's modules import libraries by their names. */
const imports = new Html(JSON.stringify({ imports: { uplot: "/sandbox/assets/uplot.js" } }));

export interface PageOptions {
  readonly title: string;
  readonly section: Section;
  readonly body: Html;
  readonly scripts?: readonly string[];
}

const sections: readonly (readonly [Section, string, string])[] = [
  ["controls", "/sandbox", "Controls"],
  ["mailbox", "/mailbox", "Mailbox"],
  ["traces", "/traces", "Traces"],
  ["engagement", "/engagement", "Events"],
  ["crm", "/crm/order", "CRM"],
];

export function page({ title, section, body, scripts = [] }: PageOptions): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Eightcount sandbox</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/assets/style.css" />
    <script type="importmap">${imports}</script>
    ${scripts.map((name) => html`<script type="module" src="/sandbox/assets/${name}"></script>`)}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="top">
      <a class="logo" href="/sandbox">${count()}<span>eightcount</span><small>sandbox</small></a>
      <nav aria-label="Sandbox">${sections.map((entry) => link(entry, section))}</nav>
    </header>
    <main id="content" tabindex="-1">${body}</main>
  </body>
</html>`;
}

function link([name, path, label]: (typeof sections)[number], current: Section): Html {
  const mark = name === current && html` aria-current="page"`;
  return html`<a href="${path}"${mark}>${label}</a>`;
}

function count(): Html {
  const dots = [1, 2, 3, 4, 5, 6, 7, 8].map((beat) => html`<i data-beat="${beat}"></i>`);
  return html`<span class="count" aria-hidden="true">${dots}</span>`;
}

export const empty = (sentence: string): Html => html`<p class="empty">${sentence}</p>`;
