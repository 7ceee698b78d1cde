import { Html, html } from "../pages/html";
import { clockText, dateText } from "../pages/moment-text";
import { empty, page } from "../pages/page";
import type { Mail } from "./mail.repository";

export interface MailboxView {
  readonly mails: readonly Mail[];
  readonly open: Mail | null;
  /** Recipient filter. Empty shows all messages. */
  readonly to: string;
  /** A narrow screen shows only a message opened by its address. */
  readonly isRequested: boolean;
}

export function mailboxPage(view: MailboxView): Html {
  const { open, to, isRequested } = view;
  const body = html`<div class="row">
      <h1>Mailbox</h1>
      <form class="inline" method="get" action="/mailbox">
        <label>Recipient <input name="to" type="search" value="${to}" placeholder="everyone" /></label>
        <button type="submit">Show</button>
      </form>
    </div>
    <p id="news" class="hidden" role="status"></p>
    <div class="mailbox" data-open="${String(isRequested)}">
      <section class="list" aria-label="Messages">
        <ul id="mails" class="mails" data-open="${open?.id ?? ""}">${mailItems(view)}</ul>
        ${view.mails.length === 0 && empty("Nothing here yet. New messages appear by themselves.")}
      </section>
      ${open ? message(open, to) : html`<section class="message"></section>`}
    </div>`;
  return page({ title: "Mailbox", section: "mailbox", body, scripts: ["mailbox.js"] });
}

export function mailItems({ mails, open, to }: Omit<MailboxView, "isRequested">): Html {
  return html`${mails.map((mail) => item(mail, open?.id === mail.id, to))}`;
}

function item(mail: Mail, isOpen: boolean, to: string): Html {
  const query = to === "" ? "" : `?to=${encodeURIComponent(to)}`;
  return html`<li><a href="/mailbox/${mail.id}${query}"${isOpen && html` aria-current="true"`}>
    <span class="when"><span>${mail.recipients.join(", ")}</span><span>${clockText(mail.receivedAt)}</span></span>
    <b>${mail.subject}</b>
    ${mail.code && html`<span class="code">${mail.code}</span>`}
  </a></li>`;
}

function message(mail: Mail, to: string): Html {
  const query = to === "" ? "" : `?to=${encodeURIComponent(to)}`;
  return html`<article class="message card">
    <p class="crumbs"><a href="/mailbox${query}">All messages</a></p>
    <h2>${mail.subject}</h2>
    <p class="facts"><span>From ${mail.sender}</span><span>To ${mail.recipients.join(", ")}</span>
      <span>${dateText(mail.receivedAt)}</span></p>
    ${mail.code && html`<p class="big-code">${mail.code}</p>`}
    ${mail.html && formatted(mail.html)}
    ${plain(mail)}
  </article>`;
}

/** Isolated and without scripts. Links open in a new tab. */
function formatted(text: string): Html {
  const base = '<base target="_blank">';
  return html`<iframe title="Formatted message" srcdoc="${base}${text}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function plain(mail: Mail): Html {
  const text = new Html(withLinks(html`${mail.text}`.text));
  if (!mail.html) return html`<pre>${text}</pre>`;
  return html`<details><summary>Plain text</summary><pre>${text}</pre></details>`;
}

/** Expects escaped text. */
const withLinks = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" target="_blank">${url}</a>`);
