import type { PrismaClient } from "../generated/client";
import type { Style } from "./style";

export type StyleRepository = ReturnType<typeof styleRepository>;

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

/** Never returns hidden styles. */
export function styleRepository(prisma: PrismaClient) {
  const visible = { hidden: false } as const;
  return {
    list: (): Promise<readonly Style[]> => prisma.style.findMany({ where: visible, select }),
    findMany: (ids: readonly string[]): Promise<readonly Style[]> =>
      prisma.style.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey: string): Promise<Style | null> =>
      prisma.style.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}
