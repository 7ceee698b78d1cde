import type { Mail } from "../../mail/mail";

/** The address takes no mail: trying again is no use. */
export class UndeliverableMailError extends Error {
  override readonly name = "UndeliverableMailError";
}

/** The server has taken others but refuses this mail, for now or for good; the message is its code. */
export class RefusedMailError extends Error {
  override readonly name = "RefusedMailError";
}

/** Carries mail to people. */
export interface MailProvider {
  /**
   * Hands one mail to the carrier and waits until it is accepted. The id makes a repeated mail
   * recognisable as the same one. Throws UndeliverableMailError when the address is refused for
   * good, RefusedMailError when the server says no to this mail, something else when no server takes
   * any; the caller tries again later then.
   */
  send(mail: Mail, id: string): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}
