import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type ArrivedMail, mailContract } from "./mail.provider.contract";
import { SmtpMail } from "./smtp.adapter";

const arrived: ArrivedMail[] = [];
let isRefusing = false;
const carriers: SmtpMail[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onRcptTo({ address }, _session, done) {
    const refusal = Object.assign(new Error("no such mailbox"), { responseCode: 550 });
    done(address.startsWith("nobody@") ? refusal : null);
  },
  onData(stream, session, done) {
    let source = "";
    stream.on("data", (chunk) => {
      source += chunk;
    });
    stream.on("end", () => {
      if (isRefusing) return done(new Error("mailbox full"));
      arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  await Promise.all(carriers.map((carrier) => carrier.close()));
  await new Promise<void>((resolve) => server.close(resolve));
});

mailContract("SMTP", async () => {
  arrived.length = 0;
  isRefusing = false;
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const provider = new SmtpMail({ url, from: "Eightcount <hello@eightcount.test>" });
  carriers.push(provider);
  const refuse = () => {
    isRefusing = true;
  };
  return { provider, arrived, refuse, nobody: "nobody@dance.com" };
});
