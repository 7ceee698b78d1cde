import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { heartbeat, RECORD_PROGRESS } from "./testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "./testing/viewing-fixture";

const gatewaySecret = "a-secret-of-the-test";
const logger = createLogger("viewing-test");
logger.level = "silent";
let fixture: ViewingFixture;

interface Answer {
  readonly data: {
    readonly recordProgress: {
      readonly danceClass: { readonly progress: { readonly lastViewedSeconds: number } };
    };
  };
}

beforeAll(async () => {
  fixture = await viewingFixture({ EIGHTCOUNT_VIEWING_FLUSH_WINDOW_MS: "1000" });
});
afterAll(() => fixture.close());

/** Serves the subgraph as its process does; `onArrival` hears of every request. */
function serve(onArrival: () => void) {
  const { schema, loaders, ready, drain } = fixture.viewing;
  return serveSubgraph({
    name: "viewing",
    host: "127.0.0.1",
    port: 0,
    metricsPort: null,
    schema,
    loaders,
    ready,
    gatewaySecret,
    logger,
    drain: [drain],
    routes: (app) =>
      app.use((_request, _response, next) => {
        onArrival();
        next();
      }),
  });
}

describe("the viewing process", () => {
  it("ENG-10 a closing process saves updates in flight and responds to them", async () => {
    let arrived = 0;
    let answered = 0;
    const positions = Array.from({ length: 25 }, (_, index) => 200 + index);
    let allArrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      allArrived = resolve;
    });
    const subgraph = await serve(() => {
      arrived += 1;
      if (arrived === positions.length) allArrived();
    });
    const classId = await fixture.aClass();
    const send = async (positionSeconds: number) => {
      const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds });
      const body = JSON.stringify({ query: RECORD_PROGRESS, variables });
      const signed = { secret: gatewaySecret, audience: "viewing", body };
      const response = await fetch(`http://127.0.0.1:${subgraph.port}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...signViewer(aMember(), signed, new Date()),
        },
        body,
      });
      answered += 1;
      const { data } = (await response.json()) as Answer;
      return data.recordProgress.danceClass.progress.lastViewedSeconds;
    };
    const inFlight = Promise.all(positions.map(send));
    await arrival;
    expect(answered).toBeLessThan(positions.length);
    await subgraph.close();
    expect(await inFlight).toEqual(positions);
    const { rowCount } = await fixture.database.pool.query("SELECT FROM class_record");
    expect(rowCount).toBe(positions.length);
    await expect(send(1)).rejects.toThrow();
  });
});
