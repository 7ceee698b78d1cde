import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { BillingProcessor } from "../generated/type-graphql/enums/BillingProcessor";
import { OnboardingPreferencesInput } from "../profile/onboarding-preferences.type";

export { BillingProcessor };

@InputType({ description: "A sign-up form, of either flow." })
export class SignUpInput {
  @Field(() => String, { description: "Kept trimmed and in lower case." })
  email!: string;

  @Field(() => String, {
    description: "Must meet the five password rules; at most 256 characters.",
  })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "Three-step flow only; reduced to its first and last word.",
  })
  name?: string | null;

  @Field(() => OnboardingPreferencesInput, {
    nullable: true,
    description: "The questionnaire's answers; null when it was skipped.",
  })
  preferences?: OnboardingPreferencesInput | null;

  @Field(() => Boolean, { description: "Whether marketing e-mails are welcome." })
  subscribeToEmails!: boolean;

  @Field(() => String, { nullable: true, description: "What the captcha widget answered." })
  captchaToken?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Required in the three-step flow." })
  termsAgreed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "The chosen plan, such as yearly; required in the three-step flow.",
  })
  planChoice?: string | null;

  @Field(() => String, {
    description: "three-step or two-step; 01 and 02, as in the landing address, mean the same.",
  })
  registrationFlow!: string;

  @Field(() => String, { nullable: true, description: "The visitor's anonymous id." })
  visitorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The landing address's parameters, as a query string or a JSON object.",
  })
  trackingParams?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The browser's description; cut to 256 characters, its user agent when null.",
  })
  device?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: "CRM tags of the styles the client knows by name; unknown ones are dropped.",
  })
  crmTagIds?: number[] | null;
}

@ObjectType({ description: "The account is made." })
export class SignUpSucceeded {
  @Field(() => ID, { description: "The account's id, the token's `sub`." })
  userName!: string;

  @Field(() => Boolean, { description: "False: a code was mailed and has to be entered first." })
  verified!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The CRM's order page, carrying the e-mail, when the CRM bills this member and they are verified; otherwise the product's own checkout goes on.",
  })
  orderPageUrl!: string | null;
}

export const SignUpResult = resultUnion({
  name: "SignUpResult",
  description:
    "USERNAME_EXISTS, INVALID_PARAMETER, INVALID_EMAIL, INVALID_NAME, INVALID_PASSWORD, TERMS_NOT_AGREED, EMPTY_FIELD, PLAN_NOT_CHOSEN, REGISTRATION_CLOSED, CAPTCHA_UNAVAILABLE, LIMIT_EXCEEDED.",
  succeeded: SignUpSucceeded,
  refused: refusalType("SignUpRefused"),
});

@ObjectType({ description: "The account behind an e-mail." })
export class UserLookup {
  @Field(() => ID, { description: "The account's id, the token's `sub`." })
  userName!: string;
}

@ObjectType({ description: "What an operator decided about registration." })
export class RegistrationPolicy {
  @Field(() => Boolean, { description: "False: only whitelisted e-mails may sign up." })
  isOpen!: boolean;

  @Field(() => Boolean, { description: "True: accounts need no mailed code." })
  autoConfirm!: boolean;
}
