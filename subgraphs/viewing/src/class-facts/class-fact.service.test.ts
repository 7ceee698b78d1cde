import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import { type ViewingDatabase, viewingDatabase } from "../testing/viewing-database";
import { anId } from "../testing/viewing-fixture";
import { ClassFactRepository } from "./class-fact.repository";
import { ClassFactService } from "./class-fact.service";
import { classPublishedJob } from "./class-published.job";

let database: ViewingDatabase;
let repository: ClassFactRepository;
let now: Date;

beforeAll(async () => {
  database = await viewingDatabase();
  repository = new ClassFactRepository(database.pool);
});
beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  await database.reset();
});
afterAll(() => database.close());

const classId = anId();

function published(change: object = {}, occurredAt = "2026-11-20T11:00:00Z"): DomainEvent {
  const payload = {
    classId,
    durationSeconds: 1800,
    level: 5,
    styleId: anId(),
    instructorId: anId(),
    ...change,
  };
  return { id: anId(), topic: "class.published", payload, occurredAt };
}

/** Counts database reads. */
function aService(cacheSize?: number) {
  let asked = 0;
  const service = new ClassFactService({
    facts: {
      find: (id) => {
        asked += 1;
        return repository.find(id);
      },
      saveOnce: (...args) => repository.saveOnce(...args),
    },
    clock: () => now,
    ...(cacheSize ? { cacheSize } : {}),
  });
  return { service, handle: classPublishedJob(service).handle, asked: () => asked };
}

describe("class facts", () => {
  it("are stored once per class.published event and updated by a later one", async () => {
    const { service, handle } = aService();
    expect(await service.find(classId)).toBeNull();
    const first = published();
    await handle(first);
    await handle(first);
    expect(await service.find(classId)).toMatchObject({ durationSeconds: 1800, level: 5 });
    await handle(published({ durationSeconds: 1750.5 }, "2026-11-20T11:30:00Z"));
    expect(await service.find(classId)).toMatchObject({ durationSeconds: 1750.5 });
    const { rows } = await database.pool.query("SELECT count(*)::int AS count FROM inbox_event");
    expect(rows).toEqual([{ count: 2 }]);
  });

  it("are not changed by an outdated event", async () => {
    const { service, handle } = aService();
    await handle(published({ level: 8 }, "2026-11-20T11:30:00Z"));
    await handle(published({ level: 2 }, "2026-11-20T11:00:00Z"));
    expect(await service.find(classId)).toMatchObject({ level: 8 });
  });

  it.each([{ durationSeconds: 0 }, { level: 11 }, { classId: "x" }])(
    "an event that says %j is left for a person to look at",
    async (change) => {
      const { service, handle } = aService();
      await expect(async () => handle(published(change))).rejects.toThrow();
      expect(await service.find(classId)).toBeNull();
    },
  );

  it("are cached for a minute", async () => {
    const { service, handle, asked } = aService();
    await handle(published());
    await service.find(classId);
    await service.find(classId);
    expect(asked()).toBe(1);
    now = new Date(now.getTime() + 61_000);
    await service.find(classId);
    expect(asked()).toBe(2);
  });

  it("are evicted from a full cache, least recently used first", async () => {
    const { service, handle, asked } = aService(2);
    const ids = [anId(), anId(), anId()] as const;
    for (const id of ids) await handle(published({ classId: id }));
    for (const id of [ids[0], ids[1], ids[0], ids[2]]) await service.find(id);
    expect(asked()).toBe(3);
    await service.find(ids[0]);
    expect(asked()).toBe(3);
    await service.find(ids[1]);
    expect(asked()).toBe(4);
  });
});
