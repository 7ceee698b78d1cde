import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { captchaContract } from "./captcha.provider.contract";
import { RecaptchaCaptcha } from "./recaptcha.adapter";

// Stands in for the verification call: it takes each token it handed out once.
let google: Server;
let outage = false;
const handedOut = new Set<string>();
const asked: URLSearchParams[] = [];

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      response.statusCode = outage ? 503 : 200;
      const success = handedOut.has(form.get("response") ?? "");
      response.end(outage ? "down" : JSON.stringify({ success, "error-codes": [] }));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => google.close(resolve)));

const provider = () =>
  new RecaptchaCaptcha({
    siteKey: "site",
    secretKey: "secret",
    clock: () => new Date(),
    verifyUrl: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
  });
const solve = async () => {
  const token = `token-${handedOut.size}`;
  handedOut.add(token);
  return token;
};

captchaContract("recaptcha", async () => ({ provider: provider(), solve }));

describe("reCAPTCHA's verification", () => {
  it("is asked with the secret, the token and the client's address", async () => {
    await provider().judge("a-token", "203.0.113.9");
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: "secret",
      response: "a-token",
      remoteip: "203.0.113.9",
    });
  });

  it("a hosted provider's site key reaches the form", async () => {
    expect(await provider().challenge()).toMatchObject({ siteKey: "site" });
  });

  it("an outage is not the visitor's fault", async () => {
    outage = true;
    expect(await provider().judge(await solve(), "")).toEqual({ kind: "unavailable" });
    outage = false;
  });
});
