import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { anEngagementEvent, engagementContract } from "./engagement.provider.contract";
import { HttpEngagement } from "./http.adapter";
import { engagementProvider } from "./registry";

let service: Server;
let status = 202;
const taken: { headers: IncomingHttpHeaders; body: unknown }[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      taken.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  status = 202;
  taken.length = 0;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/events`;
const provider = () => new HttpEngagement({ url: url(), apiKey: "a-key" });

engagementContract("HTTP", provider);

describe("events by HTTP", () => {
  it("carry email, type, details, API key, and idempotency key", async () => {
    await provider().send(anEngagementEvent);
    const { id, ...body } = anEngagementEvent;
    expect(taken).toMatchObject([
      { headers: { authorization: "Bearer a-key", "idempotency-key": id }, body },
    ]);
  });

  it("are retried when the service fails, and not when it rejects them", async () => {
    // A wrong key or address must be noticed, not lose every event in silence.
    for (status of [503, 429, 408, 401, 403, 404]) {
      await expect(provider().send(anEngagementEvent)).rejects.toThrow(`${status}`);
    }
    status = 400;
    await expect(provider().send(anEngagementEvent)).resolves.toBeUndefined();
  });
});

describe("the engagement service by tracking mode", () => {
  const settings = (isProduction: boolean) => ({
    isProduction,
    engagementUrl: url(),
    engagementKey: "",
  });

  it("TRK-12 outside production, the production mode does not start", () => {
    expect(() => engagementProvider("production", settings(false))).toThrow("NODE_ENV production");
  });

  it("in production nothing goes to the sandbox", () => {
    expect(() => engagementProvider("record", settings(true))).toThrow("refused in production");
    const missing = { ...settings(true), engagementUrl: "" };
    expect(() => engagementProvider("production", missing)).toThrow("EIGHTCOUNT_ENGAGEMENT_URL");
  });

  it("TRK-12 receives nothing with tracking off, and events with it on", async () => {
    await engagementProvider("off", settings(false)).send(anEngagementEvent);
    expect(taken).toEqual([]);
    await engagementProvider("production", settings(true)).send(anEngagementEvent);
    expect(taken).toHaveLength(1);
  });
});
