import type { MailText } from "../mail";
import { renderMail } from "./mail-layout";

export interface VerificationMail {
  readonly code: string;
  readonly publicUrl: string;
}

export function verificationMail({ code, publicUrl }: VerificationMail): MailText {
  return renderMail({
    subject: `${code} is your Eightcount code`,
    heading: "5, 6, 7, 8 – you're almost in",
    before:
      "Enter the code below in the browser where you signed up. In another browser, sign in first. This code expires in 24 hours.",
    code,
    link: { label: "Open the verification page", url: `${publicUrl}/verification` },
    after: "If you didn't sign up for Eightcount, you can safely ignore this email.",
  });
}
