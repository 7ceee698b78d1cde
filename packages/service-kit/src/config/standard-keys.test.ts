import { ConfigError, loadConfig } from "./config-table";
import { publicUrl } from "./standard-keys";

const table = { site: publicUrl("http://127.0.0.1:4000", "links start with it.") };

function siteOf(text: string): string {
  try {
    return loadConfig(table, { EIGHTCOUNT_PUBLIC_URL: text }).site;
  } catch (error) {
    return error instanceof ConfigError ? error.problems.join("; ") : String(error);
  }
}

describe("EIGHTCOUNT_PUBLIC_URL", () => {
  it("is an origin, with or without a slash behind it", () => {
    expect(siteOf("https://dance.example")).toBe("https://dance.example");
    expect(siteOf("https://dance.example:8443/")).toBe("https://dance.example:8443");
  });

  it.each(["https://dance.example/app", "https://dance.example?x=1", "https://dance.example//"])(
    "refuses %s: links would lead astray",
    (text) => expect(siteOf(text)).toContain("must end behind its host or port"),
  );

  it("says of what is no address only that", () => {
    expect(siteOf("dance.example")).toMatch(/must be an address that begins with http/);
  });
});
