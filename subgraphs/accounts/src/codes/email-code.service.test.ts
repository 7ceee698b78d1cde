import crypto from "node:crypto";
import type { EmailCodeRepository } from "./email-code.repository";
import { EmailCodeService } from "./email-code.service";

const codes = new EmailCodeService({
  codes: {} as EmailCodeRepository,
  secret: "a-secret-of-the-test",
  clock: () => new Date("2026-11-21T10:00:00Z"),
});

const generate = () =>
  codes.generate({
    accountId: "0192f7a0-0000-7000-8000-000000000001",
    purpose: "RESET_PASSWORD",
    signUpId: null,
    device: { hash: "browser", isRecognized: false, keepFor: () => undefined } as never,
    requester: "network:home",
  });

afterEach(() => jest.restoreAllMocks());

describe("a generated code", () => {
  it("comes from the secure generator, out of a million", () => {
    const drawn = jest.spyOn(crypto, "randomInt").mockImplementation(() => 42);
    expect(generate().text).toBe("000042");
    expect(drawn.mock.calls).toEqual([[1_000_000]]);
  });

  it("does not depend on Math.random", () => {
    jest.spyOn(Math, "random").mockReturnValue(0.5);
    const texts = Array.from({ length: 50 }, () => generate().text);
    expect(new Set(texts).size).toBeGreaterThan(45);
  });

  it("is stored only as a hash", () => {
    const { text, record } = generate();
    expect(JSON.stringify(record)).not.toContain(text);
  });
});
