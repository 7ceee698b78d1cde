import "reflect-metadata";
import { type FederatedSchema, federate } from "@eightcount/service-kit/graph/federate";
import type { ContainerType } from "type-graphql";
import { CaptchaResolver } from "./captcha/captcha.resolver";
import { FeedbackResolver } from "./feedback/feedback.resolver";
import { HelpResolver } from "./help/help.resolver";
import { memberReference } from "./members/member.reference";
import { MemberResolver } from "./members/member.resolver";
import { PasswordResetResolver } from "./password-reset/password-reset.resolver";
import { ChangePasswordResolver } from "./passwords/change-password.resolver";
import { ProfileResolver } from "./profile/profile.resolver";
import { SessionResolver } from "./sessions/session.resolver";
import { RegistrationPolicyResolver } from "./sign-up/registration-policy.resolver";
import { SignUpResolver } from "./sign-up/sign-up.resolver";
import { TrackingResolver } from "./tracking/tracking.resolver";
import { VerificationResolver } from "./verification/verification.resolver";
import { VisitorResolver } from "./visitors/visitor.resolver";

/** This subgraph's schema; the container hands out resolvers with their services. */
export function accountsSchema(container: ContainerType): Promise<FederatedSchema> {
  return federate(
    {
      resolvers: [
        CaptchaResolver,
        ChangePasswordResolver,
        FeedbackResolver,
        HelpResolver,
        MemberResolver,
        PasswordResetResolver,
        ProfileResolver,
        RegistrationPolicyResolver,
        SessionResolver,
        SignUpResolver,
        TrackingResolver,
        VerificationResolver,
        VisitorResolver,
      ],
      container,
    },
    { Member: memberReference },
  );
}
