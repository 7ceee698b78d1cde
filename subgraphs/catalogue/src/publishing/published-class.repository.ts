import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client";
import type { ClassToPublish } from "./class-to-publish";
import type { ClassFacts } from "./publishing.rules";

// Published classes are updated one by one, so a large publication outlasts Prisma's default of 5 s.
const PUBLISH_TIMEOUT_MS = 60_000;

export type EventsOf = (stored: ReadonlyMap<string, ClassFacts>) => readonly OutboxEntry[];

export type PublishedClassRepository = ReturnType<typeof publishedClassRepository>;

export function publishedClassRepository(prisma: PrismaClient) {
  return {
    save: (classes: readonly ClassToPublish[], eventsOf: EventsOf): Promise<number> =>
      prisma.$transaction(
        async (tx) => {
          const rows = await tx.danceClass.findMany({
            where: { id: { in: classes.map(({ id }) => id) } },
            select: {
              id: true,
              level: true,
              lengthSeconds: true,
              styleId: true,
              instructorId: true,
            },
          });
          const stored = new Map(rows.map((row) => [row.id, row]));
          const events = eventsOf(stored);
          await tx.danceClass.createMany({
            data: classes.filter(({ id }) => !stored.has(id)).map(toRow),
          });
          for (const known of classes.filter(({ id }) => stored.has(id))) {
            const { id, totalViews: _, ...data } = toRow(known);
            await tx.danceClass.update({ where: { id }, data });
          }
          await tx.outboxEvent.createMany({ data: [...events] });
          return events.length;
        },
        { timeout: PUBLISH_TIMEOUT_MS },
      ),
  };
}

type Row = Prisma.DanceClassCreateManyInput & { readonly id: string };

const toRow = ({ durationSeconds: _, timestamps, tags, ...columns }: ClassToPublish): Row => ({
  ...columns,
  tags: [...tags],
  timestamps: timestamps.map((entry) => ({ ...entry })),
});
