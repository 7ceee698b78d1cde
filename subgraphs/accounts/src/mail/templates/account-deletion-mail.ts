import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

export interface DeletionNotice {
  readonly deletesAt: Date;
  readonly publicUrl: string;
}

/** Members live in every time zone and none is stored, so the date says which one it means. */
const day = (date: Date): string => `${formatBillingDate(date, "UTC")} (UTC)`;

export function accountDeletionMail({ deletesAt, publicUrl }: DeletionNotice): MailText {
  return renderMail({
    subject: `Your Eightcount account will be deleted on ${day(deletesAt)}`,
    heading: "We're sorry to see you go",
    before: `Your account will be deleted on ${day(deletesAt)}; sign in to keep it. We signed you out everywhere. If you have a membership, we're canceling it now.`,
    rows: [["Deleted on", day(deletesAt)]],
    link: { label: "Keep my account", url: `${publicUrl}/signin` },
    after:
      "After that day, your profile, progress, history, and saved classes are gone for good. If this wasn't you, sign in now and choose a new password.",
  });
}

export function accountKeptMail({ publicUrl }: Pick<DeletionNotice, "publicUrl">): MailText {
  return renderMail({
    subject: "Your Eightcount account stays",
    heading: "Welcome back",
    before:
      "You signed in, so we won't delete your account. Your progress, history, and saved classes are all still here.",
    link: { label: "View your membership", url: `${publicUrl}/settings/subscription` },
    after:
      "A membership that we canceled stays canceled. You can reactivate it in Settings. If this wasn't you, choose a new password now.",
  });
}
