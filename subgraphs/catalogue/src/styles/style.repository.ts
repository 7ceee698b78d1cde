import type { PrismaClient } from "../generated/client";
import type { Style } from "./style";

/** Never returns hidden styles. */
export interface StyleRepository {
  list(): Promise<readonly Style[]>;
  findMany(ids: readonly string[]): Promise<readonly Style[]>;
  findByKey(key: string): Promise<Style | null>;
}

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  pageColor1: true,
  pageColor2: true,
  rhythm: true,
  imagePath: true,
  pageImagePath: true,
} as const;

export function styleRepository(prisma: PrismaClient): StyleRepository {
  const visible = { hidden: false } as const;
  return {
    list: () => prisma.style.findMany({ where: visible, select }),
    findMany: (ids) =>
      prisma.style.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey) => prisma.style.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}
