import { normalizeEmail } from "@eightcount/rules/people/email";
import { NAME_MAX_LENGTH, splitName } from "@eightcount/rules/people/name";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { billingProcessorFor } from "@eightcount/rules/people/registration-flow";
import { firstSignUpError, SIGN_UP_ERRORS } from "@eightcount/rules/people/sign-up-checks";
import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import { byNetwork } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { fromGlobalId, toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { count } from "@eightcount/service-kit/telemetry/count";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { v7 as uuid } from "uuid";
import type { CaptchaService } from "../captcha/captcha.service";
import type { EmailCodeService } from "../codes/email-code.service";
import type { Caller, Device } from "../devices/device";
import type { DeviceService } from "../devices/device.service";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { MemberRepository } from "../members/member.repository";
import type { NewMember } from "../members/member-record";
import type { PasswordHashingService } from "../passwords/password-hashing.service";
import { crmPageUrl } from "../profile/crm-page.rules";
import { toStoredAnswers } from "../profile/profile.rules";
import { storableText } from "../tracking/tracking.rules";
import { memberVerifiedEvent } from "../verification/member-verified";
import type { VerificationMailService } from "../verification/verification-mail.service";
import { type PendingSignUp, signUpOfBrowser, unverifiedCutoff } from "./pending-sign-up.rules";
import type { SignUpRepository } from "./sign-up.repository";
import {
  arePreferencesPossible,
  campaignOf,
  formOf,
  isWhitelisted,
  knownTags,
  type SignUp,
} from "./sign-up.rules";
import { visitToKeep } from "./sign-up-visit.rules";

export interface RegistrationSettings {
  readonly isOpen: boolean;
  readonly autoConfirm: boolean;
  readonly billingProcessor: BillingProcessor;
  readonly campaignTable: Readonly<Record<string, BillingProcessor>>;
  /** Order page of the CRM. Null sends every member to our own checkout. */
  readonly crmOrderUrl: string | null;
  readonly emailWhitelist: readonly string[];
  readonly signUpsPerHour: number;
}

export interface SignUpOptions {
  readonly members: MemberRepository;
  readonly signUps: SignUpRepository;
  readonly devices: DeviceService;
  readonly codes: EmailCodeService;
  readonly mails: VerificationMailService;
  readonly attempts: AttemptLimits;
  readonly passwords: PasswordHashingService;
  readonly captcha: CaptchaService;
  readonly geoIp: GeoIpProvider;
  readonly settings: RegistrationSettings;
  readonly clock: Clock;
}

export interface SignedUp {
  readonly userName: string;
  readonly verified: boolean;
  readonly orderPageUrl: string | null;
}

export class SignUpService {
  constructor(private readonly options: SignUpOptions) {}

  /** An unverified address is still free, whatever sign-ups are pending for it. */
  async signUp(caller: Caller, input: SignUp): Promise<SignedUp | Refusal> {
    const { viewer } = caller;
    const refusal = this.#checkForm(input) ?? (await this.#checkRequest(viewer, input));
    if (refusal) return refusal;
    const email = normalizeEmail(input.email);
    const present = await this.options.members.findByEmail(email);
    if (present?.emailVerifiedAt) return refuse(errors.signUp.usernameExists);
    const member = await this.#newMember(viewer, input, email);
    const earlier = present ? await this.#earlierSignUp(caller.device, present.id) : null;
    const isRepeated =
      earlier !== null &&
      (await this.options.passwords.matches(earlier.passwordHash, input.password));
    // A copy of the cookie must not replace what this browser signs up with.
    const device = isRepeated
      ? caller.device.withHash(earlier.deviceHash)
      : caller.device.withNewFirstId();
    const own = { viewer, device };
    return member.emailVerifiedAt
      ? this.#saveVerified(own, member)
      : this.#save(own, member, earlier?.deviceHash ?? null);
  }

  async pruneUnverified(): Promise<number> {
    const { signUps, clock } = this.options;
    return signUps.pruneUnverified(unverifiedCutoff(clock()));
  }

  async userByEmail(viewer: Viewer, email: string): Promise<{ userName: string } | null> {
    const counted = [byNetwork(limits.lookUps, viewer.address)];
    if (!(await this.options.attempts.take(counted))) return null;
    const member = await this.options.members.findByEmail(normalizeEmail(email));
    return member && { userName: member.id };
  }

  isWhitelisted(email: string): boolean {
    return isWhitelisted(email, this.options.settings.emailWhitelist);
  }

  /** Limits the lookups, so that the whitelist cannot be guessed quickly. */
  async isOpenFor(viewer: Viewer, email: string | null): Promise<boolean> {
    const { settings, attempts } = this.options;
    if (settings.isOpen || email === null) return settings.isOpen;
    const counted = [byNetwork(limits.lookUps, viewer.address)];
    return (await attempts.take(counted)) && this.isWhitelisted(email);
  }

  get policy(): RegistrationSettings {
    return this.options.settings;
  }

  async #earlierSignUp(device: Device, accountId: string): Promise<PendingSignUp | null> {
    const pending = await this.options.signUps.list(accountId);
    return signUpOfBrowser(pending, device.hashes) ?? null;
  }

  #checkForm(input: SignUp): Refusal | null {
    const error = firstSignUpError(formOf(input));
    if (error === SIGN_UP_ERRORS.captchaIncomplete)
      return refuse(errors.signUp.captchaTokenMissing);
    if (error) return { kind: "refused", ...error };
    if ((input.name ?? "").length > NAME_MAX_LENGTH) return refuse(errors.signUp.nameTooLong);
    const { preferences } = input;
    const isForeign = (id: string) => fromGlobalId(id, "Style") === null;
    return preferences &&
      (!arePreferencesPossible(preferences) || preferences.styleIds.some(isForeign))
      ? refuse(errors.signUp.invalidPreferences)
      : null;
  }

  async #checkRequest(viewer: Viewer, input: SignUp): Promise<Refusal | null> {
    const { settings, attempts, captcha } = this.options;
    if (!settings.isOpen && !this.isWhitelisted(input.email)) {
      return refuse(errors.signUp.registrationClosed);
    }
    const counted = [byNetwork(limits.signUps(settings.signUpsPerHour), viewer.address)];
    if (!(await attempts.take(counted))) return refuse(errors.signUp.limitExceeded);
    const answer = await captcha.redeem(input.captchaToken ?? "", viewer.address);
    if (answer === "unavailable") return refuse(errors.signUp.captchaUnavailable);
    return answer === "refused" ? refuse(SIGN_UP_ERRORS.captchaIncomplete) : null;
  }

  async #newMember(viewer: Viewer, input: SignUp, email: string): Promise<NewMember> {
    const { settings, passwords, clock, geoIp } = this.options;
    const { preferences } = input;
    const answers = preferences && {
      ...preferences,
      styleIds: preferences.styleIds.map(canonicalStyleId),
      timePreferenceMinutes: preferences.timePreferenceMinutes ?? null,
      danceGoal: preferences.danceGoal ?? null,
    };
    const campaign = campaignOf(input.trackingParams);
    return {
      id: uuid(),
      email,
      passwordHash: await passwords.hash(input.password),
      emailVerifiedAt: settings.autoConfirm ? clock() : null,
      profile: {
        ...splitName(storableText(input.name ?? "", NAME_MAX_LENGTH)),
        ...(answers ? toStoredAnswers(answers) : {}),
        isSubscribed: input.subscribeToEmails,
        billingProcessor: billingProcessorFor(
          campaign,
          settings.campaignTable,
          settings.billingProcessor,
        ),
        keapTagIds: knownTags(input),
        ...visitToKeep(input, {
          userAgent: viewer.userAgent,
          place: geoIp.locate(viewer.address),
        }),
      },
    };
  }

  async #save(
    caller: Caller,
    member: NewMember,
    earlierHash: string | null,
  ): Promise<SignedUp | Refusal> {
    const { signUps, codes, mails, devices, clock } = this.options;
    const { device } = caller;
    const requester = devices.requesterOf(caller, null);
    const signUp = { member, deviceHash: device.hash, earlierHash, at: clock() };
    const kept = await signUps.save(signUp, (accountId, signUpId) => {
      const purpose = "VERIFY_EMAIL";
      const code = codes.generate({ accountId, purpose, signUpId, device, requester });
      return {
        code: code.record,
        mail: mails.request(member.email, code.text),
        earliestSendAt: code.earliestSendAt,
      };
    });
    if (kept === "verified") return refuse(errors.signUp.usernameExists);
    if (kept === "limited") return refuse(errors.signUp.limitExceeded);
    count(businessMetrics.signUps, { signUpStep: "accepted" });
    return { userName: kept.accountId, verified: false, orderPageUrl: null };
  }

  async #saveVerified({ device }: Caller, member: NewMember): Promise<SignedUp | Refusal> {
    const { signUps, settings, clock } = this.options;
    const at = clock();
    const signUp = { member, deviceHash: device.hash, at };
    const userName = await signUps.saveVerified(signUp, {
      at,
      grantedGroups: [],
      createEvent: memberVerifiedEvent(settings.billingProcessor),
    });
    if (userName === null) return refuse(errors.signUp.usernameExists);
    count(businessMetrics.signUps, { signUpStep: "accepted" });
    count(businessMetrics.signUps, { signUpStep: "verified" });
    const billedBy = member.profile.billingProcessor ?? settings.billingProcessor;
    const orderPageUrl = crmPageUrl(settings.crmOrderUrl, { email: member.email, billedBy });
    return { userName, verified: true, orderPageUrl };
  }
}

// One id has many spellings that decode to the same value, some of any length.
const canonicalStyleId = (styleId: string): string =>
  toGlobalId("Style", fromGlobalId(styleId, "Style") ?? "");
