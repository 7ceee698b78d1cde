import { Arg, Directive, Query, Resolver } from "type-graphql";
import type { PlaylistService } from "./playlist.service";
import { PlaylistType } from "./playlist.type";

@Resolver()
export class PlaylistResolver {
  constructor(private readonly service: PlaylistService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => [PlaylistType], { description: "Every playlist, in display order." })
  playlists() {
    return this.service.list();
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => PlaylistType, {
    nullable: true,
    description: "One playlist; null when unknown or hidden.",
  })
  playlist(
    @Arg("name", () => String, {
      description: "Display name or route slug; case and accents do not count.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
