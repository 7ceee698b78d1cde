import { z } from "zod";
import { ConfigError, defineConfig, key, loadConfig } from "./config-table";

const table = defineConfig({
  port: key({ env: "PORT", type: z.coerce.number().int(), default: 4011, doc: "Port." }),
  name: key({ env: "NAME", type: z.string().min(3), doc: "Required name." }),
  secret: key({ env: "SECRET", type: z.string(), default: "public", secret: true, doc: "Key." }),
});

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(table, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
};

describe("loadConfig", () => {
  it("uses defaults and parses values that are set", () => {
    expect(loadConfig(table, { NAME: "abc", PORT: "0" })).toEqual({
      port: 0,
      name: "abc",
      secret: "public",
    });
  });

  it("names every invalid key, not only the first", () => {
    const problems = problemsOf({ PORT: "eighty" });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('PORT "eighty"');
    expect(problems[1]).toContain("NAME is required");
  });

  it("does not print the password in an invalid URL", () => {
    const [problem] = problemsOf({ NAME: "abc", PORT: "postgresql://app:p@ss/#1@db:port/main" });
    expect(problem).toContain("postgresql://[redacted]@db:port/main");
  });

  it("refuses public default secrets in production, set or unset", () => {
    expect(problemsOf({ NODE_ENV: "production", NAME: "abc" })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: "production", NAME: "abc", SECRET: "public" })).toHaveLength(1);
    expect(problemsOf({ NODE_ENV: "production", NAME: "abc", SECRET: "own" })).toHaveLength(0);
  });

  it("refuses public default secrets outside production if the process listens on a network", () => {
    const open = { NAME: "abc", HOST: "0.0.0.0" };
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "laptop"]) {
      expect(problemsOf({ ...open, HOST })).toEqual([
        expect.stringContaining("SECRET must be set while HOST opens the process to a network"),
      ]);
    }
    expect(problemsOf({ ...open, SECRET: "public" })).toHaveLength(1);
    expect(problemsOf({ ...open, SECRET: "own" })).toEqual([]);
    for (const HOST of ["", "127.0.0.1", "localhost", "::1"]) {
      expect(problemsOf({ ...open, HOST })).toEqual([]);
    }
  });

  it("refuses guessable and shared secrets if the process listens on a network", () => {
    const two = defineConfig({
      first: key({ env: "FIRST", type: z.string(), default: "a", secret: true, doc: "Key." }),
      second: key({ env: "SECOND", type: z.string(), default: "b", secret: true, doc: "Key." }),
    });
    const refused = (FIRST: string, SECOND: string, more: NodeJS.ProcessEnv) => {
      try {
        loadConfig(two, { FIRST, SECOND, ...more });
        return [];
      } catch (error) {
        return error instanceof ConfigError ? error.problems : [String(error)];
      }
    };
    const good = "kZ3-fq8Lw0Tn6YbR";
    for (const open of [{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }]) {
      for (const weak of ["a".repeat(16), "abcd".repeat(4), "12".repeat(8), "aaaaaaabbbbbbbcc"]) {
        expect(refused(weak, good, open)).toEqual([
          "FIRST is a repeated pattern; use a random secret",
        ]);
      }
      expect(refused(good, good, open)).toEqual([
        "SECOND has the same value as FIRST; use a different secret for each",
      ]);
      expect(refused(good, `${good}x`, open)).toEqual([]);
    }
    expect(refused("a".repeat(16), "a".repeat(16), {})).toEqual([]);
  });

  it("production requires valid values for keys whose default fits one machine only", () => {
    const strict = defineConfig({
      site: key({
        env: "SITE",
        type: z.url(),
        default: "http://localhost:4000",
        doc: "Site.",
        local: true,
        refusedInProduction: (value) => (value.startsWith("https:") ? null : "must be https"),
      }),
    });
    const problemOf = (site: string) => {
      try {
        return loadConfig(strict, { NODE_ENV: "production", SITE: site }).site;
      } catch (error) {
        return error instanceof ConfigError ? error.problems.join() : String(error);
      }
    };
    expect(loadConfig(strict, {}).site).toBe("http://localhost:4000");
    expect(problemOf("")).toBe("SITE must be set in production (Site.)");
    expect(problemOf("http://dance.example")).toBe("SITE must be https in production (Site.)");
    expect(problemOf("https://dance.example")).toBe("https://dance.example");
  });

  it("never prints a secret's value", () => {
    const strict = defineConfig({
      key: key({ env: "SECRET", type: z.string().min(99), secret: true, doc: "Key." }),
    });
    expect(() => loadConfig(strict, { SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
  });
});
