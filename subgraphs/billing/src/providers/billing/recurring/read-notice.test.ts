import { createHmac } from "node:crypto";
import { readNotice } from "./read-notice";

const SECRET = "a-webhook-secret-of-the-tests";
const now = new Date("2026-11-20T12:00:00Z");
const body = JSON.stringify({
  id: "sub1",
  object_type: "subscription",
  site_id: "site",
  event_type: "created",
  event_time: "2026-11-20T11:59:59Z",
});

const sign = (text: string, at: Date | string = now, secret = SECRET) => {
  const moment = typeof at === "string" ? at : String(at.getTime());
  const signature = createHmac("sha256", secret).update(`${moment}.${text}`).digest("hex");
  return { moment, signature };
};
const read = (rawBody: string, header: string | undefined) =>
  readNotice(SECRET, { rawBody, headers: { "recurly-signature": header }, now });
const headerOf = ({ moment, signature }: { moment: string; signature: string }) =>
  `${moment},${signature}`;

describe("the provider's webhooks", () => {
  it("a signed notice is read, its key says what it is about", () => {
    expect(read(body, headerOf(sign(body)))).toEqual({
      kind: "notice",
      notice: {
        key: "subscription:sub1:created:2026-11-20T11:59:59Z",
        objectType: "subscription",
        objectId: "sub1",
        eventType: "created",
      },
    });
  });

  it("while a secret is replaced, either of two signatures is enough", () => {
    const { moment, signature } = sign(body);
    const old = sign(body, now, "the-secret-before-this-one").signature;
    expect(read(body, `${moment},${old},${signature}`).kind).toBe("notice");
    expect(read(body, `${moment},${signature},${old}`).kind).toBe("notice");
    expect(read(body, `${moment},${old},${old},${signature}`).kind).toBe("refused");
  });

  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["without a signature", String(now.getTime())],
    ["with words", "now,abc"],
    ["not hexadecimal", `${now.getTime()},zz`],
    ["of another secret", headerOf(sign(body, now, "some-other-secret-0000000"))],
    ["of another body", headerOf(sign(`${body} `))],
  ])("a signature %s is refused", (_what, header) => {
    expect(read(body, header)).toMatchObject({ kind: "refused", status: 401 });
  });

  it("five minutes old is the limit, in both directions", () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(read(body, headerOf(sign(body, at(-300)))).kind).toBe("notice");
    expect(read(body, headerOf(sign(body, at(300)))).kind).toBe("notice");
    for (const seconds of [-301, 301]) {
      expect(read(body, headerOf(sign(body, at(seconds))))).toEqual({
        kind: "refused",
        status: 401,
        reason: "The signature is too old.",
      });
    }
  });

  it("the moment is part of what is signed", () => {
    const { signature } = sign(body, new Date(now.getTime() - 400_000));
    expect(read(body, `${now.getTime()},${signature}`)).toMatchObject({ status: 401 });
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", "[]"],
    ["no type", '{"id":"a"}'],
    ["empty", ""],
  ])("a signed body that is %s is refused in one line", (_what, text) => {
    expect(read(text, headerOf(sign(text)))).toEqual({
      kind: "refused",
      status: 400,
      reason: "The body is not a notice.",
    });
  });
});
