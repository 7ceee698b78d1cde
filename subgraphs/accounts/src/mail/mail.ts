/** One mail, worded and addressed. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail's words, before it has an address. */
export type MailText = Omit<Mail, "to">;
