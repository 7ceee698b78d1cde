import "reflect-metadata";
import { casesOf, describeIsolation } from "@eightcount/test-kit/isolation/describe-isolation";
import { PrismaPg } from "@prisma/adapter-pg";
import { SeedRepository } from "../../prisma/seed/seed.repository";
import { PrismaClient } from "../generated/client/client";
import { ContinueDancingRepository } from "../history/continue-dancing.repository";
import { HistoryReadModel } from "../history/history.read-model";
import { HistoryPeriodReadModel } from "../history/history-period.read-model";
import { ClassProgressReadModel } from "../progress/class-progress.read-model";
import { PlaybackSessionReadModel } from "../progress/playback-session.read-model";
import { ProgressRepository } from "../progress/progress.repository";
import type { ProgressUpdate } from "../progress/progress.rules";
import { SavedClassRepository } from "../saved-classes/saved-class.repository";
import { StatisticsReadModel } from "../statistics/statistics.read-model";
import { ViewedClassReadModel } from "../viewings/viewed-class.read-model";
import { after, COMPLETED, isolationDatabase, NOW, STARTED, sessionOf } from "./isolation-world";

async function openWorld() {
  const database = await isolationDatabase();
  const { db } = database;
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  return {
    ...database,
    saved: new SavedClassRepository(prisma),
    history: new HistoryReadModel(prisma),
    periods: new HistoryPeriodReadModel(db),
    continueDancing: new ContinueDancingRepository(db),
    statistics: new StatisticsReadModel(db),
    progress: new ProgressRepository(db, () => NOW),
    started: new ClassProgressReadModel(db),
    sessions: new PlaybackSessionReadModel(db),
    viewings: new ViewedClassReadModel(db),
    seeds: new SeedRepository(db),
    close: async () => {
      await prisma.$disconnect();
      await database.close();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const own = casesOf<World>();
const page = { limit: 10, after: null };
const classIds = [STARTED, COMPLETED];
const dance = (world: World, person: Parameters<World["dance"]>[0]) => world.dance(person);
const save = (world: World, person: Parameters<World["saveTwo"]>[0]) => world.saveTwo(person);

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

describeIsolation<World>({
  sources: "subgraphs/viewing",
  open: openWorld,
  cases: {
    "SavedClassRepository.save": own({
      given: save,
      run: (world, { memberId }) => world.saved.save(memberId, COMPLETED, NOW),
    }),
    "SavedClassRepository.remove": own({
      given: save,
      run: (world, { memberId }, { id }) => world.saved.remove(memberId, id, NOW),
    }),
    "SavedClassRepository.list": own({
      given: save,
      run: (world, { memberId }) => world.saved.list(memberId, page),
    }),
    "SavedClassRepository.count": own({
      given: save,
      run: (world, { memberId }) => world.saved.count(memberId),
    }),
    "SavedClassRepository.findByClasses": own({
      given: save,
      run: (world, { memberId }) => world.saved.findByClasses(memberId, classIds),
    }),
    "SavedClassRepository.findMany": own({
      given: save,
      run: (world, { memberId }, { id, removedId }) =>
        world.saved.findMany(memberId, [id, removedId]),
    }),
    "HistoryReadModel.list": own({
      given: dance,
      run: (world, { memberId }) => world.history.list(memberId, "COMPLETED", page),
    }),
    "HistoryReadModel.count": own({
      given: dance,
      run: (world, { memberId }) => world.history.count(memberId, "COMPLETED"),
    }),
    "HistoryReadModel.listByCreation": own({
      given: dance,
      run: (world, { memberId }) =>
        world.history.listByCreation(memberId, { status: null, order: "OLDEST_FIRST", page }),
    }),
    "HistoryReadModel.countAll": own({
      given: dance,
      run: (world, { memberId }) => world.history.countAll(memberId, null),
    }),
    "HistoryReadModel.unfinished": own({
      given: dance,
      run: (world, { memberId }) => world.history.unfinished(memberId, 10),
    }),
    "HistoryReadModel.countUnfinished": own({
      given: dance,
      run: (world, { memberId }) => world.history.countUnfinished(memberId),
    }),
    "HistoryReadModel.findMany": own({
      given: dance,
      run: (world, { memberId }, { ids }) => world.history.findMany(memberId, ids),
    }),
    "HistoryPeriodReadModel.list": own({
      given: dance,
      run: (world, { memberId }) =>
        world.periods.list({ memberId, status: "COMPLETED", timeZone: "UTC" }, NOW),
    }),
    "ContinueDancingRepository.setAside": own({
      given: dance,
      run: (world, { memberId }, { startedId }) =>
        world.continueDancing.setAside(memberId, startedId, NOW),
    }),
    "StatisticsReadModel.totals": own({
      given: dance,
      run: (world, { memberId }) => world.statistics.totals(memberId),
    }),
    "StatisticsReadModel.bars": own({
      given: dance,
      run: (world, { memberId }) => world.statistics.bars(chart(memberId), NOW),
    }),
    "StatisticsReadModel.countBars": own({
      given: dance,
      run: (world, { memberId }) => world.statistics.countBars(chart(memberId), NOW),
    }),
    "ProgressRepository.saveAll": own({
      given: dance,
      run: (world, { memberId }) => world.progress.saveAll([update(memberId)]),
    }),
    "ClassProgressReadModel.findStarted": own({
      given: dance,
      run: (world, { memberId }) => world.started.findStarted(memberId, classIds),
    }),
    "PlaybackSessionReadModel.exists": own({
      given: dance,
      // The session of the second member must stay unknown to the first.
      run: (world, { memberId }) =>
        Promise.all(
          [1, 2].map((nth) =>
            world.sessions.exists({ memberId, classId: STARTED, sessionId: sessionOf(nth) }),
          ),
        ),
    }),
    "ViewedClassReadModel.list": own({
      given: dance,
      run: (world, { memberId }) => world.viewings.list(viewings(memberId)),
    }),
    "ViewedClassReadModel.count": own({
      given: dance,
      run: (world, { memberId }) => world.viewings.count(viewings(memberId)),
    }),
    "SeedRepository.addMember": own({
      // Only members without any activity get demo content.
      given: async (world, person) => (person.nth === 2 ? world.dance(person) : null),
      run: (world, { memberId, nth }) =>
        world.seeds.addMember({
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
    "ClassFactRepository.accept": "class facts belong to no member",
    "SeedRepository.keepFacts": "class facts belong to no member",
    "ProgressRepository.faultOf": "reads an error, not a row",
  },
});
