import { newMember } from "../../journeys/people/sign-up";
import { audited } from "../evidence/evidence";
import { shared } from "../members";
import { refused } from "./accounts-expectations";
import { except } from "./expectations";
import { type Mail, mails, mailsAfter } from "./mailbox";
import type { Expectation, TextCase, TextTable } from "./text-case";

/** Number of questions per hour accepted from one member. */
const asker = [shared(newMember), shared(newMember)] as const;

const question = {
  category: "GENERAL",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Tempo",
  message: "How do I start?",
};

let newest = 0;

/** What a mail server and a reader see of one question. */
function envelopeOf(found: readonly Mail[]) {
  return found.map(({ sender, recipients, subject, text, html }) => ({
    sender,
    recipients,
    subject,
    lines: text.split("\n"),
    markup: html.match(/<(script|img)\b/gi) ?? [],
  }));
}

/** Line ends stay in a text. Every other control character is removed. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed();

/** One mail, to support only, with the product's own subject and the text as plain text. */
const mailed = (inText: (text: string) => readonly unknown[]): Expectation => ({
  answer: { errors: [], data: { sendHelpRequest: { __typename: "HelpRequestSent" } } },
  recorded: audited("accounts", "sendHelpRequest", "done"),
  mayChange: [
    "accounts.outbox_event",
    "accounts.inbox_event",
    "sandbox.mail",
    "sandbox.engagement_event",
  ],
  read: async () => envelopeOf(await mailsAfter(newest)),
  finds: (text) => [
    {
      sender: expect.stringContaining("hello@eightcount.localhost"),
      recipients: ["support@eightcount.example"],
      subject: "Question: General",
      lines: expect.arrayContaining([...inText(text)]),
      markup: [],
    },
  ],
});

const helpRefused = (code: string): Expectation =>
  refused("sendHelpRequest", code, { __typename: "SendHelpRequestRefused" });

const field = (
  name: keyof typeof question,
  by: (typeof asker)[number],
  rest: Pick<TextCase, "families" | "expectation">,
): TextCase => ({
  sender: by,
  variables: async (text) => {
    newest = (await mails())[0]?.id ?? 0;
    return { input: { ...question, [name]: text } };
  },
  ...rest,
});

export const helpTexts: TextTable = {
  "useSendHelpRequestMutation.input.firstName": field("firstName", asker[0], {
    families: ["script", "header", "nul", "surrogate", "long"],
    expectation: except(
      mailed((text) => plain(`General question from ${text} Tempo`).split("\n")),
      { long: helpRefused("TOO_LONG") },
    ),
  }),
  "useSendHelpRequestMutation.input.lastName": field("lastName", asker[0], {
    families: ["script", "header", "formula", "bidi", "long"],
    expectation: except(
      mailed((text) => plain(`General question from Ada ${text}`).split("\n")),
      { long: helpRefused("TOO_LONG") },
    ),
  }),
  "useSendHelpRequestMutation.input.message": field("message", asker[1], {
    families: ["script", "handler", "header", "nul", "surrogate", "log", "template", "long"],
    expectation: except(
      mailed((text) => plain(text).split("\n")),
      { long: helpRefused("TOO_LONG") },
    ),
  }),
  "useSendHelpRequestMutation.input.email": {
    ...field("email", asker[1], {
      families: ["script", "header", "nul", "log", "long"],
      expectation: helpRefused("INVALID_EMAIL"),
    }),
    variables: (text) => ({ input: { ...question, email: `${text}@example.com` } }),
  },
};
