import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { compose } from "./compose";
import { configTable } from "./config";
import { providerDatabase } from "./testing/provider-database";

describe("the sandbox as a process", () => {
  it("ends once, however often it is asked: Ctrl-C and its supervisor may both say so", async () => {
    const database = await providerDatabase();
    const config = loadConfig(configTable, {
      PORT: "0",
      EIGHTCOUNT_SANDBOX_SMTP_PORT: "0",
      EIGHTCOUNT_SANDBOX_DATABASE_URL: database.url,
    });
    const logger = createLogger("sandbox-test");
    logger.level = "silent";
    const sandbox = await compose(config, { logger });
    await Promise.all([sandbox.close(), sandbox.close()]);
    await expect(fetch(`http://127.0.0.1:${sandbox.port}/livez`)).rejects.toThrow();
    await database.close();
  });

  it("says which media key is none before it starts", () => {
    const env = {
      CF_PUBLIC_KEY: "-----BEGIN PUBLIC KEY-----\\nnothing\\n-----END PUBLIC KEY-----",
    };
    expect(() => loadConfig(configTable, env)).toThrow(/CF_PUBLIC_KEY.*is not a PEM public key/);
  });
});
