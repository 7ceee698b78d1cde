import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
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
    description: "Classes fitting the member's answers, most viewed first; null for others.",
  })
  async recommendedClasses(
    @Root() member: MemberReference,
    @Args(() => RecommendedClassesArgs) { first, after }: RecommendedClassesArgs,
    @Ctx() { viewer }: CatalogueContext,
  ) {
    if (!owns(viewer, fromGlobalId(member.id, "Member"))) return null;
    const page = { first: pageSize(first ?? undefined, RECOMMENDED_PAGE), after: after ?? null };
    return toConnection(await this.recommendations.forMember(preferencesOf(member), page));
  }

  @Directive(REQUIRES)
  @FieldResolver(() => [DanceClassType], {
    nullable: true,
    description:
      "The three classes of the questionnaire's results; none when it was never answered; null for others.",
  })
  firstClasses(@Root() member: MemberReference, @Ctx() { viewer }: CatalogueContext) {
    if (!owns(viewer, fromGlobalId(member.id, "Member"))) return null;
    return this.recommendations.firstClasses(preferencesOf(member));
  }

  @Directive(REQUIRES)
  @FieldResolver(() => [StyleType], {
    nullable: true,
    description: "Preferred styles first, at most four; null for others.",
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
