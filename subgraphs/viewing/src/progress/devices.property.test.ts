import { oracleStatus } from "../testing/progress-oracle";
import { Random } from "../testing/random";
import { type ViewingDatabase, viewingDatabase } from "../testing/viewing-database";
import { ProgressRepository } from "./progress.repository";
import type { ProgressUpdate } from "./progress.rules";

const DURATION = 900;
/** Written here, because the judged code must not decide what is expected of it. */
const DELAY_TOLERANCE_SECONDS = 60;
const STATUSES = ["NOT_INITIATED", "STARTED", "COMPLETED"];
const SEEDS = Array.from({ length: 16 }, (_, index) => index + 1);
const START = Date.parse("2026-11-20T12:00:00Z");
let database: ViewingDatabase;
let now = new Date(START);
let progress: ProgressRepository;

beforeAll(async () => {
  database = await viewingDatabase();
  progress = new ProgressRepository(database.pool, () => now);
});
beforeEach(() => database.reset());
afterAll(() => database.close());

/** An update on its way, and the second at which it arrives. */
interface Arriving {
  readonly at: number;
  readonly update: ProgressUpdate;
}

interface Device {
  readonly random: Random;
  readonly memberId: string;
  readonly classId: string;
  readonly from: number;
  readonly until: number;
}

/**
 * A device or a tab that plays in real time from one second to another and then pauses. Its clock
 * may be wrong, but it sends none; the network delays, repeats and overtakes.
 */
function plays({ random, memberId, classId, from, until }: Device): readonly Arriving[] {
  const sessionId = random.uuid();
  const openedAt = random.int(0, DURATION - 200);
  const step = random.int(7, 12);
  const count = Math.floor((until - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const danced = index * step;
    const positionSeconds = Math.min(DURATION, openedAt + danced);
    const isPlaying = index < count;
    const reached = oracleStatus(positionSeconds, DURATION);
    const update = {
      memberId,
      classId,
      sessionId,
      sequence: index,
      positionSeconds,
      isPlaying,
      hasPlayed: true,
      reached,
      dancedSeconds: danced,
      startsOver: false,
      origin: null,
    };
    const at = from + danced;
    const late = random.chance(0.2) ? random.int(1, 40) : 0;
    const again = random.chance(0.3) ? [{ at: at + random.int(0, 60), update }] : [];
    return [{ at: at + late, update }, ...again];
  }).flat();
}

/** Delivers everything in order and runs a check after each step. */
async function arrive(updates: readonly Arriving[], look: () => Promise<void>): Promise<void> {
  const inOrder = updates.toSorted((one, other) => one.at - other.at);
  for (const { at, update } of inOrder) {
    now = new Date(START + at * 1000);
    await progress.saveAll([update]);
    await look();
  }
}

async function stored(memberId: string) {
  const { rows: records } = await database.pool.query(
    "SELECT class_id, status, last_viewed_seconds, lease_session_id FROM class_record",
  );
  const { rows: totals } = await database.pool.query(
    "SELECT total_classes_taken, total_seconds_danced FROM usage_metrics WHERE member_id = $1",
    [memberId],
  );
  const { total_classes_taken: classes = 0, total_seconds_danced: seconds = 0 } = totals[0] ?? {};
  return { records, classes, seconds };
}

const rank = (status: string) => STATUSES.indexOf(status);
const elapsed = () => (now.getTime() - START) / 1000;

describe("two devices and two tabs at the same time", () => {
  it.each(SEEDS)(
    "VIEW-PROG-16 VIEW-PROG-05 nothing is counted twice and nothing goes back (seed %d)",
    async (seed) => {
      const random = new Random(seed);
      const memberId = random.uuid();
      const classes = [random.uuid(), random.uuid()];
      const devices = Array.from({ length: 4 }, () => {
        const from = random.int(0, 400);
        const until = from + random.int(60, 500);
        return plays({ random, memberId, classId: random.pick(classes), from, until });
      });
      const highest = new Map<string, number>();
      let before = { classes: 0, seconds: 0 };
      await arrive(devices.flat(), async () => {
        const { records, ...totals } = await stored(memberId);
        for (const { class_id: classId, status } of records) {
          expect(rank(status)).toBeGreaterThanOrEqual(highest.get(classId) ?? 0);
          highest.set(classId, rank(status));
        }
        expect(totals.seconds).toBeGreaterThanOrEqual(before.seconds);
        expect(totals.classes).toBeGreaterThanOrEqual(before.classes);
        before = totals;
      });
      const { records, seconds, classes: taken } = await stored(memberId);
      const completed = records.filter(({ status }) => status === "COMPLETED");
      expect(taken).toBe(completed.length);
      // A member can be credited at most the elapsed time, plus the tolerance for delayed updates.
      expect(seconds).toBeLessThanOrEqual(elapsed() + DELAY_TOLERANCE_SECONDS);
    },
  );

  it.each(SEEDS)("one device alone is credited every second it danced (seed %d)", async (seed) => {
    const random = new Random(900 + seed);
    const memberId = random.uuid();
    const sessions = [0, 700, 1400].map((from) =>
      plays({ random, memberId, classId: random.uuid(), from, until: from + random.int(150, 600) }),
    );
    await arrive(sessions.flat(), async () => undefined);
    const { records, seconds } = await stored(memberId);
    const danced = sessions.map((session) =>
      Math.max(...session.map(({ update }) => update.dancedSeconds)),
    );
    expect(records).toHaveLength(3);
    expect(seconds).toBe(danced.reduce((sum, one) => sum + one, 0));
  });

  it.each(SEEDS)("the session that plays last decides the position (seed %d)", async (seed) => {
    const random = new Random(500 + seed);
    const [memberId, classId] = [random.uuid(), random.uuid()];
    const device = (from: number, until: number) =>
      plays({ random, memberId, classId, from, until });
    const earlier = [device(0, 300), device(random.int(0, 100), random.int(150, 500))];
    const last = device(560, 560 + random.int(130, 300));
    await arrive([...earlier.flat(), ...last], async () => undefined);
    const end = last.reduce((one, other) =>
      other.update.sequence > one.update.sequence ? other : one,
    ).update;
    const { records } = await stored(memberId);
    expect(records).toMatchObject([
      { last_viewed_seconds: end.positionSeconds, lease_session_id: end.sessionId },
    ]);
  });
});
