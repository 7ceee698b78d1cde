import { createTransport, type Transporter } from "nodemailer";
import type { Mail } from "../../mail/mail";
import { type MailProvider, RefusedMailError, UndeliverableMailError } from "./mail.provider";

const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  readonly url: string;
  /** Requires TLS when the address contains a password. */
  readonly requiresTls: boolean;
  readonly from: string;
}

interface SmtpFailure {
  readonly command?: string;
  readonly responseCode?: number;
}

// 5xx is permanent. Replies to other commands are about us, not the address.
const isAddressRefused = ({ command, responseCode = 0 }: SmtpFailure): boolean =>
  command === "RCPT TO" && responseCode >= 500;

/** Reply code of a server that is shutting down and accepts no mail at all. */
const CLOSING = 421;
const MAIL_COMMANDS = new Set(["RCPT TO", "DATA"]);

const isMailRefused = ({ command = "", responseCode = 0 }: SmtpFailure): boolean =>
  MAIL_COMMANDS.has(command) && responseCode >= 400 && responseCode !== CLOSING;

function toMailError(failure: SmtpFailure): unknown {
  if (isAddressRefused(failure)) return new UndeliverableMailError();
  if (!isMailRefused(failure)) return failure;
  // The reply often names the recipient, and this message is logged.
  return new RefusedMailError(`${failure.responseCode} to ${failure.command}`);
}

export class SmtpMail implements MailProvider {
  readonly #transport: Transporter;
  readonly #domain: string;

  constructor(private readonly options: SmtpOptions) {
    const { hostname, port, protocol, username, password } = new URL(options.url);
    const isSecure = protocol === "smtps:";
    this.#transport = createTransport({
      host: hostname,
      port: Number(port || (isSecure ? 465 : 587)),
      secure: isSecure,
      // Without this, a network that hides STARTTLS gets the password and codes in plain text.
      requireTLS: options.requiresTls && !isSecure && username !== "",
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
    });
    this.#domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? "localhost";
  }

  async send({ to, subject, text, html }: Mail, id: string): Promise<void> {
    const messageId = `<${id}@${this.#domain}>`;
    // As an object, because a comma in a plain address would add a second recipient.
    const recipient = { name: "", address: to };
    const message = { from: this.options.from, to: recipient, subject, text, html, messageId };
    await this.#transport.sendMail(message).catch((error: SmtpFailure) => {
      throw toMailError(error);
    });
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
