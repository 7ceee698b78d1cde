import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { GATEWAY_WAITS_MS, whileLocked } from "@eightcount/test-kit/databases/while-locked";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { viewing as viewingSubgraph } from "./subgraph";
import { heartbeat, RECORD_PROGRESS } from "./testing/operations";
import {
  aMember,
  anId,
  type Viewing,
  type ViewingFixture,
  viewingFixture,
} from "./testing/viewing-fixture";

let fixture: ViewingFixture;
let viewing: Viewing;
beforeAll(async () => {
  fixture = await viewingFixture();
  const { config } = fixture.viewing.infrastructure;
  const logger = createLogger("viewing-test");
  logger.level = "silent";
  viewing = await openSubgraph(viewingSubgraph, { config, logger });
});
afterAll(async () => {
  await viewing.close();
  await fixture.close();
});

const run = (source: string, variables = {}, viewer = aMember()) =>
  runQuery(viewing.schema, source, { viewer, variables, loaders: viewing.loaders(viewer) });

describe("a hanging statement fails before the gateway times out", () => {
  it.each(["saved_class", "class_record"])("reading %s", async (table) => {
    const { databaseUrl } = viewing.infrastructure.config;
    const source = `query ($id: ID!) { _entities(representations: [{ __typename: "Member", id: $id }]) {
      ... on Member { savedClasses { totalCount } history { totalCount } } } }`;
    const viewer = aMember();
    const id = Buffer.from(`Member:${viewer.memberId}`).toString("base64url");
    let errors: unknown;
    const tookMs = await whileLocked({ databaseUrl, table }, async () => {
      ({ errors } = await run(source, { id }, viewer));
    });
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/timeout/) }),
    ]);
    expect(tookMs).toBeLessThan(GATEWAY_WAITS_MS);
  });

  it("saving progress", async () => {
    const { databaseUrl } = viewing.infrastructure.config;
    const beat = {
      classId: await fixture.aClass(),
      playbackSessionId: anId(),
      positionSeconds: 30,
    };
    let errors: unknown;
    const tookMs = await whileLocked({ databaseUrl, table: "viewed_class" }, async () => {
      ({ errors } = await run(RECORD_PROGRESS, heartbeat(beat)));
    });
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/timeout/) }),
    ]);
    expect(tookMs).toBeLessThan(GATEWAY_WAITS_MS);
  });
});
