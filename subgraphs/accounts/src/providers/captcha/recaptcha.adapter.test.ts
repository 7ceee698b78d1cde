import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type RecaptchaServer,
  recaptchaServer,
} from "@eightcount/sandbox/testing/recaptcha-server";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { TestClock } from "../../testing/test-clock";
import { captchaContract } from "./captcha.provider.contract";
import { RecaptchaCaptcha, type RecaptchaOptions } from "./recaptcha.adapter";

const clock = new TestClock();
const address = "203.0.113.9";
const secretKey = "secret-of-the-site";

let google: RecaptchaServer;
beforeAll(async () => {
  const site = { siteKey: "site", secretKey, clock: () => clock.read().getTime() };
  google = await recaptchaServer(site);
});
afterAll(() => google.close());

const logger = createLogger("recaptcha-test");
logger.level = "silent";

function provider(changes: Partial<RecaptchaOptions> = {}): RecaptchaCaptcha {
  const { baseUrl } = google;
  const hostname = "dance.example";
  return new RecaptchaCaptcha({
    secretKey,
    baseUrl,
    hostname,
    clock: clock.read,
    logger,
    ...changes,
  });
}

captchaContract("recaptcha", async () => ({ provider: provider(), solve: () => google.solve() }));

describe("reCAPTCHA's verification", () => {
  it("refuses a token that was verified before", async () => {
    const token = await google.solve();
    expect(await provider().verify(token, address)).toMatchObject({ kind: "solved" });
    expect(await provider().verify(token, address)).toEqual({ kind: "refused" });
  });

  it("refuses a token after two minutes", async () => {
    const token = await google.solve();
    clock.advance(121_000);
    expect(await provider().verify(token, address)).toEqual({ kind: "refused" });
  });

  it("refuses a token of another site, unless any site is accepted", async () => {
    expect(await provider().verify(await google.solve("evil.example"), address)).toEqual({
      kind: "refused",
    });
    const anywhere = provider({ hostname: null });
    expect(await anywhere.verify(await google.solve("evil.example"), address)).toMatchObject({
      kind: "solved",
    });
  });

  it("reports a wrong secret as unavailable, not as a failed captcha", async () => {
    const verdict = await provider({ secretKey: "another" }).verify(await google.solve(), address);
    expect(verdict).toEqual({ kind: "unavailable" });
  });
});

describe("reCAPTCHA's endpoint", () => {
  /** Has one request answered by `listener`, in place of the vendor. */
  async function verdictOf(listener: RequestListener) {
    const server = createServer(listener).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await provider({ baseUrl }).verify("a-token", address);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it("receives the secret, the token, and the client's address", async () => {
    let body = "";
    await verdictOf((request, response) => {
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => response.end('{"success":false}'));
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      secret: secretKey,
      response: "a-token",
      remoteip: address,
    });
  });

  it.each<[string, RequestListener]>([
    ["an error", (_request, response) => response.writeHead(503).end("down")],
    ["no JSON", (_request, response) => response.end("<html>")],
    ["another shape", (_request, response) => response.end('{"ok":true}')],
    ["no response", (request) => request.socket.destroy()],
    ["nothing within four seconds", () => undefined],
  ])("is unavailable after %s", async (_, listener) => {
    expect(await verdictOf(listener)).toEqual({ kind: "unavailable" });
  });
});
