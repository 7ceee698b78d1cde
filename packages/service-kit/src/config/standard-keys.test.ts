import { ConfigError, loadConfig } from "./config-table";
import { publicUrl, stillness } from "./standard-keys";

const table = { site: publicUrl("http://127.0.0.1:4000", "Links start with it.") };

function siteOf(text: string): string {
  try {
    return loadConfig(table, { EIGHTCOUNT_PUBLIC_URL: text }).site;
  } catch (error) {
    return error instanceof ConfigError ? error.problems.join("; ") : String(error);
  }
}

describe("EIGHTCOUNT_PUBLIC_URL", () => {
  it("is an origin, with or without a trailing slash", () => {
    expect(siteOf("https://dance.example")).toBe("https://dance.example");
    expect(siteOf("https://dance.example:8443/")).toBe("https://dance.example:8443");
  });

  it.each(["https://dance.example/app", "https://dance.example?x=1", "https://dance.example//"])(
    "refuses %s: links would lead astray",
    (text) => expect(siteOf(text)).toContain("must end after its host or port"),
  );

  it("reports only that a value is not a URL", () => {
    expect(siteOf("dance.example")).toMatch(/must be a URL that starts with http/);
  });
});

describe("the fixed moment and the random seed", () => {
  const env = { EIGHTCOUNT_FIXED_MOMENT: "2027-03-17T15:00:00Z", EIGHTCOUNT_RANDOM_SEED: "8" };
  const problemsOf = (settings: NodeJS.ProcessEnv) => {
    try {
      loadConfig(stillness, settings);
      return [];
    } catch (error) {
      return error instanceof ConfigError ? error.problems : [String(error)];
    }
  };

  it("are read in development and null when unset", () => {
    expect(loadConfig(stillness, env)).toEqual({
      fixedMoment: new Date("2027-03-17T15:00:00Z"),
      randomSeed: 8,
    });
    expect(loadConfig(stillness, {})).toEqual({ fixedMoment: null, randomSeed: null });
  });

  it("are refused in production, and invalid moments everywhere", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual([]);
    expect(problemsOf({ NODE_ENV: "production", ...env })).toEqual([
      expect.stringContaining("EIGHTCOUNT_FIXED_MOMENT must be unset in production"),
      expect.stringContaining("EIGHTCOUNT_RANDOM_SEED must be unset in production"),
    ]);
    expect(problemsOf({ EIGHTCOUNT_FIXED_MOMENT: "tomorrow" })).toHaveLength(1);
  });
});
