import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { configTable, loadBillingConfig, SANDBOX_BASE_URL } from "./config";

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadBillingConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://billing@db.internal/billing",
  REDIS_URL: "redis://redis.internal:6379",
  EIGHTCOUNT_GATEWAY_SECRET: "a-gateway-secret-of-its-own",
  EIGHTCOUNT_TICKET_SECRET: "a-ticket-secret-of-its-own",
  RECURLY_API_KEY: "a-real-key",
  RECURLY_PUBLIC_KEY: "ewr1-real",
  RECURLY_WEBHOOK_SECRET: "a-webhook-secret-of-its-own",
  RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js",
  RECURLY_JS_API: "https://api.recurly.com/js/v1",
};

describe("billing's configuration", () => {
  it("an empty environment is the local sandbox", () => {
    expect(loadBillingConfig({})).toMatchObject({
      port: 4014,
      recurlyBaseUrl: SANDBOX_BASE_URL,
      crmBaseUrl: "http://127.0.0.1:4020/crm/rest/v1",
      recurlyScriptUrl: "/recurly.js",
      billingProvider: "recurring",
      isPlanPurchaseEnabled: true,
    });
  });

  it("production with its own secrets uses the real provider", () => {
    expect(loadBillingConfig(production).recurlyBaseUrl).toBeNull();
  });

  it("production refuses a sandbox's address and a script without https", () => {
    expect(
      problemsOf({ ...production, RECURLY_BASE_URL: SANDBOX_BASE_URL, RECURLY_JS_URL: "/r.js" }),
    ).toEqual([
      "RECURLY_BASE_URL must be unset in production: no sandbox may take payments",
      "RECURLY_JS_URL must be https in production",
    ]);
  });

  it("production uses no CRM unless one is configured, over https and with its own secrets", () => {
    expect(loadBillingConfig(production).crmBaseUrl).toBeNull();
    expect(problemsOf({ ...production, CRM_BASE_URL: "http://crm.example/v1" })).toEqual([
      "CRM_BASE_URL must be https in production",
      "CRM_API_KEY has its public default",
      "CRM_WEBHOOK_SECRET has its public default",
    ]);
    const own = { CRM_API_KEY: "a-key", CRM_WEBHOOK_SECRET: "a-secret-of-the-crm" };
    const shared = { ...own, CRM_WEBHOOK_SECRET: production.RECURLY_WEBHOOK_SECRET };
    expect(
      problemsOf({ ...production, ...shared, CRM_BASE_URL: "https://crm.example/v1" }),
    ).toEqual([
      "CRM_WEBHOOK_SECRET has the same value as RECURLY_WEBHOOK_SECRET; use a different secret for each",
    ]);
    expect(problemsOf({ ...production, ...own, CRM_BASE_URL: "https://crm.example/v1" })).toEqual(
      [],
    );
  });

  it("production refuses every public default, all at once", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const env of [
      "EIGHTCOUNT_GATEWAY_SECRET",
      "EIGHTCOUNT_TICKET_SECRET",
      "RECURLY_API_KEY",
      "RECURLY_PUBLIC_KEY",
      "RECURLY_WEBHOOK_SECRET",
    ]) {
      expect(problems.some((problem) => problem.startsWith(env))).toBe(true);
    }
  });

  it("refuses public defaults also where a network can reach it, the CRM's among them", () => {
    const named = problemsOf({ HOST: "0.0.0.0" }).map((problem) => problem.split(" ")[0]);
    expect(named).toEqual([
      "EIGHTCOUNT_GATEWAY_SECRET",
      "RECURLY_API_KEY",
      "RECURLY_PUBLIC_KEY",
      "RECURLY_WEBHOOK_SECRET",
      "EIGHTCOUNT_TICKET_SECRET",
    ]);
    const { NODE_ENV: _, RECURLY_JS_URL: __, RECURLY_JS_API: ___, ...own } = production;
    expect(problemsOf({ ...own, HOST: "0.0.0.0" })).toEqual([
      "CRM_API_KEY has its public default",
      "CRM_WEBHOOK_SECRET has its public default",
    ]);
  });

  it("reports every invalid value in one line each", () => {
    expect(
      problemsOf({
        PORT: "x",
        RECURLY_REGION: "mars",
        RECURLY_BASE_URL: "not a url",
        EIGHTCOUNT_BILLING_PROVIDER: "acme",
        EIGHTCOUNT_RECONCILE_MINUTES: "0",
        EIGHTCOUNT_TICKET_SECRET: "short",
      }).map((problem) => problem.split(" ")[0]),
    ).toEqual([
      "PORT",
      "RECURLY_BASE_URL",
      "RECURLY_REGION",
      "EIGHTCOUNT_BILLING_PROVIDER",
      "EIGHTCOUNT_TICKET_SECRET",
      "EIGHTCOUNT_RECONCILE_MINUTES",
    ]);
  });

  it("every key is documented", () => {
    for (const { doc } of Object.values(configTable)) expect(doc).toMatch(/\.$/);
  });
});

it("production refuses the fixed moment and the random seed of pictures", () => {
  const env = {
    NODE_ENV: "production",
    EIGHTCOUNT_FIXED_MOMENT: "2027-03-17T15:00:00Z",
    EIGHTCOUNT_RANDOM_SEED: "8",
  };
  expect(() => loadBillingConfig(env)).toThrow(
    /EIGHTCOUNT_FIXED_MOMENT must be unset[\s\S]*EIGHTCOUNT_RANDOM_SEED must be unset/,
  );
});
