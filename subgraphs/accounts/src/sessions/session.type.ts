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

@InputType({ description: "Credentials of a sign-in." })
export class SignInInput {
  @Field(() => String, { description: "Case and surrounding spaces are ignored." })
  email!: string;

  @Field(() => String, { description: "As typed." })
  password!: string;

  @Field(() => Boolean, {
    description: "Whether to stay signed in for 30 days instead of until the browser closes.",
  })
  rememberMe!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Token from the captcha widget; required after CAPTCHA_REQUIRED, valid for one attempt.",
  })
  captchaToken?: string | null;
}

@InputType({ description: "Optional input of a refresh." })
export class RefreshSessionInput {
  @Field(() => String, {
    nullable: true,
    description: "Billing's ticket after a purchase; valid for 60 seconds and one member.",
  })
  entitlementTicket?: string | null;
}

@ObjectType({ description: "The member is signed in. The response sets the refresh cookie." })
export class SignedIn {
  @Field(() => ID, { description: "Account id, which is the token's `sub`." })
  userName!: string;

  @Field(() => String, {
    description: "Send it as `Authorization: Bearer` and keep it in memory only.",
  })
  accessToken!: string;

  @Field(() => GraphQLISODateTime, {
    description: "Time the access token expires, after five minutes by default.",
  })
  expiresAt!: Date;

  @Field(() => [MemberGroup], { description: "Groups in the access token." })
  groups!: readonly MemberGroup[];

  @Field(() => Boolean, {
    description:
      "Whether this sign-in kept an account that was about to be deleted. A canceled subscription stays canceled.",
  })
  keptAccount!: boolean;

  @Field(() => Member, { description: "The signed-in member." })
  member!: Member;
}

@ObjectType({
  description: "The sign-in has ended, or there was none. The refresh cookie is removed.",
})
export class SignedOut {
  @Field(() => String, {
    description:
      "SIGNED_OUT, NO_SESSION, SESSION_ENDED, or SESSION_REVOKED after a refresh token was reused.",
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
  description: "Signed in with a new access token, or signed out.",
  types: () => [SignedIn, SignedOut] as const,
  resolveType: (value) => ("accessToken" in value ? SignedIn : SignedOut),
});
