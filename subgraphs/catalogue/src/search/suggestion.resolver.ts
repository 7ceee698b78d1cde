import { Args, Directive, Query, Resolver } from "type-graphql";
import type { SuggestionService } from "./suggestion.service";
import { SearchSuggestion, SuggestionArgs } from "./suggestion.type";

@Resolver()
export class SuggestionResolver {
  constructor(private readonly service: SuggestionService) {}

  @Directive("@cacheControl(maxAge: 30)")
  @Query(() => [SearchSuggestion], {
    description:
      "At most eight things a person may mean while they type, best first; none for blank text. May be 30 seconds old.",
  })
  searchSuggestions(@Args(() => SuggestionArgs) { text }: SuggestionArgs) {
    return this.service.suggest(text);
  }
}
