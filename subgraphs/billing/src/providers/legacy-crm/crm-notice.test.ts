import { createHmac } from "node:crypto";
import { readCrmNotice } from "./crm-notice";

const SECRET = "a-crm-secret-of-the-tests";
const now = new Date("2026-11-21T12:00:00Z");
const body = (change: object = {}) =>
  JSON.stringify({
    event_key: "subscription.add",
    object_type: "subscription",
    object_keys: [{ id: "7", timestamp: "2026-11-21T11:59:59Z" }],
    ...change,
  });
const read = (rawBody: string, { sentAt = now.getTime(), secret = SECRET, header = true } = {}) => {
  const mac = createHmac("sha256", secret).update(`${sentAt}.${rawBody}`).digest("hex");
  const headers = header ? { "x-hook-signature": `${sentAt},${mac}` } : {};
  return readCrmNotice(SECRET, { rawBody, headers, now });
};

describe("a notice of the CRM", () => {
  it("names the subscription it is about, and what makes it a repeat", () => {
    expect(read(body())).toEqual({
      kind: "notice",
      notice: {
        key: "crm_subscription:7:subscription.add:2026-11-21T11:59:59Z",
        objectType: "crm_subscription",
        objectId: "7",
        eventType: "subscription.add",
      },
    });
  });

  it.each([
    [{ secret: "another-secret" }, "The signature does not match."],
    [{ header: false }, "The signature is missing or malformed."],
    [{ sentAt: now.getTime() - 301_000 }, "The signature is too old."],
  ])("is refused with %j", (change, reason) => {
    expect(read(body(), change)).toEqual({ kind: "refused", status: 401, reason });
  });

  it.each([
    ["not JSON", "{"],
    ["another kind", body({ event_key: "contact.add" })],
    ["about nothing", body({ object_keys: [] })],
  ])("is no notice: %s", (_kind, rawBody) => {
    expect(read(rawBody)).toMatchObject({ kind: "refused", status: 400 });
  });
});
