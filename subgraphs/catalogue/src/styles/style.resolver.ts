import { Arg, Directive, Query, Resolver } from "type-graphql";
import type { StyleService } from "./style.service";
import { StyleType } from "./style.type";

@Resolver()
export class StyleResolver {
  constructor(private readonly service: StyleService) {}

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => [StyleType], { description: "Every style, in the display order." })
  styles() {
    return this.service.list();
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => StyleType, {
    nullable: true,
    description: "One style; null when unknown or hidden.",
  })
  style(
    @Arg("name", () => String, {
      description: "Display name or route slug; case and accents do not count.",
    })
    name: string,
  ) {
    return this.service.find(name);
  }
}
