import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

export function resetMail({ code }: { readonly code: string }): MailText {
  return renderMail({
    subject: `${code} is your password reset code`,
    heading: "Choose a new password",
    before:
      "Enter the code below on the page where you requested it. This code expires in 10 minutes.",
    code,
    after:
      "If you didn't request a new password, you can safely ignore this email. Your password won't change.",
  });
}
