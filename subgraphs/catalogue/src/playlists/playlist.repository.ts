import type { PrismaClient } from "../generated/client";
import type { Playlist } from "./playlist";

export type PlaylistRepository = ReturnType<typeof playlistRepository>;

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

/** Never returns hidden playlists. */
export function playlistRepository(prisma: PrismaClient) {
  const visible = { hidden: false } as const;
  return {
    list: (): Promise<readonly Playlist[]> =>
      prisma.playlist.findMany({
        where: visible,
        orderBy: [{ position: "asc" }, { name: "asc" }],
        select,
      }),
    findMany: (ids: readonly string[]): Promise<readonly Playlist[]> =>
      prisma.playlist.findMany({ where: { ...visible, id: { in: [...ids] } }, select }),
    findByKey: (lookupKey: string): Promise<Playlist | null> =>
      prisma.playlist.findFirst({ where: { ...visible, lookupKey }, select }),
  };
}
