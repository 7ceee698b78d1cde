import { Args, Directive, Query, Resolver } from "type-graphql";
import type { SuggestionService } from "./suggestion.service";
import { SearchSuggestion, SuggestionArgs } from "./suggestion.type";

@Resolver()
export class SuggestionResolver {
  constructor(private readonly service: SuggestionService) {}

  @Directive("@cacheControl(maxAge: 30)")
  @Query(() => [SearchSuggestion], {
    description:
      "Up to eight suggestions for a partly typed search, best first. Empty for blank text. Cached for up to 30 seconds.",
  })
  searchSuggestions(@Args(() => SuggestionArgs) { text }: SuggestionArgs) {
    return this.service.suggest(text);
  }
}
