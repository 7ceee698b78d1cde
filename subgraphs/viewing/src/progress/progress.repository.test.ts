import { reachedStatus } from "@eightcount/rules/watching/viewing-status";
import { readOutbox } from "@eightcount/test-kit/events/read-outbox";
import { Random } from "../testing/random";
import { type ViewingDatabase, viewingDatabase } from "../testing/viewing-database";
import { ProgressRepository } from "./progress.repository";
import type { ProgressUpdate } from "./progress.rules";

const DURATION = 1800;
const random = new Random(8);
let database: ViewingDatabase;
let now: Date;
let progress: ProgressRepository;

beforeAll(async () => {
  database = await viewingDatabase();
  progress = new ProgressRepository(database.pool, () => now);
});
beforeEach(async () => {
  now = new Date("2026-11-20T10:00:00Z");
  await database.reset();
});
afterAll(() => database.close());

const member = random.uuid();
const danceClass = random.uuid();
const phone = random.uuid();
const television = random.uuid();

/** One heartbeat; the status it reaches follows from the position, as in the service. */
function update(change: Partial<ProgressUpdate>): ProgressUpdate {
  const base = {
    memberId: member,
    classId: danceClass,
    sessionId: phone,
    sequence: 1,
    positionSeconds: 0,
    isPlaying: true,
    dancedSeconds: 0,
    startsOver: false,
    origin: null,
    ...change,
  };
  const hasPlayed = change.hasPlayed ?? base.isPlaying;
  const { positionSeconds } = base;
  const reached = reachedStatus({
    positionSeconds,
    durationSeconds: DURATION,
    isPlaying: hasPlayed,
  });
  return { hasPlayed, reached, ...base };
}

async function save(change: Partial<ProgressUpdate>) {
  const [outcome] = await progress.saveAll([update(change)]);
  return outcome;
}

/** Lets the server's clock run. */
function wait(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function rows<T = Record<string, unknown>>(sql: string): Promise<T[]> {
  return (await database.pool.query(sql)).rows as T[];
}

async function totals() {
  const [row] = await rows<{ total_classes_taken: number; total_seconds_danced: number }>(
    "SELECT total_classes_taken, total_seconds_danced FROM usage_metrics",
  );
  return row ? [row.total_classes_taken, row.total_seconds_danced] : null;
}

describe("saving progress", () => {
  it("VIEW-PROG-07 before the start, no record, class, or seconds are saved", async () => {
    const outcome = await save({ sequence: 1, positionSeconds: 110, dancedSeconds: 110 });
    expect(outcome).toMatchObject({ status: "NOT_INITIATED", lastViewedSeconds: 0 });
    expect(await rows("SELECT * FROM class_record")).toEqual([]);
    expect(await totals()).toBeNull();
  });

  it("VIEW-PROG-03 playing past 120 s starts the class and keeps whole seconds", async () => {
    await save({ sequence: 1, positionSeconds: 110, dancedSeconds: 110 });
    wait(11);
    const outcome = await save({ sequence: 2, positionSeconds: 121, dancedSeconds: 121 });
    expect(outcome).toEqual({
      status: "STARTED",
      lastViewedSeconds: 121,
      isCurrent: true,
      updatedAt: now,
    });
    expect(await totals()).toEqual([0, 121]);
  });

  it("VIEW-PROG-06 AMB-44 the first completion counts one class, in the same commit", async () => {
    await save({ sequence: 1, positionSeconds: 1700, dancedSeconds: 30 });
    expect(await totals()).toEqual([1, 30]);
    wait(10);
    await save({ sequence: 2, positionSeconds: 1710, dancedSeconds: 40 });
    expect(await totals()).toEqual([1, 40]);
  });

  it("VIEW-PROG-05 completed is never downgraded, whatever is sent", async () => {
    await save({ sequence: 1, positionSeconds: 1790 });
    for (const [index, positionSeconds] of [0, 130, 500].entries()) {
      await save({ sequence: index + 2, positionSeconds });
    }
    expect(await save({ sequence: 20, positionSeconds: 121 })).toMatchObject({
      status: "COMPLETED",
    });
  });

  it("VIEW-PROG-19 AMB-44 watching again keeps completed, moves the position, counts no class", async () => {
    await save({ sequence: 1, positionSeconds: 1790, dancedSeconds: 60 });
    await save({ sequence: 2, positionSeconds: 1800, dancedSeconds: 60, isPlaying: false });
    wait(86_400);
    const again = await save({ sessionId: television, positionSeconds: 40, dancedSeconds: 40 });
    expect(again).toMatchObject({ status: "COMPLETED", lastViewedSeconds: 40 });
    wait(1700);
    await save({ sessionId: television, sequence: 2, positionSeconds: 1795, dancedSeconds: 1740 });
    expect(await totals()).toEqual([1, 1800]);
  });

  it("VIEW-PROG-16 late and repeated updates move nothing back and count once", async () => {
    await save({ sequence: 3, positionSeconds: 300, dancedSeconds: 300 });
    await save({ sequence: 3, positionSeconds: 300, dancedSeconds: 300 });
    const late = await save({ sequence: 2, positionSeconds: 200, dancedSeconds: 200 });
    expect(late).toMatchObject({ status: "STARTED", lastViewedSeconds: 300 });
    expect(await totals()).toEqual([0, 300]);
  });

  it("VIEW-PROG-16 a sequence that comes again with something else moves nothing", async () => {
    await save({ sequence: 3, positionSeconds: 300, dancedSeconds: 300 });
    const again = { sequence: 3, positionSeconds: 900, isPlaying: false, hasPlayed: true };
    expect(await save(again)).toMatchObject({ lastViewedSeconds: 300 });
    const [session] = await rows("SELECT is_playing, last_viewed_seconds FROM viewed_class");
    expect(session).toEqual({ is_playing: true, last_viewed_seconds: 300 });
  });

  it.each([
    [16, { positionSeconds: 0 }, 16],
    [15, { positionSeconds: 0 }, 0],
    [300, { positionSeconds: 15, dancedSeconds: 14 }, 300],
    [300, { positionSeconds: 15, dancedSeconds: 15 }, 15],
    [300, { positionSeconds: 16 }, 16],
    [300, { positionSeconds: 0, startsOver: true }, 0],
  ])(
    "a record at %d s that is told %p of a player just opened stands at %d s",
    async (stood, told, stands) => {
      await save({ sequence: 1, positionSeconds: 200, dancedSeconds: 20 });
      await save({ sequence: 2, positionSeconds: stood, dancedSeconds: 20 });
      wait(200);
      const outcome = await save({ sessionId: television, ...told });
      expect(outcome).toMatchObject({ lastViewedSeconds: stands, isCurrent: true });
    },
  );

  it("an update without a danced second leaves no totals", async () => {
    expect(await save({ positionSeconds: 300, isPlaying: false, hasPlayed: true })).toMatchObject({
      status: "STARTED",
    });
    expect(await totals()).toBeNull();
  });

  it("VIEW-PROG-16 a late update still raises the status", async () => {
    await save({ sequence: 9, positionSeconds: 300, isPlaying: false });
    await save({ sequence: 8, positionSeconds: 1700 });
    const [record] = await rows("SELECT status, last_viewed_seconds FROM class_record");
    expect(record).toEqual({ status: "COMPLETED", last_viewed_seconds: 300 });
  });

  it("the newest playing session holds the lease; the older one moves nothing", async () => {
    await save({ sequence: 1, positionSeconds: 600 });
    wait(30);
    expect(await save({ sessionId: television, positionSeconds: 130 })).toMatchObject({
      isCurrent: true,
      lastViewedSeconds: 130,
    });
    wait(5);
    expect(await save({ sequence: 2, positionSeconds: 640 })).toMatchObject({
      isCurrent: false,
      lastViewedSeconds: 130,
    });
  });

  it("the older session takes over when the newer one pauses or goes silent", async () => {
    await save({ sequence: 1, positionSeconds: 600 });
    wait(5);
    await save({ sessionId: television, sequence: 1, positionSeconds: 130 });
    await save({ sessionId: television, sequence: 2, positionSeconds: 131, isPlaying: false });
    wait(5);
    expect(await save({ sequence: 2, positionSeconds: 610 })).toMatchObject({ isCurrent: true });
    wait(5);
    await save({ sessionId: television, sequence: 3, positionSeconds: 135 });
    wait(151);
    expect(await save({ sequence: 3, positionSeconds: 770 })).toMatchObject({
      isCurrent: true,
      lastViewedSeconds: 770,
    });
  });

  it("a few seconds danced and paused before the first heartbeat are kept", async () => {
    await save({ sequence: 1, positionSeconds: 600, dancedSeconds: 300 });
    await save({ sequence: 2, positionSeconds: 610, isPlaying: false, hasPlayed: true });
    wait(3600);
    const pause = { sessionId: television, isPlaying: false, hasPlayed: true };
    expect(await save({ ...pause, positionSeconds: 904 })).toMatchObject({
      isCurrent: true,
      lastViewedSeconds: 904,
    });
  });

  it("seeking while paused in another tab does not take the lease", async () => {
    await save({ sequence: 1, positionSeconds: 600 });
    const paused = { sessionId: television, isPlaying: false, positionSeconds: 20 };
    expect(await save(paused)).toMatchObject({ isCurrent: false, lastViewedSeconds: 600 });
  });

  it("I9 two tabs on one class do not double the seconds", async () => {
    await save({ sequence: 1, positionSeconds: 130, dancedSeconds: 130 });
    for (let beat = 1; beat <= 12; beat += 1) {
      wait(5);
      const dancedSeconds = 10 * beat;
      await save({ sessionId: television, sequence: beat, positionSeconds: 200, dancedSeconds });
      wait(5);
      await save({ sequence: beat + 1, positionSeconds: 300, dancedSeconds: 130 + dancedSeconds });
    }
    expect(await totals()).toEqual([0, 250]);
  });

  it("seconds beyond the wall clock are not credited", async () => {
    await save({ sequence: 1, positionSeconds: 130, dancedSeconds: 86_400 });
    expect(await totals()).toEqual([0, 10_800]);
    wait(10);
    await save({ sequence: 2, positionSeconds: 140, dancedSeconds: 86_400 });
    await save({ sequence: 3, positionSeconds: 140, dancedSeconds: 99_999 });
    expect(await totals()).toEqual([0, 10_810]);
  });

  it("AMB-45 the first start of a day is published once per member and class", async () => {
    await save({ sequence: 1, positionSeconds: 130 });
    await save({ sequence: 2, positionSeconds: 140 });
    await save({ sessionId: television, positionSeconds: 130 });
    const day1 = { classId: danceClass, memberId: member, day: "2026-11-20" };
    expect(await readOutbox(database.pool)).toEqual([{ topic: "class.started", payload: day1 }]);
    wait(86_400);
    await save({ sessionId: random.uuid(), positionSeconds: 130 });
    const told = await rows("SELECT payload ->> 'day' AS day FROM outbox_event ORDER BY 1");
    expect(told).toEqual([{ day: "2026-11-20" }, { day: "2026-11-21" }]);
  });

  it("VIEW-PLAY-24 a viewing stores member, class, position, duration, and origin", async () => {
    const origin = {
      browserSession: "visit-1",
      pageView: null,
      device: "Phone",
      browser: "Firefox",
      userAgent: 'quote " comma , brace {} \\ end',
      ip: "192.0.2.1",
      country: "DE",
      city: "unknown",
    };
    await save({ sequence: 1, positionSeconds: 130, dancedSeconds: 125, origin });
    const [viewed] = await rows(
      "SELECT * FROM viewed_class JOIN viewing_origin USING (session_id)",
    );
    expect(viewed).toMatchObject({
      member_id: member,
      class_id: danceClass,
      session_id: phone,
      status: "STARTED",
      last_viewed_seconds: 130,
      seconds_watched: 125,
      ip: "192.0.2.1",
      user_agent: 'quote " comma , brace {} \\ end',
      country: "DE",
    });
  });

  it("a bad row is distinguished from an outage", async () => {
    const bad = progress.saveAll([{ ...update({}), positionSeconds: -1 }]);
    const error = await bad.catch((reason: unknown) => reason);
    expect(progress.classifyError(error)).toBe("row");
    expect(progress.classifyError(new Error("connect ECONNREFUSED"))).toBe("outage");
    expect(progress.classifyError(Object.assign(new Error(), { code: "40P01" }))).toBe("conflict");
    expect(progress.classifyError(Object.assign(new Error(), { code: "57P01" }))).toBe("outage");
  });
});
