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
  it("is taken when it is a level, and unset when it is empty", () => {
    expect(levelWith("warn")).toBe("warn");
    expect(levelWith("silent")).toBe("silent");
    expect(levelWith("")).toBe("info");
  });

  it.each(["loud", "toString"])("refuses %s as a bad key, in one line", (text) => {
    expect(() => levelWith(text)).toThrow(ConfigError);
    expect(() => levelWith(text)).toThrow(
      `LOG_LEVEL "${text}" is not valid: must be one of trace,`,
    );
  });
});
