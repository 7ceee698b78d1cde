import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { GATEWAY_WAITS_MS, whileLocked } from "@eightcount/test-kit/databases/while-locked";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { accounts as accountsSubgraph } from "./subgraph";
import { type AccountsFixture, accountsFixture } from "./testing/accounts-fixture";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
afterAll(() => fixture.close());

it("a hanging statement fails before the gateway times out", async () => {
  const { config, logger } = fixture;
  const accounts = await openSubgraph(accountsSubgraph, { config, logger });
  let errors: unknown;
  const table = { databaseUrl: config.databaseUrl, table: "account" };
  const tookMs = await whileLocked(table, async () => {
    const source = '{ userByEmail(email: "ada@example.com") { __typename } }';
    ({ errors } = await runQuery(accounts.schema, source, { loaders: accounts.loaders() }));
  });
  await accounts.close();
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/timeout/) })]);
  expect(tookMs).toBeLessThan(GATEWAY_WAITS_MS);
});
