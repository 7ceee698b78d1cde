import type { MailText } from "../mail";
import { layOut } from "./mail-layout";

export function passwordChangedMail({ publicUrl }: { readonly publicUrl: string }): MailText {
  return layOut({
    subject: "Your Eightcount password was changed",
    heading: "Your password was changed",
    before: "Every other browser you were signed in on is signed out now.",
    link: { label: "It was not me", url: `${publicUrl}/reset` },
    after: "If it was you, there is nothing to do.",
  });
}
