import type { PrismaClient } from "../generated/client";
import type { Playlist } from "./playlist";

/** Never returns hidden playlists. */
export interface PlaylistRepository {
  list(): Promise<readonly Playlist[]>;
  findMany(ids: readonly string[]): Promise<readonly Playlist[]>;
  findByKey(key: string): Promise<Playlist | null>;
}

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  pageColor1: true,
  pageColor2: true,
  imagePath: true,
  pageImagePath: true,
} as const;

export function playlistRepository(prisma: PrismaClient): PlaylistRepository {
  const visible = { hidden: false } as const;
  return {
    list: () =>
      prisma.playlist.findMany({
        where: visible,
        orderBy: [{ position: "asc" }, { name: "asc" }],
        select,
      }),
    findMany: (ids) =>
      prisma.playlist.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey) =>
      prisma.playlist.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}
