import { stripVTControlCharacters } from "node:util";
import type { AccountStory, Fact, LedgerEntry, MembershipStory } from "./story";

const DIFFERENT = "≠";

// A member chose some of these texts, and a terminal obeys control characters.
const shown = (value: Fact): string =>
  value === null || value === ""
    ? "–"
    : stripVTControlCharacters(String(value)).replace(/\p{Cc}/gu, "");

const section = (title: string, lines: readonly string[]): string =>
  [title, ...(lines.length > 0 ? lines : ["none"]).map((line) => `  ${line}`)].join("\n");

function accountLines(account: AccountStory): readonly string[] {
  const { consent, emailVerifiedAt } = account;
  return [
    `member id        ${account.memberId}`,
    `email            ${shown(account.email)}`,
    `name             ${shown(account.name)}`,
    `created          ${account.createdAt}`,
    `email verified   ${emailVerifiedAt ?? "no"}`,
    `groups           ${account.groups.join(", ") || "–"}`,
    `billed by        ${account.billingProcessor ?? "the configured processor"}`,
    `marketing emails ${consent.marketingEmails ? "agreed" : "not agreed"}`,
    `visit data       ${consent.visitData ? "agreed" : "none stored"}`,
    `sessions         ${account.sessions}`,
  ];
}

function subscriptionLines(story: MembershipStory): readonly string[] {
  const { stored, provider, differences, readAt } = story;
  if ("error" in provider) {
    const facts = Object.entries(stored).map(([name, value]) => `  ${name}: ${shown(value)}`);
    return [`the provider could not be read: ${shown(provider.error)}`, ...facts];
  }
  const facts = Object.entries(provider.state).map(([name, value]) =>
    differences.includes(name)
      ? `${DIFFERENT} ${name}: ${shown(stored[name] ?? null)} here, ${shown(value)} at the provider`
      : `  ${name}: ${shown(value)}`,
  );
  const { length } = differences;
  const summary =
    length === 0 ? "same here and at the provider" : `${length} of these facts differ`;
  return [`read ${readAt ?? "never"}; ${summary}`, ...facts];
}

function ledgerLine(entry: LedgerEntry): string {
  const { amountCents, currency, attemptId, traceId, details } = entry;
  const amount = amountCents === null ? [] : [`${(amountCents / 100).toFixed(2)} ${currency}`];
  const ids = [
    ...(attemptId === null ? [] : [`attempt ${shown(attemptId)}`]),
    ...(traceId === null ? [] : [`trace ${traceId}`]),
  ];
  const facts = Object.entries(details).map(([name, value]) => `${name}=${shown(value)}`);
  return [entry.at, entry.actor, entry.kind, ...amount, ...facts, ...ids].join("  ");
}

export function renderStory(account: AccountStory, membership: MembershipStory): string {
  return [
    section("ACCOUNT", accountLines(account)),
    section("SUBSCRIPTION", subscriptionLines(membership)),
    section("LEDGER, oldest first", membership.ledger.map(ledgerLine)),
    section(
      "NOTICES, newest first",
      membership.notices.map(
        ({ createdAt, kind, period, isMailed }) =>
          `${createdAt}  ${kind}  ${shown(period)}  ${isMailed ? "mailed" : "not mailed"}`,
      ),
    ),
    section(
      "LAST MAILS, newest first",
      account.mails.map(
        ({ requestedAt, queuedAt, subject }) =>
          `${requestedAt}  ${queuedAt ? "handed to the mail queue" : "waiting"}  ${shown(subject)}`,
      ),
    ),
  ].join("\n\n");
}
