import type { PrismaClient } from "../generated/client";
import type { Instructor, InstructorKeyset } from "./instructor";

export type InstructorRepository = ReturnType<typeof instructorRepository>;

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

/** Never returns hidden teachers. */
export function instructorRepository(prisma: PrismaClient) {
  const visible = { hidden: false } as const;
  return {
    list: (limit: number, after: InstructorKeyset | null): Promise<readonly Instructor[]> =>
      prisma.instructor.findMany({
        where: { ...visible, ...(after ? afterKeyset(after) : {}) },
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: limit,
        select,
      }),
    count: (): Promise<number> => prisma.instructor.count({ where: visible }),
    findMany: (ids: readonly string[]): Promise<readonly Instructor[]> =>
      prisma.instructor.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey: string): Promise<Instructor | null> =>
      prisma.instructor.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}

function afterKeyset({ name, id }: InstructorKeyset) {
  return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
}
