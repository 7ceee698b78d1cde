import { generateKeyPairSync } from "node:crypto";
import { ConfigError, loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable, loadAccountsConfig } from "./config";

const keyOf = (curve: string) =>
  generateKeyPairSync("ec", {
    namedCurve: curve,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
function problems(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(configTable, env);
    return "";
  } catch (error) {
    return error instanceof ConfigError ? error.problems.join("\n") : String(error);
  }
}

describe("the configuration of accounts", () => {
  it("needs nothing on a developer's machine", () => {
    expect(loadConfig(configTable, {})).toMatchObject({ port: 4011, autoConfirm: false });
  });

  it("production refuses every public secret, and the sandbox's mailbox, by name", () => {
    const refused = problems({ NODE_ENV: "production" });
    for (const env of [
      "EIGHTCOUNT_JWT_PRIVATE_KEY",
      "EIGHTCOUNT_TICKET_SECRET",
      "EIGHTCOUNT_CODE_SECRET",
      "EIGHTCOUNT_GATEWAY_SECRET",
      "ALTCHA_HMAC_SECRET",
      "SMTP_URL",
      "EIGHTCOUNT_PUBLIC_URL",
      "EIGHTCOUNT_SUPPORT_EMAIL",
      "DATABASE_URL",
      "REDIS_URL",
    ]) {
      expect(refused).toContain(env);
    }
  });

  it("refuses public secrets where others can reach it, in production or not", () => {
    const refused = problems({ HOST: "0.0.0.0" });
    for (const env of ["TICKET", "CODE", "GATEWAY"]) {
      expect(refused).toContain(`EIGHTCOUNT_${env}_SECRET must be set while HOST opens`);
    }
    const one = "kZ3-fq8Lw0Tn6YbR";
    const twice = { EIGHTCOUNT_TICKET_SECRET: one, EIGHTCOUNT_CODE_SECRET: one };
    expect(problems({ HOST: "0.0.0.0", ...twice })).toContain(
      "EIGHTCOUNT_CODE_SECRET has the same value as EIGHTCOUNT_TICKET_SECRET",
    );
  });

  it("CONST-27 a captcha key is configured: the sandbox's own unless one is given", () => {
    const embedded = loadConfig(configTable, {});
    expect(embedded).toMatchObject({
      captchaProvider: "altcha",
      altchaSecret: expect.stringMatching(/.{16}/),
    });
    const hosted = { EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha", RECAPTCHA_SECRET_KEY: "secret-key" };
    expect(loadConfig(configTable, hosted)).toMatchObject({
      recaptchaSecretKey: "secret-key",
      recaptchaBaseUrl: "https://www.google.com/recaptcha",
    });
  });

  it("takes a P-256 key in PEM, on one line too, and no other", () => {
    const { privateKey, publicKey } = keyOf("P-256");
    const env = {
      EIGHTCOUNT_JWT_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
      EIGHTCOUNT_JWT_OTHER_PUBLIC_KEY: publicKey,
    };
    expect(loadConfig(configTable, env)).toMatchObject({
      jwtPrivateKey: privateKey,
      jwtOtherPublicKey: publicKey,
    });
    expect(problems({ EIGHTCOUNT_JWT_PRIVATE_KEY: keyOf("P-384").privateKey })).toContain("P-256");
    expect(problems({ EIGHTCOUNT_JWT_PRIVATE_KEY: "secret-ish" })).not.toContain("secret-ish");
  });

  it("takes the key of a load test, but not in production", () => {
    const env = { EIGHTCOUNT_LOAD_PUBLIC_KEY: keyOf("P-256").publicKey };
    expect(problems(env)).toBe("");
    expect(problems({ NODE_ENV: "production", ...env })).toContain(
      "EIGHTCOUNT_LOAD_PUBLIC_KEY must be unset in production",
    );
    expect(problems({ NODE_ENV: "production" })).not.toContain("EIGHTCOUNT_LOAD_PUBLIC_KEY");
  });

  it("CRM pages require https, and auto-confirm cannot be combined with the CRM's order page", () => {
    const { privateKey } = keyOf("P-256");
    const load = (more: NodeJS.ProcessEnv) => () => loadAccountsConfig(more);
    const order = "https://orders.example/page";
    expect(
      load({ EIGHTCOUNT_CRM_ORDER_URL: order, EIGHTCOUNT_AUTO_CONFIRM: "true" }),
    ).not.toThrow();
    const inProduction = {
      NODE_ENV: "production",
      DATABASE_URL: "postgresql://accounts@db.example/accounts",
      REDIS_URL: "redis://redis.example:6379",
      EIGHTCOUNT_JWT_PRIVATE_KEY: privateKey,
      EIGHTCOUNT_TICKET_SECRET: "a-real-looking-secret",
      EIGHTCOUNT_CODE_SECRET: "another-real-looking-secret",
      EIGHTCOUNT_GATEWAY_SECRET: "a-real-looking-secret-of-thirty-two",
      ALTCHA_HMAC_SECRET: "a-real-looking-secret-24",
      SMTP_URL: "smtps://user:word@mail.example",
      EIGHTCOUNT_PUBLIC_URL: "https://dance.example",
      EIGHTCOUNT_SUPPORT_EMAIL: "help@dance.example",
    };
    expect(load({ ...inProduction, EIGHTCOUNT_CRM_ORDER_URL: order })).not.toThrow();
    for (const env of ["EIGHTCOUNT_CRM_ORDER_URL", "EIGHTCOUNT_CRM_CARD_URL"])
      expect(load({ ...inProduction, [env]: "http://orders.example" })).toThrow(
        `${env} must be https`,
      );
    expect(
      load({ ...inProduction, EIGHTCOUNT_CRM_ORDER_URL: order, EIGHTCOUNT_AUTO_CONFIRM: "true" }),
    ).toThrow("EIGHTCOUNT_AUTO_CONFIRM cannot be combined");
  });

  it("access tokens live five minutes; half a minute at least, a quarter of an hour at most", () => {
    expect(loadConfig(configTable, {})).toMatchObject({ accessTokenSeconds: 300 });
    for (const seconds of ["29", "901", "soon"]) {
      expect(problems({ EIGHTCOUNT_ACCESS_TOKEN_SECONDS: seconds })).toContain(
        "EIGHTCOUNT_ACCESS_TOKEN_SECONDS",
      );
    }
  });

  it("production refuses a captcha that a program solves instantly", () => {
    const refused = (ALTCHA_WORK: string) => problems({ NODE_ENV: "production", ALTCHA_WORK });
    expect(refused("20")).toContain("ALTCHA_WORK must be at least 200 in production");
    expect(refused("200")).not.toContain("ALTCHA_WORK");
    expect(problems({ ALTCHA_WORK: "20" })).toBe("");
  });

  it("production refuses the support address that receives no mail", () => {
    for (const EIGHTCOUNT_SUPPORT_EMAIL of [
      "support@eightcount.example",
      "Support@Eightcount.example",
    ]) {
      expect(problems({ NODE_ENV: "production", EIGHTCOUNT_SUPPORT_EMAIL })).toContain(
        "EIGHTCOUNT_SUPPORT_EMAIL receives no mail; set your own address in production",
      );
      expect(problems({ EIGHTCOUNT_SUPPORT_EMAIL })).toBe("");
    }
  });

  it("reports an invalid table, flag, and address together", () => {
    const refused = problems({
      EIGHTCOUNT_CAMPAIGN_TABLE: '{"spring":"PAYPAL"}',
      EIGHTCOUNT_AUTO_CONFIRM: "yes",
      SMTP_URL: "mail",
      EIGHTCOUNT_SIGN_UPS_PER_HOUR: "0",
    });
    expect(refused.split("\n")).toHaveLength(4);
    expect(problems({ EIGHTCOUNT_CAMPAIGN_TABLE: "spring" })).toContain("must be a JSON object");
  });
});

it("production refuses the fixed moment and the random seed of pictures", () => {
  const env = {
    NODE_ENV: "production",
    EIGHTCOUNT_FIXED_MOMENT: "2027-03-17T15:00:00Z",
    EIGHTCOUNT_RANDOM_SEED: "8",
  };
  expect(() => loadAccountsConfig(env)).toThrow(
    /EIGHTCOUNT_FIXED_MOMENT must be unset[\s\S]*EIGHTCOUNT_RANDOM_SEED must be unset/,
  );
});
