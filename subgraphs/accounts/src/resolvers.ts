import { CaptchaResolver } from "./captcha/captcha.resolver";
import type { CaptchaService } from "./captcha/captcha.service";
import type { DeviceService } from "./devices/device.service";
import { FeedbackResolver } from "./feedback/feedback.resolver";
import type { FeedbackService } from "./feedback/feedback.service";
import { HelpResolver } from "./help/help.resolver";
import type { HelpService } from "./help/help.service";
import { MemberResolver } from "./members/member.resolver";
import { PasswordResetResolver } from "./password-reset/password-reset.resolver";
import type { PasswordResetService } from "./password-reset/password-reset.service";
import { ChangePasswordResolver } from "./passwords/change-password.resolver";
import type { ChangePasswordService } from "./passwords/change-password.service";
import { ProfileResolver } from "./profile/profile.resolver";
import type { ProfileService } from "./profile/profile.service";
import type { RefreshCookies } from "./sessions/refresh-cookie.rules";
import { SessionResolver } from "./sessions/session.resolver";
import type { SessionService } from "./sessions/session.service";
import type { SignInService } from "./sessions/sign-in.service";
import { RegistrationPolicyResolver } from "./sign-up/registration-policy.resolver";
import { SignUpResolver } from "./sign-up/sign-up.resolver";
import type { SignUpService } from "./sign-up/sign-up.service";
import { TrackingResolver } from "./tracking/tracking.resolver";
import type { TrackingService } from "./tracking/tracking.service";
import { VerificationResolver } from "./verification/verification.resolver";
import type { VerificationService } from "./verification/verification.service";
import { VisitorResolver } from "./visitors/visitor.resolver";
import type { VisitorService } from "./visitors/visitor.service";

/** What the resolvers translate for. */
export interface ResolverServices {
  readonly captcha: CaptchaService;
  readonly changes: ChangePasswordService;
  readonly devices: DeviceService;
  readonly feedback: FeedbackService;
  readonly help: HelpService;
  readonly profiles: ProfileService;
  readonly refreshCookies: RefreshCookies;
  readonly resets: PasswordResetService;
  readonly sessions: SessionService;
  readonly signIns: SignInService;
  readonly signUps: SignUpService;
  readonly tracking: TrackingService;
  readonly verification: VerificationService;
  readonly visitors: VisitorService;
}

/** Every resolver of this subgraph. */
export function makeResolvers(services: ResolverServices): readonly object[] {
  const { devices, refreshCookies } = services;
  return [
    new CaptchaResolver(services.captcha),
    new ChangePasswordResolver(services.changes, devices, refreshCookies),
    new FeedbackResolver(services.feedback),
    new HelpResolver(services.help),
    new MemberResolver(services.profiles),
    new PasswordResetResolver(services.resets, devices),
    new ProfileResolver(services.profiles),
    new RegistrationPolicyResolver(services.signUps),
    new SessionResolver(services.sessions, services.signIns, devices, refreshCookies),
    new SignUpResolver(services.signUps, devices),
    new TrackingResolver(services.tracking),
    new VerificationResolver(services.verification, devices),
    new VisitorResolver(services.visitors),
  ];
}
