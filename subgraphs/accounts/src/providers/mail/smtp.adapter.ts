import { createTransport, type Transporter } from "nodemailer";
import type { Mail } from "../../mail/mail";
import type { MailProvider } from "./mail.provider";

const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  readonly url: string;
  /** Sender of every mail, such as `Eightcount <hello@example.com>`. */
  readonly from: string;
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
    await this.#transport.sendMail({
      from: this.options.from,
      to: recipient,
      subject,
      text,
      html,
      messageId,
    });
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
