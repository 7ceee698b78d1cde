import { oracleKey, oracleStatus, ProgressOracle } from "../testing/progress-oracle";
import { Random } from "../testing/random";
import { type ViewingDatabase, viewingDatabase } from "../testing/viewing-database";
import { ProgressRepository } from "./progress.repository";
import { canMerge, mergeUpdates, type ProgressUpdate } from "./progress.rules";
import { ProgressBatcher } from "./progress-batcher";

const DURATION = 1800;
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
let database: ViewingDatabase;
let now = new Date("2026-11-20T12:00:00Z");
let progress: ProgressRepository;

beforeAll(async () => {
  database = await viewingDatabase();
  progress = new ProgressRepository(database.pool, () => now);
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const ORIGIN = {
  browserSession: "visit",
  pageView: null,
  device: "Phone",
  browser: "Firefox",
  userAgent: 'quote " comma , brace {} \\ end',
  ip: "192.0.2.7",
  country: "DE",
  city: "unknown",
};

interface Story {
  readonly random: Random;
  readonly memberId: string;
  readonly classId: string;
}

/** Generates a playback session: mostly heartbeats, with some seeks and pauses. */
function playbackSession({ random, memberId, classId }: Story): ProgressUpdate[] {
  const sessionId = random.uuid();
  let positionSeconds = random.int(0, 1700);
  let dancedSeconds = 0;
  return Array.from({ length: random.int(3, 14) }, (_, index) => {
    const isPlaying = random.chance(0.75);
    const hasPlayed = isPlaying || random.chance(0.4);
    const startsOver = random.chance(0.1);
    if (startsOver || random.chance(0.05)) positionSeconds = 0;
    else if (random.chance(0.15)) positionSeconds = random.int(0, DURATION);
    else if (isPlaying) positionSeconds = Math.min(DURATION, positionSeconds + 10);
    if (isPlaying) dancedSeconds += 10;
    return {
      memberId,
      classId,
      sessionId,
      sequence: index,
      positionSeconds,
      isPlaying,
      hasPlayed,
      dancedSeconds,
      reached: hasPlayed ? oracleStatus(positionSeconds, DURATION) : "NOT_INITIATED",
      startsOver,
      origin: index < 2 ? ORIGIN : null,
    };
  });
}

/** Cuts a stream into statements: one row per key each, sometimes a single one. */
function intoBatches(random: Random, updates: readonly ProgressUpdate[]): ProgressUpdate[][] {
  const batches: ProgressUpdate[][] = [[]];
  for (const update of updates) {
    const batch = batches.at(-1) ?? [];
    const isTaken = batch.some((other) => oracleKey(other) === oracleKey(update));
    if (isTaken || random.chance(0.2)) batches.push([update]);
    else batch.push(update);
  }
  return batches.filter((batch) => batch.length > 0);
}

/** Some are lost on the way back and sent again; the network mixes the rest. */
function onTheWire(random: Random, updates: readonly ProgressUpdate[]): ProgressUpdate[] {
  const repeated = updates.filter(() => random.chance(0.3));
  return random.shuffle([...updates, ...repeated]);
}

/** Servers disagree by up to five minutes while the real time moves on. */
function skewed(random: Random, start: Date, step: number): Date {
  return new Date(start.getTime() + step * 10_000 + random.int(-300_000, 300_000));
}

/** The highest status any update of a session reached; undefined when none was. */
function highestOf(session: readonly ProgressUpdate[]) {
  const reached = new Set(session.map((update) => update.reached));
  return (["COMPLETED", "STARTED"] as const).find((status) => reached.has(status));
}

async function stored() {
  const records = await database.pool.query(
    "SELECT member_id, class_id, status, last_viewed_seconds FROM class_record",
  );
  const totals = await database.pool.query(
    "SELECT member_id, total_classes_taken, total_seconds_danced FROM usage_metrics",
  );
  const started = await database.pool.query("SELECT payload FROM outbox_event");
  return {
    records: new Map(
      records.rows.map((row) => [
        `${row.member_id}:${row.class_id}`,
        [row.status, row.last_viewed_seconds],
      ]),
    ),
    totals: new Map(
      totals.rows.map((row) => [
        row.member_id,
        [row.total_classes_taken, row.total_seconds_danced],
      ]),
    ),
    started: started.rows
      .map(({ payload }) => `${payload.memberId}:${payload.classId}:${payload.day}`)
      .sort(),
  };
}

describe("VIEW-PROG-16 any order, any repetition, any clock", () => {
  it.each(SEEDS)(
    "a playback session ends at the position of its highest sequence (seed %d)",
    async (seed) => {
      const random = new Random(seed);
      const start = new Date("2026-11-20T12:00:00Z");
      const memberId = random.uuid();
      const sessions = Array.from({ length: 5 }, () =>
        playbackSession({ random, memberId, classId: random.uuid() }),
      );
      const wire = onTheWire(random, sessions.flat());
      for (const [step, batch] of intoBatches(random, wire).entries()) {
        now = skewed(random, start, step);
        await progress.saveAll(batch);
      }
      const { records, totals } = await stored();
      let completed = 0;
      for (const session of sessions) {
        const last = session.at(-1);
        const reached = session.map((update) => update.reached);
        const status = (["COMPLETED", "STARTED"] as const).find((one) => reached.includes(one));
        if (status === "COMPLETED") completed += 1;
        const expected = status ? [status, last?.positionSeconds] : undefined;
        expect(records.get(oracleKey(last as ProgressUpdate))).toEqual(expected);
      }
      const started = sessions.filter((session) =>
        records.has(oracleKey(session[0] as ProgressUpdate)),
      );
      const danced = started.reduce(
        (sum, session) => sum + (session.at(-1)?.dancedSeconds ?? 0),
        0,
      );
      // Mixed up and seen by clocks that disagree, some seconds cannot be believed; none twice.
      const [taken = 0, seconds = 0] = totals.get(memberId) ?? [];
      expect(taken).toBe(completed);
      expect(seconds).toBeLessThanOrEqual(danced);
    },
  );

  it.each(SEEDS)(
    "watching again ends at the position of the new session (seed %d)",
    async (seed) => {
      const random = new Random(4000 + seed);
      now = new Date("2026-11-20T12:00:00Z");
      const story = { random, memberId: random.uuid(), classId: random.uuid() };
      const [opening] = playbackSession(story);
      const before = { ...(opening as ProgressUpdate), positionSeconds: 1750, isPlaying: false };
      await progress.saveAll([{ ...before, hasPlayed: true, reached: "COMPLETED" }]);
      const session = playbackSession(story);
      for (const batch of intoBatches(random, onTheWire(random, session))) {
        now = new Date(now.getTime() + random.int(0, 20_000));
        await progress.saveAll(batch);
      }
      const hasPlayed = session.some((update) => update.hasPlayed);
      const position = hasPlayed ? session.at(-1)?.positionSeconds : 1750;
      const { records, totals } = await stored();
      expect(records.get(oracleKey(before))).toEqual(["COMPLETED", position]);
      expect(totals.get(story.memberId)?.[0]).toBe(1);
    },
  );

  it.each(SEEDS)(
    "several members, classes, and devices match the reference model (seed %d)",
    async (seed) => {
      const random = new Random(1000 + seed);
      const members = [random.uuid(), random.uuid(), random.uuid()];
      const classes = [random.uuid(), random.uuid()];
      const stories = Array.from({ length: 9 }, () =>
        playbackSession({ random, memberId: random.pick(members), classId: random.pick(classes) }),
      );
      const wire = onTheWire(random, stories.flat());
      const oracle = new ProgressOracle();
      const start = new Date("2026-11-20T23:55:00Z");
      for (const [step, batch] of intoBatches(random, wire).entries()) {
        now = new Date(start.getTime() + step * random.int(1, 20_000));
        await progress.saveAll(batch);
        for (const update of batch) oracle.apply(update, now);
        oracle.settle(now);
      }
      const { records, totals, started } = await stored();
      const expected = [...oracle.records].map(([key, { status, position }]) => [
        key,
        [status, position],
      ]);
      expect(records).toEqual(new Map(expected as [string, unknown[]][]));
      const sums = [...oracle.totals].map(([id, { classes: taken, seconds }]) => [
        id,
        [taken, seconds],
      ]);
      expect(totals).toEqual(new Map(sums as [string, number[]][]));
      expect(started).toEqual([...oracle.startedDays].sort());
    },
  );

  it.each(SEEDS)(
    "two concurrent servers lose nothing and count nothing twice (seed %d)",
    async (seed) => {
      const random = new Random(3000 + seed);
      now = new Date("2026-11-20T12:00:00Z");
      const members = Array.from({ length: 6 }, () => random.uuid());
      const sessions = members.flatMap((memberId) =>
        Array.from({ length: 4 }, () =>
          playbackSession({ random, memberId, classId: random.uuid() }),
        ),
      );
      const servers = [4, 9].map(
        (maxRows) =>
          new ProgressBatcher({
            writer: progress,
            windowMs: 1,
            maxInFlight: 2,
            maxRows,
            maxQueued: 10_000,
          }),
      );
      const wire = onTheWire(random, sessions.flat());
      await Promise.all(wire.map((update) => random.pick(servers).record(update)));
      const { records, totals } = await stored();
      const expected = new Map(members.map((memberId) => [memberId, [0, 0]]));
      for (const session of sessions) {
        const [last, status] = [session.at(-1) as ProgressUpdate, highestOf(session)];
        const record = records.get(oracleKey(last));
        expect(record).toEqual(status ? [status, last.positionSeconds] : undefined);
        const [taken = 0, danced = 0] = expected.get(last.memberId) ?? [];
        const more = status ? last.dancedSeconds : 0;
        expected.set(last.memberId, [taken + (status === "COMPLETED" ? 1 : 0), danced + more]);
      }
      for (const [memberId, [taken, danced = 0]] of expected) {
        const [stands = 0, seconds = 0] = totals.get(memberId) ?? [];
        expect(stands).toBe(taken);
        expect(seconds).toBeLessThanOrEqual(danced);
      }
    },
  );

  it.each(SEEDS)(
    "merged updates have the same result as the updates one by one (seed %d)",
    (seed) => {
      const random = new Random(2000 + seed);
      const wire = onTheWire(
        random,
        playbackSession({ random, memberId: random.uuid(), classId: random.uuid() }),
      );
      const merged: ProgressUpdate[] = [];
      for (const update of wire) {
        const last = merged.at(-1);
        if (last && canMerge(last, update)) merged[merged.length - 1] = mergeUpdates(last, update);
        else merged.push(update);
      }
      const [oneByOne, together] = [new ProgressOracle(), new ProgressOracle()];
      const at = new Date("2026-11-20T12:00:00Z");
      for (const update of wire) oneByOne.apply(update, at);
      for (const update of merged) together.apply(update, at);
      oneByOne.settle(at);
      together.settle(at);
      expect(together.records).toEqual(oneByOne.records);
      expect(together.startedDays).toEqual(oneByOne.startedDays);
      const sums = ({ totals }: ProgressOracle) =>
        [...totals.values()].map(({ classes, seconds }) => [classes, seconds]);
      expect(sums(together)).toEqual(sums(oneByOne));
      expect(merged.length).toBeLessThanOrEqual(wire.length);
    },
  );
});
