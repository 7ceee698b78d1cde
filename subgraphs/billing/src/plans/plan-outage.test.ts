import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";

let status = 500;
let provider: Server;
let fixture: BillingFixture;

beforeAll(async () => {
  provider = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end('{"message":"no"}');
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => provider.once("listening", resolve));
  const { port } = provider.address() as AddressInfo;
  fixture = await billingFixture({ env: { RECURLY_BASE_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await fixture.close();
  provider.closeAllConnections();
  provider.close();
});

it("API-BILL-07 whatever the provider fails with, the plans raise Server Error", async () => {
  for (status of [500, 503, 429, 401]) {
    for (const query of [
      '{ plans(pageSource: "gift") { code } }',
      "{ plan(choice: YEARLY) { code } }",
    ]) {
      const { errors } = await fixture.execute(query);
      expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
        ["Server Error", "SERVER_ERROR"],
      ]);
    }
  }
});
