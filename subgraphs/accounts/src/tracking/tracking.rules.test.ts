import {
  dropParamsWithEmails,
  isBatchTooLarge,
  storableDevice,
  storableJson,
  storableText,
  timeBefore,
} from "./tracking.rules";

describe("stored fields of a browser's report", () => {
  it("CONST-14 a device description is cut to 256 characters", () => {
    expect(storableDevice("d".repeat(300), "Firefox")).toBe("d".repeat(256));
    expect(storableDevice(null, "u".repeat(300))).toHaveLength(256);
    expect(storableDevice(" ", "")).toBe("unknown");
  });

  it("limits a reported time to at most a day ago, never in the future", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    expect(timeBefore(now, 1_500).toISOString()).toBe("2026-11-21T09:59:58.500Z");
    expect(timeBefore(now, -5_000)).toEqual(now);
    expect(timeBefore(now, 10 * 86_400_000).toISOString()).toBe("2026-11-20T10:00:00.000Z");
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[1]"],
    ["a word", '"word"'],
    ["a null character", '{"a":"\\u0000"}'],
    ["half a character", '{"a":"\\ud83d"}'],
    ["too much", JSON.stringify({ a: "x".repeat(2_048) })],
  ])("takes no details that are %s", (_, text) => {
    expect(storableJson(text)).toBeNull();
  });

  it("accepts objects, and returns an empty one for null", () => {
    expect(storableJson('{ "value": "💃" }')).toBe('{"value":"💃"}');
    expect(storableJson(null)).toBe("{}");
  });

  it("makes any text storable", () => {
    expect(storableText("/a\0b\ud83d", 10)).toBe("/ab\ufffd");
  });

  it("leaves e-mails out of a landing address", () => {
    const params = { utm_source: "spring", who: "ada@dance.com", coded: "ada%40dance.com" };
    const hidden = { "ada@dance.com": "", of: { whom: ["ada@dance.com"] } };
    expect(dropParamsWithEmails(JSON.stringify({ ...params, ...hidden }))).toBe(
      '{"utm_source":"spring"}',
    );
  });

  it("a batch has at most 50 entries and 24,000 characters", () => {
    const entries = (count: number, text = "") => Array.from({ length: count }, () => ({ text }));
    expect(isBatchTooLarge(entries(50))).toBe(false);
    expect(isBatchTooLarge(entries(51))).toBe(true);
    expect(isBatchTooLarge(entries(12, "x".repeat(2_040)))).toBe(true);
  });
});
