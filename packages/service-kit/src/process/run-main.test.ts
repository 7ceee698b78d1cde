import { readFileSync } from "node:fs";
import { createServer, get } from "node:http";
import { describeStartupFailure } from "./run-main";

const failure = (work: (fail: (error: unknown) => void) => void): Promise<unknown> =>
  new Promise(work);

describe("a startup failure is reported in one line", () => {
  it("an unavailable port or host", async () => {
    const first = createServer();
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve));
    const { port } = first.address() as { port: number };
    const listen = (host: string, at: number) =>
      failure((fail) => createServer().once("error", fail).listen(at, host));
    expect(describeStartupFailure(await listen("127.0.0.1", port))).toBe(
      `Port ${port} is in use by another process.`,
    );
    first.close();
    expect(describeStartupFailure(await listen("192.0.2.1", 0))).toBe(
      "192.0.2.1 is not an address of this machine.",
    );
  });

  it("an unreachable dependency, even inside another error", async () => {
    const refused = await failure((fail) => get("http://127.0.0.1:1").once("error", fail));
    const line = "Cannot connect to 127.0.0.1:1.";
    expect(describeStartupFailure(refused)).toBe(line);
    expect(describeStartupFailure(new Error("wrapped", { cause: refused }))).toBe(line);
    expect(describeStartupFailure(new AggregateError([refused]))).toBe(line);
  });

  it("a missing file, and a rejected database login", () => {
    let missing: unknown;
    try {
      readFileSync("/nowhere/cities.mmdb");
    } catch (error) {
      missing = error;
    }
    expect(describeStartupFailure(missing)).toBe("The file /nowhere/cities.mmdb is missing.");
    const message = 'database "accounts" does not exist';
    expect(describeStartupFailure(Object.assign(new Error(message), { code: "3D000" }))).toBe(
      `PostgreSQL rejected DATABASE_URL: ${message}.`,
    );
  });

  it("any other error is logged in full", () => {
    for (const error of [new TypeError("a bug"), null, undefined, "text", { code: 7 }]) {
      expect(describeStartupFailure(error)).toBeNull();
    }
  });
});
