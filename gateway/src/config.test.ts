import { ConfigError, loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "./config";

function problems(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(configTable, env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

describe("the configuration of the gateway", () => {
  it("production must say whose X-Forwarded-For is believed", () => {
    const production = {
      NODE_ENV: "production",
      EIGHTCOUNT_GATEWAY_SECRET: "a-secret-of-its-own",
      EIGHTCOUNT_PUBLIC_URL: "https://dance.example",
    };
    expect(problems(production)).toEqual([
      expect.stringMatching(/^EIGHTCOUNT_TRUSTED_PROXIES must be set in production/),
    ]);
    expect(problems({ ...production, EIGHTCOUNT_TRUSTED_PROXIES: "10.0.0.0/8" })).toEqual([]);
  });

  it("production must say whose pages may post, by https", () => {
    const problem = (address: string) =>
      problems({ NODE_ENV: "production", EIGHTCOUNT_PUBLIC_URL: address }).join("\n");
    expect(problem("")).toContain("EIGHTCOUNT_PUBLIC_URL must be set in production");
    expect(problem("http://dance.example")).toContain("EIGHTCOUNT_PUBLIC_URL must be https");
    expect(problem("https://dance.example")).not.toContain("EIGHTCOUNT_PUBLIC_URL");
  });

  it.each(["loopback", "10.0.0.0/8, 192.0.2.1", "uniquelocal,fd00::/8"])("takes %s", (proxies) => {
    expect(problems({ EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([]);
  });

  it.each(["everybody", "10.0.0.0/40", "10.0.0.0/", "loopback,", "true"])(
    "refuses %s in one line",
    (proxies) => {
      expect(problems({ EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([
        expect.stringContaining("must be names or networks"),
      ]);
    },
  );

  it.each(["EIGHTCOUNT_REQUEST_TIMEOUT_MS", "EIGHTCOUNT_SUBGRAPH_TIMEOUT_MS"])(
    "refuses %s beyond what a timer can hold",
    (name) => {
      expect(problems({ [name]: "9999999999" })).toEqual([expect.stringContaining(name)]);
    },
  );
});

it("production refuses the fixed moment and the random seed of pictures", () => {
  const env = {
    NODE_ENV: "production",
    EIGHTCOUNT_FIXED_MOMENT: "2027-03-17T15:00:00Z",
    EIGHTCOUNT_RANDOM_SEED: "8",
  };
  expect(() => loadConfig(configTable, env)).toThrow(
    /EIGHTCOUNT_FIXED_MOMENT must be unset[\s\S]*EIGHTCOUNT_RANDOM_SEED must be unset/,
  );
});
