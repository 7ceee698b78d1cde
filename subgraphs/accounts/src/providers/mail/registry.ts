import type { MailProvider } from "./mail.provider";
import { SmtpMail } from "./smtp.adapter";

export interface MailSettings {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly nodeEnv: string;
}

const factories = {
  smtp: ({ smtpUrl, mailFrom, nodeEnv }: MailSettings) =>
    new SmtpMail({
      url: smtpUrl,
      from: mailFrom,
      requiresTls: nodeEnv === "production",
    }),
};

export type MailProviderName = keyof typeof factories;

export function mailProvider(name: MailProviderName, settings: MailSettings): MailProvider {
  return factories[name](settings);
}
