import type { PrismaClient } from "../generated/client";
import type { Playlist } from "./playlist";

/** Playlists; a hidden one is never answered, whatever is asked. */
export interface PlaylistRepository {
  /** All of them, in display order. */
  list(): Promise<readonly Playlist[]>;
  findMany(ids: readonly string[]): Promise<readonly Playlist[]>;
  /** By `lookupKey` of a name or route segment. */
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
