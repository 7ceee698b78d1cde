import { nameKey } from "../names/name-key.rules";
import type { Playlist } from "./playlist";
import type { PlaylistRepository } from "./playlist.repository";

/** The playlists that may be seen; public. */
export class PlaylistService {
  constructor(private readonly playlists: PlaylistRepository) {}

  /** All of them, in display order. */
  list(): Promise<readonly Playlist[]> {
    return this.playlists.list();
  }

  /** By display name or route slug; null when unknown or hidden. */
  find(name: string): Promise<Playlist | null> {
    return this.playlists.findByKey(nameKey(name));
  }
}
