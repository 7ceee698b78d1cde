import type { Mail } from "../../mail/mail";

/** The address takes no mail: trying again is no use. */
export class UndeliverableMailError extends Error {
  override readonly name = "UndeliverableMailError";
}

/** Carries mail to people. */
export interface MailProvider {
  /**
   * Hands one mail to the carrier and waits until it is accepted. The id makes a repeated mail
   * recognisable as the same one. Throws UndeliverableMailError when the address is refused for
   * good, something else when the mail is not accepted; the caller tries again later then.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}
