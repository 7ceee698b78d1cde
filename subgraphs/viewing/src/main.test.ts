import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { signViewer } from "@eightcount/service-kit/viewer/signature";
import { heartbeat, RECORD_PROGRESS } from "./testing/operations";
import { aMember, anId, type ViewingWorld, viewingWorld } from "./testing/viewing-world";

const gatewaySecret = "a-secret-of-the-test";
const logger = createLogger("viewing-test");
logger.level = "silent";
let world: ViewingWorld;

beforeAll(async () => {
  world = await viewingWorld({ EIGHTCOUNT_VIEWING_FLUSH_WINDOW_MS: "1000" });
});
afterAll(() => world.close());

function serve() {
  const { schema, loaders, ready, drainProgress } = world.viewing;
  const place = { name: "viewing", host: "127.0.0.1", port: 0 };
  const drain = [drainProgress];
  return serveSubgraph({ ...place, schema, loaders, ready, drain, gatewaySecret, logger });
}

describe("the viewing process", () => {
  it("ENG-10 a closing process saves and answers the updates in flight", async () => {
    const subgraph = await serve();
    const classId = await world.aClass();
    const send = async (positionSeconds: number) => {
      const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds });
      const response = await fetch(`http://127.0.0.1:${subgraph.port}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...signViewer(aMember(), gatewaySecret, new Date()),
        },
        body: JSON.stringify({ query: RECORD_PROGRESS, variables }),
      });
      return (await response.json()) as {
        data: { recordProgress: { lastViewedSeconds: number } };
      };
    };
    const positions = Array.from({ length: 25 }, (_, index) => 200 + index);
    const inFlight = Promise.all(positions.map(send));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const count = "SELECT count(*)::int AS saved FROM class_record";
    expect((await world.database.pool.query(count)).rows).toEqual([{ saved: 0 }]);
    await subgraph.close();
    const answers = await inFlight;
    expect(answers.map(({ data }) => data.recordProgress.lastViewedSeconds)).toEqual(positions);
    expect((await world.database.pool.query(count)).rows).toEqual([{ saved: 25 }]);
    await expect(send(1)).rejects.toThrow();
  });
});
