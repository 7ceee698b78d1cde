import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import type { Pool } from "pg";
import type { Client } from "recurly";
import { compose, type Sandbox } from "../compose";
import { configTable } from "../config";
import { providerClient } from "./provider-client";
import { providerDatabase } from "./provider-database";

export interface TestSandbox extends Sandbox {
  readonly url: string;
  readonly client: Client;
  readonly pool: Pool;
  /** How many answers were checked against the provider's file. */
  readonly checked: { readonly count: number };
  /** A card token as the browser gets one; fields overwrite a good card's. */
  cardToken(number: string, fields?: Readonly<Record<string, string>>): Promise<string>;
  advance(accountCode: string, days: number): Promise<void>;
  post(path: string, body: unknown): Promise<Response>;
}

export async function testSandbox(
  env: Readonly<Record<string, string>> = {},
): Promise<TestSandbox> {
  const database = await providerDatabase();
  const config = loadConfig(configTable, {
    PORT: "0",
    EIGHTCOUNT_SANDBOX_SMTP_PORT: "0",
    EIGHTCOUNT_SANDBOX_DATABASE_URL: database.url,
    ...env,
  });
  const logger = createLogger("sandbox-test");
  logger.level = "silent";
  const sandbox = await compose(config, { pool: database.pool, logger });
  const url = `http://127.0.0.1:${sandbox.port}`;
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    ...sandbox,
    ...providerClient(sandbox.port),
    url,
    pool: database.pool,
    post,
    cardToken: async (number, fields = {}) => {
      const card = { number, month: "12", year: "2034", cvv: "123" };
      const names = { first_name: "Ines", last_name: "Moreau" };
      const reply = await post("/recurly/js/v1/token", { ...card, ...names, ...fields });
      return ((await reply.json()) as { id: string }).id;
    },
    advance: async (accountCode, advanceDays) => {
      const reply = await post("/sandbox/clock", { accountCode, advanceDays });
      if (!reply.ok) throw new Error(await reply.text());
    },
    close: async () => {
      await sandbox.close();
      await database.close();
    },
  };
}
