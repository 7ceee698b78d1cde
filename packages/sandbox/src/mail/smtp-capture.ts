import type { AddressInfo } from "node:net";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { MailRepository } from "./mail.repository";

const MAX_BYTES = 2_000_000;
const TOO_BIG = 552;
const CLOSE_WITHIN_MS = 200;

export interface SmtpCapture {
  readonly port: number;
  close(): Promise<void>;
}

/** Accepts every message into the mailbox. No mail leaves the machine. */
export async function startSmtpCapture(options: {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly mails: MailRepository;
  readonly logger: Logger;
}): Promise<SmtpCapture> {
  const { logger, mails } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: MAX_BYTES,
    closeTimeout: CLOSE_WITHIN_MS,
    onAuth: (_auth, _session, callback) => callback(null, { user: "anyone" }),
    onData: (stream, session, callback) => {
      receive(stream, session)
        .then((mail) => mails.add(mail))
        .then(() => callback())
        .catch((error: Error) => {
          logger.warn({ err: error }, "message refused");
          callback(error);
        });
    },
  });
  server.on("error", (error) => logger.warn({ err: error }, "SMTP connection failed"));
  const port = await listen(server, options.port, options.host);
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: SMTPServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const listener = server.listen(port, host, () => {
      server.off("error", reject);
      resolve((listener.address() as AddressInfo).port);
    });
  });
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error("Message too big"), { responseCode: TOO_BIG });
  }
  const parsed = await PostalMime.parse(Buffer.concat(chunks));
  const { mailFrom, rcptTo } = session.envelope;
  return {
    sender: parsed.from?.address ?? (mailFrom ? mailFrom.address : ""),
    recipients: rcptTo.map(({ address }) => address),
    subject: parsed.subject ?? "",
    text: parsed.text || textOf(parsed.html ?? ""),
    html: parsed.html ?? null,
  };
}

/** A rough text version of an HTML-only message, sufficient to find a code. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/gi, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
