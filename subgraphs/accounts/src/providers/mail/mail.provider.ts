import type { Mail } from "../../mail/mail";

/** Carries mail to people. */
export interface MailProvider {
  /**
   * Hands one mail to the carrier and waits until it is accepted. The id makes a repeated mail
   * recognisable as the same one. Throws when it is not accepted; the caller tries again later.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}
