import type DataLoader from "dataloader";
import { Args, Ctx, Directive, Query, Resolver } from "type-graphql";
import type { CatalogueContext } from "../context";
import type { SearchService } from "./search.service";
import { SEARCH_PAGE, SearchArgs, SearchResult } from "./search.type";

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Directive("@cacheControl(maxAge: 30)")
  @Query(() => SearchResult, {
    description:
      "Searches styles, playlists, teachers, and classes (by song or artist). Matches word prefixes and tolerates typos.",
  })
  async search(
    @Args(() => SearchArgs) { text, first }: SearchArgs,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<SearchResult> {
    const found = await this.service.search(text, first ?? SEARCH_PAGE);
    const [styles, playlists, instructors, classes] = await Promise.all([
      present(loaders.style, found.style),
      present(loaders.playlist, found.playlist),
      present(loaders.instructor, found.instructor),
      present(loaders.danceClass, found.class),
    ]);
    return { styles, playlists, instructors, classes };
  }
}

async function present<T>(loader: DataLoader<string, T | null>, ids: readonly string[]) {
  const rows = await Promise.all(ids.map((id) => loader.load(id)));
  return rows.filter((row) => row !== null) as (T & object)[];
}
