import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import type { Attributes } from "@opentelemetry/api";
import { recordedAddress } from "./recorded-address";

const MEMBER = "01a219ba-4637-7000-bcba-1489bcb8027c";

describe("the address of a request in a trace", () => {
  it.each([
    ["/graphql?variables=%7B%22text%22%3A%22salsa%22%7D", "/graphql"],
    ["/search?Bus%20Pass", "/search"],
    [`/accounts/code-${MEMBER}/billing_info?limit=5`, "/accounts/*/billing_info"],
    ["/crm/rest/v1/contacts/ines@example.test", "/crm/rest/v1/contacts/*"],
    ["/gift_cards/GIFT-LOW-used/redeem", "/gift_cards/*/redeem"],
    ["/settings/invoices/1042", "/settings/invoices/*"],
    ["/media/classes/7/trailer.mp4?Policy=eyJ9&Signature=abc~", "/media/classes/*/*.mp4"],
    ["/assets/index-3f2a.js", "/assets/*.js"],
    ["/.well-known/jwks.json", "/*/jwks.json"],
    ["/", "/"],
    [undefined, "/"],
  ])("%s is recorded as %s", (path, recorded) => {
    const origin = "http://127.0.0.1:4020";
    expect(recordedAddress({ origin, path })).toEqual({
      "url.full": `${origin}${recorded}`,
      "url.path": recorded,
    });
    expect(recordedAddress({ path })["url.full"]).toBeUndefined();
  });
});

/** Prints the attributes of its spans. In a process of its own, because others patch theirs. */
const REQUESTING = `
  const { trace } = require("@opentelemetry/api");
  const { NodeSDK } = require("@opentelemetry/sdk-node");
  const { httpInstrumentations } = require(process.argv[1]);
  const spans = [];
  const done = () => Promise.resolve();
  const onEnd = ({ attributes }) => void spans.push(attributes);
  const processor = { onStart: () => undefined, onEnd, forceFlush: done, shutdown: done };
  const sdk = new NodeSDK({ spanProcessors: [processor], instrumentations: httpInstrumentations() });
  sdk.start();
  trace.getTracer("test").startActiveSpan("work", async (span) => {
    await (await fetch(process.argv[2])).arrayBuffer();
    span.end();
    // The span of a request ends a turn after the response is there.
    setTimeout(() => console.log(JSON.stringify(spans)), 50);
  });
`;
const INSTRUMENTATIONS = path.resolve(__dirname, "../../dist/telemetry/http-instrumentations.js");

describe("a request about a member", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/accounts/code-${MEMBER}?email=ines@example.test`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("leaves nothing personal in its span", async () => {
    const args = ["--eval", REQUESTING, INSTRUMENTATIONS, url];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
    const spans = JSON.parse(stdout) as readonly Attributes[];
    expect(spans.find((attributes) => attributes["url.full"] !== undefined)).toMatchObject({
      "url.full": url.replace(/code-.*/, "*"),
      "url.path": "/accounts/*",
    });
    expect(stdout).not.toMatch(/01a219ba|ines/);
  });
});
