import { Arg, Directive, Query, Resolver } from "type-graphql";
import type { StyleService } from "./style.service";
import { StyleType } from "./style.type";

@Resolver()
export class StyleResolver {
  constructor(private readonly service: StyleService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => [StyleType], { description: "All styles in display order, without hidden ones." })
  styles() {
    return this.service.list();
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => StyleType, {
    nullable: true,
    description: "Finds a style by name. Null if unknown or hidden.",
  })
  style(
    @Arg("name", () => String, {
      description: "Display name or slug. Ignores case and accents.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
