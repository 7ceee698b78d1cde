import type { HelpRequest } from "@eightcount/rules/people/help-request";
import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

/** Puts no typed text into the subject. */
export function helpMail(question: HelpRequest & { readonly memberId: string }): MailText {
  const { firstName, lastName, category, email, message, memberId } = question;
  return renderMail({
    subject: `Question: ${category}`,
    heading: `${category} question from ${`${firstName} ${lastName}`.trim()}`,
    before: message.trim(),
    after: `Reply to ${email.trim()}. Member ID: ${memberId}.`,
  });
}
