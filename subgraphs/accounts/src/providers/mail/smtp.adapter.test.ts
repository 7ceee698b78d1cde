import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailContract, type ReceivedMail } from "./mail.provider.contract";
import { SmtpMail } from "./smtp.adapter";

const received: ReceivedMail[] = [];
let isRefusing = false;
const providers: SmtpMail[] = [];

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
      if (isRefusing) return done(new Error("mailbox of ada@dance.com is full"));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  await new Promise<void>((resolve) => server.close(resolve));
});

function providerFor(url: string, requiresTls = false): SmtpMail {
  const from = "Eightcount <hello@eightcount.test>";
  const provider = new SmtpMail({ url, from, requiresTls });
  providers.push(provider);
  return provider;
}

mailContract("SMTP", async () => {
  received.length = 0;
  isRefusing = false;
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const provider = providerFor(url);
  const unreachable = providerFor("smtp://127.0.0.1:1");
  const refuse = () => {
    isRefusing = true;
  };
  return { provider, unreachable, received, refuse, unknownAddress: "nobody@dance.com" };
});

describe("a mail server without TLS", () => {
  const passwords: unknown[] = [];
  const plain = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password);
      done(null, { user: "dance" });
    },
  });
  beforeAll(() => new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve)));
  afterAll(async () => {
    await Promise.all(providers.splice(0).map((provider) => provider.close()));
    await new Promise<void>((resolve) => plain.close(resolve));
  });

  const send = (requiresTls: boolean) => {
    const { port } = plain.server.address() as AddressInfo;
    const provider = providerFor(`smtp://dance:word@127.0.0.1:${port}`, requiresTls);
    const mail = { to: "ada@dance.com", subject: "s", text: "123456", html: "<p>123456</p>" };
    return provider.send(mail, "0198f6a2-7c11-7000-8000-0123456789b0");
  };

  it("never receives the password or a code if TLS is required", async () => {
    await expect(send(true)).rejects.toThrow();
    expect(passwords).toEqual([]);
    await send(false);
    expect(passwords).toEqual(["word"]);
  });
});
