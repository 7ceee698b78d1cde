import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { loadViewingConfig } from "../config";
import { viewing as viewingSubgraph } from "../subgraph";
import { heartbeat, RECORD_PROGRESS } from "../testing/operations";
import {
  aMember,
  anId,
  type Viewing,
  type ViewingFixture,
  viewingFixture,
} from "../testing/viewing-fixture";

const CLASSES = 50;
const A_DAY = 500;

let redis: TestRedis;
let fixture: ViewingFixture;
let classIds: readonly string[];
beforeAll(async () => {
  redis = await testRedis();
  fixture = await viewingFixture({ REDIS_URL: redis.url });
});
beforeEach(async () => {
  await Promise.all([fixture.reset(), redis.flush()]);
  classIds = await Promise.all(Array.from({ length: CLASSES }, () => fixture.aClass()));
});
afterAll(async () => {
  await fixture.close();
  await redis.close();
});

type Viewer = ReturnType<typeof aMember>;
interface Session {
  readonly classId: string;
  readonly playbackSessionId: string;
}

/** Sends an update to one process. Returns the refusal's code or the result's type. */
async function record(
  viewer: Viewer,
  session: Session,
  { sequence = 1, viewing = fixture.viewing } = {},
): Promise<string> {
  const { data } = await runQuery(viewing.schema, RECORD_PROGRESS, {
    viewer,
    loaders: viewing.loaders(viewer),
    variables: heartbeat({ ...session, sequence, positionSeconds: 30 }),
  });
  return data?.recordProgress.code ?? data?.recordProgress.__typename;
}

const newSessions = (): readonly Session[] =>
  classIds.map((classId) => ({ classId, playbackSessionId: anId() }));
const aSession = (): Session => ({ classId: classIds[0] ?? "", playbackSessionId: anId() });

/** Opens as many sessions as allowed, with two concurrent updates each. */
async function fill(viewer: Viewer): Promise<Session> {
  const first = newSessions();
  for (let begun = 0; begun < A_DAY; begun += CLASSES) {
    const sessions = begun === 0 ? first : newSessions();
    const answers = await Promise.all(
      sessions.flatMap((one) => [record(viewer, one), record(viewer, one, { sequence: 2 })]),
    );
    expect(new Set(answers)).toEqual(new Set(["ProgressRecorded"]));
  }
  return first[0] ?? aSession();
}

async function sessionsOf({ memberId }: Viewer): Promise<number> {
  const { rows } = await fixture.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM viewed_class WHERE member_id = $1",
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

/** The subgraph as another process serves it. */
function anotherProcess(): Promise<Viewing> {
  const logger = createLogger("viewing-test");
  logger.level = "silent";
  const config = loadViewingConfig({
    REDIS_URL: redis.url,
    DATABASE_URL: fixture.database.url,
  });
  return openSubgraph(viewingSubgraph, { config, logger });
}

describe("a member's new playback sessions", () => {
  it("are limited to 500 a day; existing ones continue, and other members are unaffected", async () => {
    const [viewer, other] = [aMember(), aMember()];
    const known = await fill(viewer);
    const refused = await Promise.all(newSessions().map((session) => record(viewer, session)));
    expect(new Set(refused)).toEqual(new Set(["PLAYBACK_LIMIT_EXCEEDED"]));
    expect(await sessionsOf(viewer)).toBe(A_DAY);
    expect(await record(viewer, known, { sequence: 3 })).toBe("ProgressRecorded");
    expect(await record(other, aSession())).toBe("ProgressRecorded");
  });

  it("are counted across all processes, and existing ones continue on any of them", async () => {
    const viewer = aMember();
    const known = await fill(viewer);
    const viewing = await anotherProcess();
    expect(await record(viewer, known, { sequence: 3, viewing })).toBe("ProgressRecorded");
    expect(await record(viewer, aSession(), { viewing })).toBe("PLAYBACK_LIMIT_EXCEEDED");
    await viewing.close();
  });
});
