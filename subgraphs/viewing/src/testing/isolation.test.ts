import "reflect-metadata";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import {
  casesOf,
  describeIsolation,
  type Person,
} from "@eightcount/test-kit/isolation/describe-isolation";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { PrismaPg } from "@prisma/adapter-pg";
import { SeedRepository } from "../../prisma/seed/seed.repository";
import { ErasureRepository } from "../erasure/erasure.repository";
import { FeedbackRepository } from "../feedback/feedback.repository";
import { PrismaClient } from "../generated/client/client";
import { ContinueDancingRepository } from "../history/continue-dancing.repository";
import { HistoryReadModel } from "../history/history.read-model";
import { HistoryPeriodReadModel } from "../history/history-period.read-model";
import { MemberRecordsReadModel } from "../my-data/member-records.read-model";
import { ClassProgressReadModel } from "../progress/class-progress.read-model";
import { PlaybackSessionReadModel } from "../progress/playback-session.read-model";
import { ProgressRepository } from "../progress/progress.repository";
import type { ProgressUpdate } from "../progress/progress.rules";
import { SavedClassRepository } from "../saved-classes/saved-class.repository";
import { StatisticsReadModel } from "../statistics/statistics.read-model";
import { StreamRepository } from "../streams/stream.repository";
import { ViewedClassReadModel } from "../viewings/viewed-class.read-model";
import {
  after,
  COMPLETED,
  isolationDatabase,
  NOW,
  ownClass,
  STARTED,
  sessionOf,
} from "./isolation-fixture";

async function openFixture() {
  const [database, redis] = await Promise.all([isolationDatabase(), testRedis()]);
  const { db } = database;
  const logger = createLogger("viewing-test");
  const redisConnection = new RedisConnection({ redisUrl: redis.url, logger, prefix: "" });
  await redisConnection.open();
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  return {
    ...database,
    erasures: new ErasureRepository(db),
    feedback: new FeedbackRepository(db),
    saved: new SavedClassRepository(prisma),
    history: new HistoryReadModel(prisma),
    periods: new HistoryPeriodReadModel(db),
    continueDancing: new ContinueDancingRepository(db),
    statistics: new StatisticsReadModel(db),
    progress: new ProgressRepository(db, () => NOW),
    started: new ClassProgressReadModel(db),
    sessions: new PlaybackSessionReadModel(db),
    viewings: new ViewedClassReadModel(db),
    streams: new StreamRepository({ redisConnection, limit: 1, moment: () => NOW }),
    records: new MemberRecordsReadModel(db),
    seeds: new SeedRepository(db),
    reset: () => Promise.all([database.reset(), redis.flush()]),
    close: async () => {
      await Promise.all([prisma.$disconnect(), redisConnection.close()]);
      await Promise.all([database.close(), redis.close()]);
    },
  };
}

type Fixture = Awaited<ReturnType<typeof openFixture>>;

const own = casesOf<Fixture>();
const page = { limit: 10, after: null };
const classIds = [STARTED, COMPLETED];
const dance = (fixture: Fixture, person: Person) => fixture.dance(person);
const save = (fixture: Fixture, person: Person) => fixture.saveTwo(person);
/** Ratings of a class that both members rated and of one that only this member rated. */
const rated = async ({ feedback }: Fixture, { memberId, mark, nth }: Person) => {
  const ownId = ownClass(nth);
  for (const classId of [STARTED, ownId]) {
    const rating = { difficulty: nth, rating: nth, comments: mark };
    await feedback.save({ memberId, classId, ...rating }, after(nth));
  }
  return { ownId };
};
const rating = (memberId: string) =>
  ({ memberId, classId: STARTED, difficulty: 5, rating: null, comments: null }) as const;

/** A stream that fills the member's limit. */
const stream = async (fixture: Fixture, person: Person) => {
  const { memberId, nth } = person;
  await fixture.dance(person);
  const streamId = sessionOf(nth);
  await fixture.streams.start({ memberId, streamId, classId: ownClass(nth) });
  return { streamId };
};
const newStream = (memberId: string) => ({ memberId, streamId: sessionOf(3), classId: STARTED });

const update = (memberId: string): ProgressUpdate => ({
  memberId,
  classId: STARTED,
  sessionId: sessionOf(1),
  sequence: 2,
  positionSeconds: 1_700,
  isPlaying: true,
  hasPlayed: true,
  reached: "COMPLETED",
  dancedSeconds: 1_700,
  startsOver: false,
  origin: null,
});
const chart = (memberId: string) =>
  ({ memberId, period: "DAY", timeZone: "UTC", limit: 60, before: null }) as const;
const viewings = (memberId: string) =>
  ({ memberId, status: null, order: "NEWEST_FIRST", page }) as const;

describeIsolation<Fixture>({
  sources: "subgraphs/viewing",
  open: openFixture,
  cases: {
    "ErasureRepository.erase": own({
      given: dance,
      run: ({ erasures }, { memberId }) => erasures.erase(memberId),
    }),
    "FeedbackRepository.find": own({
      given: rated,
      run: async ({ feedback }, { memberId }, { ownId }) => [
        await feedback.find(memberId, STARTED),
        (await feedback.find(memberId, ownId))?.difficulty,
      ],
    }),
    "FeedbackRepository.save": own({
      given: rated,
      run: ({ feedback }, { memberId }) => feedback.save(rating(memberId), NOW),
    }),
    "FeedbackRepository.saveIfNewer": own({
      given: rated,
      run: ({ feedback }, { memberId }) =>
        feedback.saveIfNewer(rating(memberId), { firstGivenAt: NOW, givenAt: NOW }),
    }),
    "SavedClassRepository.save": own({
      given: save,
      run: (fixture, { memberId }) => fixture.saved.save(memberId, COMPLETED, NOW),
    }),
    "SavedClassRepository.remove": own({
      given: save,
      run: (fixture, { memberId }, { id }) => fixture.saved.remove(memberId, id, NOW),
    }),
    "SavedClassRepository.list": own({
      given: save,
      run: (fixture, { memberId }) => fixture.saved.list(memberId, page),
    }),
    "SavedClassRepository.count": own({
      given: save,
      run: (fixture, { memberId }) => fixture.saved.count(memberId),
    }),
    "SavedClassRepository.findByClasses": own({
      given: save,
      run: (fixture, { memberId }) => fixture.saved.findByClasses(memberId, classIds),
    }),
    "SavedClassRepository.findMany": own({
      given: save,
      run: (fixture, { memberId }, { id, removedId }) =>
        fixture.saved.findMany(memberId, [id, removedId]),
    }),
    "HistoryReadModel.list": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.history.list(memberId, "COMPLETED", page),
    }),
    "HistoryReadModel.count": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.history.count(memberId, "COMPLETED"),
    }),
    "HistoryReadModel.listByCreation": own({
      given: dance,
      run: (fixture, { memberId }) =>
        fixture.history.listByCreation(memberId, { status: null, order: "OLDEST_FIRST", page }),
    }),
    "HistoryReadModel.countAll": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.history.countAll(memberId, null),
    }),
    "HistoryReadModel.listUnfinished": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.history.listUnfinished(memberId, 10),
    }),
    "HistoryReadModel.countUnfinished": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.history.countUnfinished(memberId),
    }),
    "HistoryReadModel.findMany": own({
      given: dance,
      run: (fixture, { memberId }, { ids }) => fixture.history.findMany(memberId, ids),
    }),
    "HistoryPeriodReadModel.list": own({
      given: dance,
      run: (fixture, { memberId }) =>
        fixture.periods.list({ memberId, status: "COMPLETED", timeZone: "UTC" }, NOW),
    }),
    "ContinueDancingRepository.setAside": own({
      given: dance,
      run: (fixture, { memberId }, { startedId }) =>
        fixture.continueDancing.setAside(memberId, startedId, NOW),
    }),
    "StatisticsReadModel.totals": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.statistics.totals(memberId),
    }),
    "StatisticsReadModel.bars": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.statistics.bars(chart(memberId), NOW),
    }),
    "StatisticsReadModel.countBars": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.statistics.countBars(chart(memberId), NOW),
    }),
    "ProgressRepository.saveAll": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.progress.saveAll([update(memberId)]),
    }),
    "ClassProgressReadModel.findStarted": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.started.findStarted(memberId, classIds),
    }),
    "PlaybackSessionReadModel.exists": own({
      given: dance,
      // The session of the second member must stay unknown to the first.
      run: (fixture, { memberId }) =>
        Promise.all(
          [1, 2].map((nth) =>
            fixture.sessions.exists({ memberId, classId: STARTED, sessionId: sessionOf(nth) }),
          ),
        ),
    }),
    "ViewedClassReadModel.list": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.viewings.list(viewings(memberId)),
    }),
    "ViewedClassReadModel.count": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.viewings.count(viewings(memberId)),
    }),
    "StreamRepository.start": own({
      given: stream,
      run: ({ streams }, { memberId }) => streams.start(newStream(memberId)),
    }),
    "StreamRepository.takeOver": own({
      given: stream,
      run: ({ streams }, { memberId }, { streamId }) =>
        streams.takeOver(newStream(memberId), streamId),
    }),
    "StreamRepository.keep": own({
      given: stream,
      run: ({ streams }, { memberId }, { streamId }) =>
        streams.keep({ memberId, streamId, classId: STARTED }),
    }),
    "StreamRepository.resume": own({
      given: stream,
      run: ({ streams }, { memberId }) => streams.resume(newStream(memberId)),
    }),
    "StreamRepository.end": own({
      given: stream,
      run: async ({ streams }, { memberId }, { streamId }) => {
        await streams.end({ memberId, streamId });
        return streams.start(newStream(memberId));
      },
    }),
    "MemberRecordsReadModel.read": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.records.read(memberId),
    }),
    "MemberRecordsReadModel.classIds": own({
      given: dance,
      run: (fixture, { memberId }) => fixture.records.classIds(memberId),
    }),
    "SeedRepository.addMember": own({
      // Only members without any activity get demo content.
      given: async (fixture, person) => (person.nth === 2 ? fixture.dance(person) : null),
      run: (fixture, { memberId, nth }) =>
        fixture.seeds.addMember({
          memberId,
          viewed_class: [],
          class_record: [],
          saved_class: [
            {
              member_id: memberId,
              class_id: STARTED,
              created_at: after(nth),
              updated_at: after(nth),
            },
          ],
          usage_metrics: [],
        }),
    }),
  },
  notOfAMember: {
    "ClassFactRepository.find": "class facts belong to no member",
    "ClassFactRepository.saveOnce": "class facts belong to no member",
    "SeedRepository.saveFacts": "class facts belong to no member",
    "ProgressRepository.classifyError": "reads an error, not a row",
  },
});
