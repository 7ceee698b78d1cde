import { ConfigError, loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "./config";

it("production requires database and Redis URLs and its own secret", () => {
  const named = (env: NodeJS.ProcessEnv) => {
    try {
      loadConfig(configTable, env);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.problems.map((problem) => problem.split(" ")[0]);
    }
  };
  expect(named({ NODE_ENV: "production" })).toEqual([
    "DATABASE_URL",
    "REDIS_URL",
    "EIGHTCOUNT_GATEWAY_SECRET",
  ]);
  expect(named({ HOST: "0.0.0.0" })).toEqual(["EIGHTCOUNT_GATEWAY_SECRET"]);
  expect(named({})).toEqual([]);
});

it("production rejects the fixed clock and random seed used for pictures", () => {
  const env = {
    NODE_ENV: "production",
    EIGHTCOUNT_FIXED_MOMENT: "2027-03-17T15:00:00Z",
    EIGHTCOUNT_RANDOM_SEED: "8",
  };
  expect(() => loadConfig(configTable, env)).toThrow(
    /EIGHTCOUNT_FIXED_MOMENT must be unset[\s\S]*EIGHTCOUNT_RANDOM_SEED must be unset/,
  );
});
