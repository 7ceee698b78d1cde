import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { casesOf, describeIsolation } from "@eightcount/test-kit/isolation/describe-isolation";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { ErasureRepository } from "../erasure/erasure.repository";
import { PrismaClient } from "../generated/client";
import { MemberRecordsReadModel } from "../my-data/member-records.read-model";
import { classViewRepository } from "../views/class-view.repository";

const CLASS = "0198f6a2-c1a5-7000-8000-000000000001";
const day = (nth: number) => `2026-10-0${nth}`;

async function openWorld() {
  const database = await testDatabase("catalogue");
  const db = new Pool({ connectionString: database.url, max: 4 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  return {
    db,
    views: classViewRepository(prisma),
    records: new MemberRecordsReadModel(db),
    reset: () => database.reset(),
    close: async () => {
      await prisma.$disconnect();
      await db.end();
      await database.close();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const own = casesOf<World>();
const DANCE_CLASS = [
  "id",
  "songName",
  "songArtist",
  "description",
  "level",
  "lengthSeconds",
  "releaseDate",
  "isArchived",
  "totalViews",
  "tags",
  "thumbnailPath",
  "trailerPath",
  "timestamps",
  "styleId",
  "instructorId",
];
/** Members of factory results that are not repositories. */
const parts = (made: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${made}.${name}`, "part of a value, and no method"]));
const published = "what is published is the same for everybody";

describeIsolation<World>({
  sources: "subgraphs/catalogue",
  open: openWorld,
  cases: {
    "classViewRepository.saveStart": own({
      given: (world, { memberId, nth }) =>
        world.views.saveStart({ classId: CLASS, memberId, day: day(nth) }),
      run: (world, { memberId }) =>
        world.views.saveStart({ classId: CLASS, memberId, day: day(2) }),
    }),
    "MemberRecordsReadModel.read": own({
      given: (world, { memberId, nth }) =>
        world.views.saveStart({ classId: CLASS, memberId, day: day(nth) }),
      run: ({ records }, { memberId }) => records.read(memberId),
    }),
    "ErasureRepository.erase": own({
      given: (world, { memberId, nth }) =>
        world.views.saveStart({ classId: CLASS, memberId, day: day(nth) }),
      run: (world, { memberId }) => new ErasureRepository(world.db).erase(memberId),
    }),
  },
  notOfAMember: {
    "classViewRepository.countPending": "a class's total counts every member and names none",
    ...parts("classConditions", "style", "instructor", "level", "rest"),
    ...parts("toDanceClass", ...DANCE_CLASS),
    "SeedRepository.saveStyles": published,
    "SeedRepository.saveInstructors": published,
    "SeedRepository.savePlaylists": published,
    "publishedClassRepository.save": published,
    "searchRepository.find": published,
    "searchRepository.findNamed": published,
    "filmRepository.find": published,
    "styleRepository.list": published,
    "styleRepository.findMany": published,
    "styleRepository.findByKey": published,
    "danceClassRepository.findVisible": published,
    "relatedClassesReadModel.list": published,
    "classListReadModel.list": published,
    "classListReadModel.count": published,
    "ownedClassesReadModel.list": published,
    "ownedClassesReadModel.count": published,
    "classFilterCountReadModel.count": published,
    "playlistRepository.list": published,
    "playlistRepository.findMany": published,
    "playlistRepository.findByKey": published,
    "playlistStylesReadModel.styleIdsOf": published,
    "instructorRepository.list": published,
    "instructorRepository.count": published,
    "instructorRepository.findMany": published,
    "instructorRepository.findByKey": published,
    "teachingReadModel.teachersOf": published,
  },
});
