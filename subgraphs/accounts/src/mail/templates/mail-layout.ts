import type { MailText } from "../mail";

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly before: string;
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly after: string;
}

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
const codeBox = (code: string) =>
  `<p style="${FONT};font-size:36px;font-weight:700;letter-spacing:8px;margin:0 0 16px">${escaped(code)}</p>`;
const button = ({ label, url }: NonNullable<MailContent["link"]>) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${FONT};color:#FFFFFF;background:#E0117D;border-radius:24px;padding:12px 24px;text-decoration:none;display:inline-block">${escaped(label)}</a></p>`;

function asHtml(content: MailContent): string {
  const body = [
    `<h1 style="${FONT};font-size:26px;line-height:32px;margin:24px 0 16px">${escaped(content.heading)}</h1>`,
    paragraph(content.before),
    content.code ? codeBox(content.code) : "",
    content.link ? button(content.link) : "",
    paragraph(content.after),
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(content.subject)}</title></head><body style="margin:0;background:#F4F1F4"><div style="max-width:520px;margin:0 auto;padding:40px 24px"><div style="background:#FFFFFF;border-radius:16px;padding:32px"><div>${COUNT}</div>${body}</div></div></body></html>`;
}

function asText(content: MailContent): string {
  const link = content.link ? `${content.link.label}: ${content.link.url}` : "";
  const parts = [content.heading, content.before, content.code ?? "", link, content.after];
  return `${parts.filter(Boolean).join("\n\n")}\n\nEightcount\n`;
}

export function renderMail(content: MailContent): MailText {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}
