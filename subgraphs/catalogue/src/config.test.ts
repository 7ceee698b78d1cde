import { generateKeyPairSync } from "node:crypto";
import { ConfigError, loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "./config";

const pem = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

describe("the catalogue's configuration", () => {
  it("an empty environment is a working configuration", () => {
    const config = loadConfig(configTable, {});
    expect(config).toMatchObject({ port: 4012, mediaBaseUrl: "/media", playbackSeconds: 900 });
    expect(config.privateKey).toContain("PRIVATE KEY");
  });

  it("a private key on one line is read with its line breaks", () => {
    const config = loadConfig(configTable, { CF_PRIVATE_KEY: pem.replaceAll("\n", "\\n") });
    expect(config.privateKey).toBe(pem);
  });

  it("every invalid key is named, and the private key is not shown", () => {
    const load = () =>
      loadConfig(configTable, {
        CF_PRIVATE_KEY: "my secret",
        MEDIA_BASE_URL: "media",
        EIGHTCOUNT_CATALOGUE_PLAYBACK_SECONDS: "5",
      });
    expect(load).toThrow(ConfigError);
    try {
      load();
    } catch (error) {
      const { problems } = error as ConfigError;
      expect(problems).toHaveLength(3);
      expect(problems.join()).not.toContain("my secret");
    }
  });

  it("production requires its own keys", () => {
    try {
      loadConfig(configTable, { NODE_ENV: "production" });
      throw new Error("Loading should fail with public keys.");
    } catch (error) {
      const named = (error as ConfigError).problems.map((problem) => problem.split(" ")[0]);
      expect(named.sort()).toEqual([
        "CF_KEY_PAIR_ID",
        "CF_PRIVATE_KEY",
        "DATABASE_URL",
        "EIGHTCOUNT_GATEWAY_SECRET",
        "EIGHTCOUNT_MEDIA_ORIGIN_URL",
        "EIGHTCOUNT_PUBLIC_URL",
        "REDIS_URL",
      ]);
    }
  });
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
