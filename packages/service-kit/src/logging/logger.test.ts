import { symbols } from "pino";
import { ConfigError } from "../config/config-table";
import { createLogger } from "./logger";

const before = process.env.LOG_LEVEL;
afterEach(() => {
  if (before === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = before;
});

function levelWith(text: string): string {
  process.env.LOG_LEVEL = text;
  return createLogger("test").level;
}

describe("LOG_LEVEL", () => {
  it("is used when valid, and ignored when empty", () => {
    expect(levelWith("warn")).toBe("warn");
    expect(levelWith("silent")).toBe("silent");
    expect(levelWith("")).toBe("info");
  });

  it.each(["loud", "toString"])("reports an invalid %s in one line", (text) => {
    expect(() => levelWith(text)).toThrow(ConfigError);
    expect(() => levelWith(text)).toThrow(
      `LOG_LEVEL "${text}" is not valid: must be one of trace,`,
    );
  });
});

/** What a logger writes for these fields. */
function written(fields: object): string {
  const logger = createLogger("test");
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  Object.assign(logger, { [symbols.streamSym]: stream });
  logger.info(fields, "a line");
  expect(lines).toHaveLength(1);
  return lines.join("");
}

describe("secrets in log fields", () => {
  const names = [
    ...["password", "currentPassword", "newPassword"],
    ...["code", "verificationCode"],
    ...["token", "tokenId", "captchaToken", "accessToken", "refreshToken", "entitlementTicket"],
    ...["authorization", "cookie"],
  ];

  it.each(names)("%s is redacted, on three levels", (name) => {
    const secret = "hunter2-Dance123!";
    const field = { [name]: secret };
    const line = written({ ...field, input: field, request: { headers: field } });
    expect(line).not.toContain(secret);
    expect(line.match(/\[redacted\]/g)).toHaveLength(3);
  });

  it("lists and objects under these names are redacted as a whole", () => {
    const line = written({ code: ["123456"], token: { value: "abcdef" }, memberId: "ada" });
    expect(line).not.toMatch(/123456|abcdef/);
    expect(line).toContain('"memberId":"ada"');
  });

  it("line breaks and control characters never start a new line", () => {
    const forged = 'Ada\n{"level":60,"msg":"forged"}\u001b[2J';
    const line = written({ name: forged });
    expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(line)).toMatchObject({ level: 30, name: forged, msg: "a line" });
  });
});
