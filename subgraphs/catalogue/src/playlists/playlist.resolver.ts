import { Arg, Directive, Query, Resolver } from "type-graphql";
import type { PlaylistService } from "./playlist.service";
import { PlaylistType } from "./playlist.type";

@Resolver()
export class PlaylistResolver {
  constructor(private readonly service: PlaylistService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => [PlaylistType], {
    description: "All playlists in display order, without hidden ones.",
  })
  playlists() {
    return this.service.list();
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => PlaylistType, {
    nullable: true,
    description: "Finds a playlist by name. Null if unknown or hidden.",
  })
  playlist(
    @Arg("name", () => String, {
      description: "Display name or slug. Ignores case and accents.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
