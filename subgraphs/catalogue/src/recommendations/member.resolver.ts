import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import { owns } from "@eightcount/service-kit/viewer/viewer";
import { Args, Ctx, Directive, FieldResolver, Resolver, Root } from "type-graphql";
import type { CatalogueContext } from "../context";
import { DanceClassConnection, DanceClassType } from "../dance-classes/dance-class.type";
import { StyleType } from "../styles/style.type";
import type { MemberReference } from "./member";
import { toPreferences } from "./recommendation.resolver";
import { MAX_RECOMMENDED_STYLES } from "./recommendation.rules";
import type { RecommendationService } from "./recommendation.service";
import {
  MemberType,
  RECOMMENDED_PAGE,
  RecommendedClassesArgs,
  RecommendedStylesArgs,
} from "./recommendation.type";

const REQUIRES = '@requires(fields: "preferences { skillLevel timePreferenceMinutes styleIds }")';

@Resolver(() => MemberType)
export class MemberResolver {
  constructor(private readonly recommendations: RecommendationService) {}

  @Directive(REQUIRES)
  @FieldResolver(() => DanceClassConnection, {
    nullable: true,
    description:
      "Classes that match the member's questionnaire answers, most viewed first. Lists all classes if the member never answered. Null unless the viewer is the member.",
  })
  async recommendedClasses(
    @Root() member: MemberReference,
    @Args(() => RecommendedClassesArgs) { first, after }: PageArgs,
    @Ctx() { viewer }: CatalogueContext,
  ) {
    if (!owns(viewer, fromGlobalId(member.id, "Member"))) return null;
    const page = { first: pageSize(first, RECOMMENDED_PAGE), after: after ?? null };
    return toConnection(await this.recommendations.forMember(preferencesOf(member), page));
  }

  @Directive(REQUIRES)
  @FieldResolver(() => [DanceClassType], {
    nullable: true,
    description:
      "The three classes from the questionnaire's results. Empty if the member never answered. Null unless the viewer is the member.",
  })
  firstClasses(@Root() member: MemberReference, @Ctx() { viewer }: CatalogueContext) {
    if (!owns(viewer, fromGlobalId(member.id, "Member"))) return null;
    return this.recommendations.firstClasses(preferencesOf(member));
  }

  @Directive(REQUIRES)
  @FieldResolver(() => [StyleType], {
    nullable: true,
    description:
      "Recommended styles: the member's preferred ones first, then defaults. Null unless the viewer is the member.",
  })
  recommendedStyles(
    @Root() member: MemberReference,
    @Args(() => RecommendedStylesArgs) { first }: RecommendedStylesArgs,
    @Ctx() { viewer }: CatalogueContext,
  ) {
    if (!owns(viewer, fromGlobalId(member.id, "Member"))) return null;
    return this.recommendations.styles(preferencesOf(member), first ?? MAX_RECOMMENDED_STYLES);
  }
}

function preferencesOf(member: MemberReference) {
  return member.preferences ? toPreferences(member.preferences) : null;
}
