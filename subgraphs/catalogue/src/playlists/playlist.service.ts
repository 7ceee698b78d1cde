import { nameKey } from "../names/name-key.rules";
import type { Playlist } from "./playlist";
import type { PlaylistRepository } from "./playlist.repository";

export class PlaylistService {
  constructor(private readonly playlists: PlaylistRepository) {}

  list(): Promise<readonly Playlist[]> {
    return this.playlists.list();
  }

  find(name: string): Promise<Playlist | null> {
    return this.playlists.findByKey(nameKey(name));
  }
}
