import type { MailText } from "../mail";
import { layOut } from "./mail-layout";

export interface VerificationMail {
  readonly code: string;
  readonly publicUrl: string;
}

export function verificationMail({ code, publicUrl }: VerificationMail): MailText {
  return layOut({
    subject: `${code} is your Eightcount code`,
    heading: "5, 6, 7, 8 – almost in",
    before:
      "Enter this code where you signed up; in another browser, sign in there first. It is good for 24 hours.",
    code,
    link: { label: "Open the verification page", url: `${publicUrl}/verification` },
    after: "If you did not sign up, ignore this mail; without the code nothing happens.",
  });
}
