import type { MailText } from "../mail";
import { layOut } from "./mail-layout";

export function resetMail({ code }: { readonly code: string }): MailText {
  return layOut({
    subject: `${code} is your password reset code`,
    heading: "Choose a new password",
    before: "Enter this code on the page where you asked for it. It is good for 10 minutes.",
    code,
    after: "If you did not ask for it, ignore this mail; your password stays as it is.",
  });
}
