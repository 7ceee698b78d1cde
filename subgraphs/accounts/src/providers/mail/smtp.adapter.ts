import { createTransport, type Transporter } from "nodemailer";
import type { Mail } from "../../mail/mail";
import { type MailProvider, RefusedMailError, UndeliverableMailError } from "./mail.provider";

const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  readonly url: string;
  /** Refuses to send to a server without TLS when the address has a password. */
  readonly protectsPassword: boolean;
  /** Sender of every mail, such as `Eightcount <hello@example.com>`. */
  readonly from: string;
}

/** What nodemailer says about a failure. */
interface SmtpFailure {
  readonly command?: string;
  readonly responseCode?: number;
}

// From 500 on a server's no is for good; at other commands it is about us, not the address.
const isAddressRefused = ({ command, responseCode = 0 }: SmtpFailure): boolean =>
  command === "RCPT TO" && responseCode >= 500;

/** Said by a server that goes away: it takes no mail at all. */
const CLOSING = 421;
const OF_THIS_MAIL = new Set(["RCPT TO", "DATA"]);

const isMailRefused = ({ command = "", responseCode = 0 }: SmtpFailure): boolean =>
  OF_THIS_MAIL.has(command) && responseCode >= 400 && responseCode !== CLOSING;

function meaningOf(failure: SmtpFailure): unknown {
  if (isAddressRefused(failure)) return new UndeliverableMailError();
  if (!isMailRefused(failure)) return failure;
  // The reply's own words often name the recipient, and this message is logged.
  return new RefusedMailError(`${failure.responseCode} to ${failure.command}`);
}

/** Any SMTP server: the sandbox's mailbox on this machine, a relay elsewhere. */
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
      // Without it a network that hides STARTTLS gets password and codes in plain text.
      requireTLS: options.protectsPassword && !isSecure && username !== "",
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
    // An address object: a comma in the address cannot add a second recipient.
    const recipient = { name: "", address: to };
    const message = { from: this.options.from, to: recipient, subject, text, html, messageId };
    await this.#transport.sendMail(message).catch((error: SmtpFailure) => {
      throw meaningOf(error);
    });
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
