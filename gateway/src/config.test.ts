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

const graphql = (name: string) => `http://${name}.internal/graphql`;
const production = {
  NODE_ENV: "production",
  EIGHTCOUNT_GATEWAY_SECRET: "a-secret-of-its-own",
  EIGHTCOUNT_PUBLIC_URL: "https://dance.example",
  EIGHTCOUNT_ACCOUNTS_URL: graphql("accounts"),
  EIGHTCOUNT_CATALOGUE_URL: graphql("catalogue"),
  EIGHTCOUNT_VIEWING_URL: graphql("viewing"),
  EIGHTCOUNT_BILLING_URL: graphql("billing"),
  EIGHTCOUNT_JWKS_URL: "http://accounts.internal/.well-known/jwks.json",
  REDIS_URL: "redis://redis.internal",
};

describe("the configuration of the gateway", () => {
  it("requires the addresses of subgraphs, keys, pages, and Redis in production", () => {
    const named = problems({
      NODE_ENV: "production",
      EIGHTCOUNT_GATEWAY_SECRET: "a-secret-of-its-own",
      EIGHTCOUNT_TRUSTED_PROXIES: "10.0.0.0/8",
    }).map((problem) => problem.split(" must be set in production")[0]);
    expect(named).toEqual([
      "EIGHTCOUNT_ACCOUNTS_URL",
      "EIGHTCOUNT_CATALOGUE_URL",
      "EIGHTCOUNT_VIEWING_URL",
      "EIGHTCOUNT_BILLING_URL",
      "EIGHTCOUNT_JWKS_URL",
      "EIGHTCOUNT_PUBLIC_URL",
      "REDIS_URL",
    ]);
  });

  it.each([
    ["EIGHTCOUNT_SUPERGRAPH_PATH", "supergraphPath"],
    ["EIGHTCOUNT_PERSISTED_OPERATIONS_PATH", "persistedOperationsPath"],
  ] as const)("%s names a file anywhere", (env, key) => {
    expect(loadConfig(configTable, { [env]: "built/today.file" })[key]).toBe("built/today.file");
  });

  it.each([
    ["EIGHTCOUNT_REQUEST_TIMEOUT_MS", 100],
    ["EIGHTCOUNT_SUBGRAPH_TIMEOUT_MS", 50],
  ])("%s is at least %d ms", (key, least) => {
    expect(problems({ [key]: String(least) })).toEqual([]);
    expect(problems({ [key]: String(least - 1) })).toEqual([expect.stringContaining(key)]);
  });

  it.each([
    "0.0.0.0/0",
    "loopback,0.0.0.0/1",
    "::/0",
    "::/24",
    "::ffff:0.0.0.0/96",
    "::ffff:0:0/100",
    "8.0.0.0/8",
    "172.0.0.0/8",
    "192.0.0.0/9",
    "2000::/3",
  ])("production rejects %s, which would let clients choose their address", (proxies) => {
    expect(problems({ ...production, EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([
      expect.stringMatching(/^EIGHTCOUNT_TRUSTED_PROXIES must not trust .* in production/),
    ]);
    expect(problems({ EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([]);
  });

  it.each([
    "loopback, linklocal, uniquelocal",
    "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10",
    "fd00::/8, fe80::/10",
    "104.16.0.0/13, 2606:4700::/32",
    "203.0.113.7, ::ffff:203.0.113.7, ::1",
  ])("production accepts %s", (proxies) => {
    expect(problems({ ...production, EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([]);
  });

  it("requires trusted proxies in production", () => {
    expect(problems(production)).toEqual([
      expect.stringMatching(/^EIGHTCOUNT_TRUSTED_PROXIES must be set in production/),
    ]);
    expect(problems({ ...production, EIGHTCOUNT_TRUSTED_PROXIES: "10.0.0.0/8" })).toEqual([]);
  });

  it("requires an https public URL in production", () => {
    const problem = (address: string) =>
      problems({ NODE_ENV: "production", EIGHTCOUNT_PUBLIC_URL: address }).join("\n");
    expect(problem("")).toContain("EIGHTCOUNT_PUBLIC_URL must be set in production");
    expect(problem("http://dance.example")).toContain("EIGHTCOUNT_PUBLIC_URL must be https");
    expect(problem("https://dance.example")).not.toContain("EIGHTCOUNT_PUBLIC_URL");
  });

  it.each(["loopback", "10.0.0.0/8, 192.0.2.1", "uniquelocal,fd00::/8"])(
    "accepts %s",
    (proxies) => {
      expect(problems({ EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([]);
    },
  );

  it.each(["everybody", "10.0.0.0/40", "10.0.0.0/", "loopback,", "true"])(
    "refuses %s in one line",
    (proxies) => {
      expect(problems({ EIGHTCOUNT_TRUSTED_PROXIES: proxies })).toEqual([
        expect.stringContaining("must be names or networks"),
      ]);
    },
  );

  it.each(["EIGHTCOUNT_REQUEST_TIMEOUT_MS", "EIGHTCOUNT_SUBGRAPH_TIMEOUT_MS"])(
    "rejects a %s that overflows a timer",
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
