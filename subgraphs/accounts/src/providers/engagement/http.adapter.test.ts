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
  it("carry e-mail, type and details, the key and an id to know them again", async () => {
    await provider().send(anEngagementEvent);
    const { id, ...body } = anEngagementEvent;
    expect(taken).toMatchObject([
      { headers: { authorization: "Bearer a-key", "idempotency-key": id }, body },
    ]);
  });

  it("are tried again when the service is in trouble, and not when it does not want them", async () => {
    // A wrong key or address must be noticed, not lose every event in silence.
    for (status of [503, 429, 408, 401, 403, 404]) {
      await expect(provider().send(anEngagementEvent)).rejects.toThrow(`${status}`);
    }
    status = 400;
    await expect(provider().send(anEngagementEvent)).resolves.toBeUndefined();
  });
});

describe("who hears, by the tracking mode", () => {
  const settings = (isProduction: boolean) => ({
    isProduction,
    engagementUrl: url(),
    engagementKey: "",
  });

  it("TRK-12 outside production the mode that tells the real service does not even start", () => {
    expect(() => engagementProvider("production", settings(false))).toThrow("NODE_ENV production");
  });

  it("in production nothing goes to the sandbox", () => {
    expect(() => engagementProvider("record", settings(true))).toThrow("refused in production");
    const missing = { ...settings(true), engagementUrl: "" };
    expect(() => engagementProvider("production", missing)).toThrow("EIGHTCOUNT_ENGAGEMENT_URL");
  });

  it("TRK-12 with tracking off nobody hears anything, with it on the service does", async () => {
    await engagementProvider("off", settings(false)).send(anEngagementEvent);
    expect(taken).toEqual([]);
    await engagementProvider("production", settings(true)).send(anEngagementEvent);
    expect(taken).toHaveLength(1);
  });
});
