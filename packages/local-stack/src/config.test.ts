import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "./config";

const TRUST = { EIGHTCOUNT_EDGE_TRUSTS_FORWARDED: "true" };

it("callers may name their address in tests and load tests, never in production", () => {
  expect(loadConfig(configTable, {}).trustsForwardedFor).toBe(false);
  expect(loadConfig(configTable, TRUST).trustsForwardedFor).toBe(true);
  expect(() => loadConfig(configTable, { ...TRUST, NODE_ENV: "production" })).toThrow(
    "EIGHTCOUNT_EDGE_TRUSTS_FORWARDED must be unset in production",
  );
});
