import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
} from "type-graphql";
import { MemberGroup } from "../generated/type-graphql/enums/MemberGroup";
import { Member } from "../members/member.type";

@InputType({ description: "A sign-in form." })
export class SignInInput {
  @Field(() => String, { description: "Any case; spaces around it are ignored." })
  email!: string;

  @Field(() => String, { description: "As typed." })
  password!: string;

  @Field(() => Boolean, {
    description: "True: stays signed in for 30 days; false: until the browser closes.",
  })
  rememberMe!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "What the captcha widget answered; needed after CAPTCHA_REQUIRED, good for one try.",
  })
  captchaToken?: string | null;
}

@InputType({ description: "What may come with the refresh cookie." })
export class RefreshSessionInput {
  @Field(() => String, {
    nullable: true,
    description: "Billing's ticket after a purchase; good for 60 seconds and one member.",
  })
  entitlementTicket?: string | null;
}

@ObjectType({ description: "A member is signed in; the refresh cookie came with this answer." })
export class SignedIn {
  @Field(() => ID, { description: "The account's id, the token's `sub`." })
  userName!: string;

  @Field(() => String, { description: "Sent as `Authorization: Bearer`; keep it in memory only." })
  accessToken!: string;

  @Field(() => GraphQLISODateTime, { description: "When the access token ends: in five minutes." })
  expiresAt!: Date;

  @Field(() => [MemberGroup], { description: "The groups inside the token." })
  groups!: readonly MemberGroup[];

  @Field(() => Member, { description: "Whoever is signed in now." })
  member!: Member;
}

@ObjectType({ description: "This sign-in is over or there was none; its refresh cookie is gone." })
export class SignedOut {
  @Field(() => String, {
    description: "SIGNED_OUT, NO_SESSION, SESSION_ENDED, or SESSION_REVOKED after a reuse.",
  })
  reason!: string;
}

export const SignInResult = resultUnion({
  name: "SignInResult",
  description:
    "USER_NOT_FOUND, NOT_AUTHORIZED, USER_NOT_CONFIRMED, CAPTCHA_REQUIRED, CAPTCHA_UNAVAILABLE, " +
    "LIMIT_EXCEEDED.",
  succeeded: SignedIn,
  refused: refusalType("SignInRefused"),
});

export const RefreshSessionResult = createUnionType({
  name: "RefreshSessionResult",
  description: "Still signed in, with a new access token, or no longer.",
  types: () => [SignedIn, SignedOut] as const,
  resolveType: (value) => ("accessToken" in value ? SignedIn : SignedOut),
});
