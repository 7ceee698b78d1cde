import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { GATEWAY_WAITS_MS, whileLocked } from "@eightcount/test-kit/databases/while-locked";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { billing as billingSubgraph } from "./subgraph";
import { aMember, type BillingFixture, billingFixture } from "./testing/billing-fixture";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const SUBSCRIPTION = `query ($id: ID!) {
  _entities(representations: [{ __typename: "Member", id: $id }]) {
    ... on Member { subscription { accountStatus } }
  }
}`;

it("a hanging statement fails before the gateway times out", async () => {
  const { config, logger } = fixture;
  const billing = await openSubgraph(billingSubgraph, { config, logger });
  const viewer = aMember();
  const variables = { id: toGlobalId("Member", viewer.memberId) };
  let errors: unknown;
  const table = { databaseUrl: config.databaseUrl, table: "member_subscription" };
  const tookMs = await whileLocked(table, async () => {
    const loaders = billing.loaders(viewer);
    ({ errors } = await runQuery(billing.schema, SUBSCRIPTION, { viewer, variables, loaders }));
  });
  await billing.close();
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/timeout/) })]);
  expect(tookMs).toBeLessThan(GATEWAY_WAITS_MS);
});
