import { ConfigError, loadConfig } from "@eightcount/service-kit/config/config-table";
import { Pool } from "pg";
import { compose } from "./compose";
import { configTable } from "./config";

describe("in production", () => {
  const env = {
    NODE_ENV: "production",
    RECURLY_API_KEY: "a-real-looking-key",
    RECURLY_WEBHOOK_SECRET: "a-real-looking-secret",
    CRM_API_KEY: "another-real-looking-key",
    CRM_WEBHOOK_SECRET: "another-real-looking-secret",
  };

  it("the sandbox refuses to run, before it touches a database", async () => {
    const pool = new Pool({ connectionString: "postgresql://127.0.0.1:9/none" });
    await expect(compose(loadConfig(configTable, env), { pool })).rejects.toThrow(ConfigError);
    await pool.end();
  });

  it("even its default secrets are refused", () => {
    expect(() => loadConfig(configTable, { NODE_ENV: "production" })).toThrow(/RECURLY_API_KEY/);
  });
});
