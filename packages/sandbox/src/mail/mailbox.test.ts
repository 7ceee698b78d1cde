import nodemailer from "nodemailer";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

interface Listed {
  readonly id: number;
  readonly subject: string;
  readonly recipients: string[];
  readonly code: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly receivedAt: string;
}

async function send(mail: { to: string; subject: string; text: string; html?: string }) {
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  await transport.sendMail({ from: "Eightcount <hello@eightcount.test>", ...mail });
  transport.close();
}

async function inbox(query: string): Promise<Listed[]> {
  const reply = await fetch(`${sandbox.url}/mailbox.json?${query}`);
  return (await reply.json()) as Listed[];
}

describe("the mailbox", () => {
  it("SEED-10 codes, receipts and reminders are readable by tests", async () => {
    const to = "ines@example.test";
    await send({ to, subject: "Your code", text: "Your verification code is 482913.\nIn 2026." });
    await send({
      to,
      subject: "Your receipt",
      text: "Invoice 1001: $99.00",
      html: "<b>$99.00</b>",
    });
    await send({ to, subject: "Your trial ends soon", text: "First charge on Nov 28, 2026" });
    await send({ to: "someone@example.test", subject: "Other", text: "000000" });
    const mails = await inbox("to=Ines@Example.test");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your trial ends soon",
      "Your receipt",
      "Your code",
    ]);
    expect(mails[2]).toMatchObject({ code: "482913", recipients: [to] });
    expect(mails[1]).toMatchObject({ code: null, html: expect.stringContaining("<b>$99.00</b>") });
  });

  it("SEED-10 gives only what is newer than a moment or an id", async () => {
    const to = "later@example.test";
    await send({ to, subject: "first", text: "1" });
    const [first] = await inbox(`to=${to}`);
    await send({ to, subject: "second", text: "2" });
    const since = encodeURIComponent(first?.receivedAt ?? "");
    expect((await inbox(`to=${to}&since=${since}`)).map(({ subject }) => subject)).toEqual([
      "second",
    ]);
    expect(await inbox(`to=${to}&after=${first?.id}`)).toHaveLength(1);
    expect((await fetch(`${sandbox.url}/mailbox.json?since=yesterday-ish`)).status).toBe(400);
  });

  it("finds the code of a message without a plain part", async () => {
    const to = "formatted@example.test";
    const html = "<style>p{color:#111111}</style><p>Your code is <b>730164</b></p>";
    await send({ to, subject: "Code", text: "", html });
    expect((await inbox(`to=${to}`))[0]?.code).toBe("730164");
  });

  it("leads back to the list from an address that is no message", async () => {
    for (const id of ["0", "1.5", "99999999999999999999", "nobody"]) {
      const reply = await fetch(`${sandbox.url}/mailbox/${id}`, { redirect: "manual" });
      expect([id, reply.status, reply.headers.get("location")]).toEqual([id, 302, "/mailbox"]);
    }
    const headers = { "x-open-message": "1e99" };
    expect((await fetch(`${sandbox.url}/mailbox/list`, { headers })).status).toBe(200);
  });

  it("takes two hundred messages at once and keeps the newest five hundred", async () => {
    const to = "crowd@example.test";
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const transport = nodemailer.createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`);
        for (let index = 0; index < 10; index += 1) {
          await transport.sendMail({ from: "a@b.test", to, subject: `${index}`, text: "x" });
        }
        transport.close();
      }),
    );
    const found = await sandbox.pool.query<{ count: string }>(
      "select count(*) from sandbox.mail where recipients @> array[$1]",
      [to],
    );
    expect(found.rows[0]?.count).toBe("200");
    await sandbox.pool.query(
      `insert into sandbox.mail (sender, recipients, subject, body_text)
       select 'a', '{b}', 'old', 'x' from generate_series(1, 600)`,
    );
    await send({ to, subject: "newest", text: "x" });
    const kept = await sandbox.pool.query<{ count: string }>("select count(*) from sandbox.mail");
    expect(Number(kept.rows[0]?.count)).toBe(500);
  });

  it("refuses a message of more than two megabytes and goes on", async () => {
    const to = "big@example.test";
    const big = send({ to, subject: "big", text: "x".repeat(2_500_000) });
    await expect(big).rejects.toThrow();
    await send({ to, subject: "small", text: "x" });
    expect((await inbox(`to=${to}`)).map(({ subject }) => subject)).toEqual(["small"]);
  });
});
