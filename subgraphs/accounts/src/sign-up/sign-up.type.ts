import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { BillingProcessor } from "../generated/type-graphql/enums/BillingProcessor";
import { OnboardingPreferencesInput } from "../profile/onboarding-preferences.type";

export { BillingProcessor };

@InputType({ description: "Sign-up form of either flow." })
export class SignUpInput {
  @Field(() => String, { description: "Stored trimmed and in lowercase." })
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
    description: "Answers to the questionnaire; null if it was skipped.",
  })
  preferences?: OnboardingPreferencesInput | null;

  @Field(() => Boolean, { description: "Whether the member wants marketing emails." })
  subscribeToEmails!: boolean;

  @Field(() => String, { nullable: true, description: "Token from the captcha widget." })
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

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether the visitor accepted cookies. Otherwise visitorId, trackingParams, device, user agent, and country are not stored.",
  })
  hasConsent!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The visitor's anonymous id. Stored only with consent.",
  })
  visitorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Parameters of the landing address, as a query string or a JSON object. Stored only with consent; without it, only utm_campaign is read, which decides who bills the member.",
  })
  trackingParams?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Description of the browser, cut to 256 characters; null uses its user agent. Stored only with consent.",
  })
  device?: string | null;

  @Field(() => [Int], {
    nullable: true,
    description: "CRM tags of the chosen styles; unknown tags are dropped.",
  })
  crmTagIds?: number[] | null;
}

@ObjectType({ description: "The account was created." })
export class SignUpSucceeded {
  @Field(() => ID, { description: "Account id, which is the token's `sub`." })
  userName!: string;

  @Field(() => Boolean, { description: "False if a code was mailed and must be entered first." })
  verified!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The CRM's order page, with the email as a parameter, if the CRM bills the member and the email is verified. Null continues to our own checkout.",
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

@ObjectType({ description: "An account found by its email." })
export class UserLookup {
  @Field(() => ID, { description: "Account id, which is the token's `sub`." })
  userName!: string;
}

@ObjectType({ description: "Registration settings of the operator." })
export class RegistrationPolicy {
  @Field(() => Boolean, {
    description: "False if only whitelisted emails can sign up; see isOpenFor.",
  })
  isOpen!: boolean;

  @Field(() => Boolean, { description: "True if new accounts need no mailed code." })
  autoConfirm!: boolean;
}
