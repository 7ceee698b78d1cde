import { type RecaptchaServer, recaptchaServer } from "../testing/recaptcha-server";

let now = Date.parse("2027-03-17T15:00:00.000Z");
let recaptcha: RecaptchaServer;

beforeAll(async () => {
  recaptcha = await recaptchaServer({ siteKey: "site", secretKey: "secret", clock: () => now });
});
afterAll(() => recaptcha.close());

async function siteverify(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const url = `${recaptcha.baseUrl}/api/siteverify`;
  const reply = await fetch(url, { method: "POST", body: new URLSearchParams(fields) });
  expect(reply.status).toBe(200);
  return reply.json();
}

const refused = (...codes: readonly string[]) => ({ success: false, "error-codes": codes });

describe("ENG-12 the sandbox's reCAPTCHA", () => {
  it("verifies a token once", async () => {
    const response = await recaptcha.solve();
    expect(await siteverify({ secret: "secret", response })).toEqual({
      success: true,
      challenge_ts: "2027-03-17T15:00:00.000Z",
      hostname: "dance.example",
    });
    expect(await siteverify({ secret: "secret", response })).toEqual(
      refused("timeout-or-duplicate"),
    );
  });

  it("verifies a token for two minutes", async () => {
    const [early, late] = [await recaptcha.solve(), await recaptcha.solve()];
    now += 120_000;
    expect(await siteverify({ secret: "secret", response: early })).toMatchObject({
      success: true,
    });
    now += 1;
    expect(await siteverify({ secret: "secret", response: late })).toEqual(
      refused("timeout-or-duplicate"),
    );
  });

  it("names what is missing or invalid, and keeps the token", async () => {
    const response = await recaptcha.solve();
    expect(await siteverify({})).toEqual(refused("missing-input-secret", "missing-input-response"));
    expect(await siteverify({ secret: "other", response })).toEqual(
      refused("invalid-input-secret"),
    );
    expect(await siteverify({ secret: "secret", response: "made-up" })).toEqual(
      refused("invalid-input-response"),
    );
    expect(await siteverify({ secret: "secret", response })).toMatchObject({ success: true });
  });

  it("issues no token to a page with another site key", async () => {
    const reply = await fetch(`${recaptcha.baseUrl}/api2/userverify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ siteKey: "other", hostname: "dance.example" }),
    });
    expect([reply.status, await reply.json()]).toEqual([400, { problem: "Invalid site key" }]);
  });

  it("lets pages of any origin load its script and frame its box", async () => {
    const script = await fetch(`${recaptcha.baseUrl}/api.js?render=explicit`);
    expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await script.text()).toContain("grecaptcha");
    const box = await fetch(`${recaptcha.baseUrl}/api2/anchor?k=site`);
    expect(box.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(await box.text()).toContain("I'm not a robot");
  });
});
