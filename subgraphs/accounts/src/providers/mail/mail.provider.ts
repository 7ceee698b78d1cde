import type { Mail } from "../../mail/mail";

/** Thrown when the address accepts no mail, so that retrying is pointless. */
export class UndeliverableMailError extends Error {
  override readonly name = "UndeliverableMailError";
  readonly outcome = "refused";
}

/** Thrown when the server refuses only this mail. The message is the server's code. */
export class RefusedMailError extends Error {
  override readonly name = "RefusedMailError";
  readonly outcome = "refused";
}

export interface MailProvider {
  /**
   * Sends one mail and resolves once the server accepts it. The id identifies a repeated mail.
   * @throws UndeliverableMailError when the address is refused permanently.
   * @throws RefusedMailError when the server refuses this mail. The caller retries.
   * @throws Error when no server accepts mail. The caller retries.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): Promise<void>;
}
