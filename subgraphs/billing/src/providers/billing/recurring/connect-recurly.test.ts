import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connectRecurly } from "./connect-recurly";

describe("the base URL of the provider's client", () => {
  it("keeps a base URL's path prefix and the query", async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ object: "list", has_more: false, next: null, data: [] }));
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const client = connectRecurly({
      apiKey: "key",
      region: "us",
      baseUrl: `http://127.0.0.1:${port}/recurly-api/`,
    });
    await client.listPlans({ params: { limit: 1 } }).first();
    expect(seen).toEqual(["GET /recurly-api/plans?limit=1"]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
