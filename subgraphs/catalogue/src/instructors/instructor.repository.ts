import type { PrismaClient } from "../generated/client";
import type { Instructor, InstructorKeyset } from "./instructor";

/** Never returns hidden teachers. */
export interface InstructorRepository {
  list(limit: number, after: InstructorKeyset | null): Promise<readonly Instructor[]>;
  count(): Promise<number>;
  findMany(ids: readonly string[]): Promise<readonly Instructor[]>;
  findByKey(key: string): Promise<Instructor | null>;
}

const select = {
  id: true,
  name: true,
  slug: true,
  bio: true,
  shortBio: true,
  stylesTaught: true,
  profileColor1: true,
  profileColor2: true,
  avatarImagePath: true,
  profileImagePath: true,
} as const;

export function instructorRepository(prisma: PrismaClient): InstructorRepository {
  const visible = { hidden: false } as const;
  return {
    list: (limit, after) =>
      prisma.instructor.findMany({
        where: { ...visible, ...(after ? afterKeyset(after) : {}) },
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: limit,
        select,
      }),
    count: () => prisma.instructor.count({ where: visible }),
    findMany: (ids) =>
      prisma.instructor.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey) =>
      prisma.instructor.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}

function afterKeyset({ name, id }: InstructorKeyset) {
  return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
}
