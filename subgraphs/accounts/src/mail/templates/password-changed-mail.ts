import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

export function passwordChangedMail({ publicUrl }: { readonly publicUrl: string }): MailText {
  return renderMail({
    subject: "Your Eightcount password was changed",
    heading: "Your password was changed",
    before: "For your security, we signed you out on all other browsers.",
    link: { label: "This wasn't me", url: `${publicUrl}/reset` },
    after: "If you made this change, you're all set.",
  });
}
