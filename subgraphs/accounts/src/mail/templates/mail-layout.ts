import type { MailText } from "../mail";

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly before: string;
  /** Somebody's own words in lines, in any script. */
  readonly quote?: string;
  readonly code?: string;
  readonly rows?: readonly MailRow[];
  readonly link?: MailLink;
  readonly after: string;
  /** Set after the last paragraph, without a button. */
  readonly closingLink?: MailLink;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export type MailRow = readonly [label: string, value: string];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "font-family:Hanken Grotesk,Helvetica,Arial,sans-serif;color:#17111A";
const DOT = "display:inline-block;border-radius:50%;margin:0 2px;vertical-align:middle";
// The Count: four small dots, then four that grow for 5, 6, 7, 8.
const COUNT = [6, 6, 6, 6, 8, 10, 12, 14]
  .map((size, at) => {
    const colour = at < 4 ? "#17111A" : "#E0117D";
    return `<span style="${DOT};width:${size}px;height:${size}px;background:${colour}"></span>`;
  })
  .join("");

const paragraph = (text: string) =>
  `<p style="${FONT};font-size:16px;line-height:24px;margin:0 0 16px">${escaped(text)}</p>`;
const quoted = (text: string) =>
  `<blockquote dir="auto" style="${FONT};font-size:18px;line-height:28px;margin:0 0 16px;padding:16px 20px;background:#F4F1F4;border-radius:12px;unicode-bidi:plaintext;white-space:pre-wrap;word-break:break-word">${escaped(text)}</blockquote>`;
const codeBox = (code: string) =>
  `<p style="${FONT};font-size:36px;font-weight:700;letter-spacing:8px;margin:0 0 16px">${escaped(code)}</p>`;
const table = (rows: readonly MailRow[]) =>
  `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows.map(tableRow).join("")}</table>`;
const tableRow = ([label, value]: MailRow) =>
  `<tr><td style="${FONT};font-size:14px;line-height:24px;padding:8px 16px 8px 0;border-top:1px solid #E6E0E6;vertical-align:top">${escaped(label)}</td><td style="${FONT};font-size:16px;line-height:24px;font-weight:700;padding:8px 0;border-top:1px solid #E6E0E6;text-align:right;word-break:break-word">${escaped(value)}</td></tr>`;
const plainLink = ({ label, url }: MailLink) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${FONT};font-size:16px;line-height:24px;color:#E0117D">${escaped(label)}</a></p>`;
const button = ({ label, url }: MailLink) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${FONT};color:#FFFFFF;background:#E0117D;border-radius:24px;padding:12px 24px;text-decoration:none;display:inline-block">${escaped(label)}</a></p>`;

function asHtml(content: MailContent): string {
  const body = [
    `<h1 style="${FONT};font-size:26px;line-height:32px;margin:24px 0 16px">${escaped(content.heading)}</h1>`,
    content.greeting ? paragraph(content.greeting) : "",
    paragraph(content.before),
    content.quote ? quoted(content.quote) : "",
    content.code ? codeBox(content.code) : "",
    content.rows ? table(content.rows) : "",
    content.link ? button(content.link) : "",
    paragraph(content.after),
    content.closingLink ? plainLink(content.closingLink) : "",
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(content.subject)}</title></head><body style="margin:0;background:#F4F1F4"><div style="max-width:520px;margin:0 auto;padding:40px 24px"><div style="background:#FFFFFF;border-radius:16px;padding:32px"><div>${COUNT}</div>${body}</div></div></body></html>`;
}

const textLink = (link: MailLink | undefined) => (link ? `${link.label}: ${link.url}` : "");

function asText(content: MailContent): string {
  const link = textLink(content.link);
  const rows = (content.rows ?? []).map(([label, value]) => `${label}: ${value}`).join("\n");
  const { heading, greeting = "", before, quote = "", code = "", after, closingLink } = content;
  const parts = [heading, greeting, before, quote, code, rows, link, after, textLink(closingLink)];
  return `${parts.filter(Boolean).join("\n\n")}\n\nEightcount\n`;
}

export function renderMail(content: MailContent): MailText {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}
