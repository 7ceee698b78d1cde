import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { isNameTooShort, NAME_MAX_LENGTH } from "@eightcount/rules/people/name";
import { isValidPhone, normalizePhone } from "@eightcount/rules/people/phone";
import { plainLine } from "@eightcount/rules/people/plain-text";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { MemberLoaders } from "../members/member.loaders";
import type { MemberRepository } from "../members/member.repository";
import type { EditableProfile, MemberRecord } from "../members/member-record";
import { crmPageUrl } from "./crm-page.rules";
import { answersOf, type QuestionnaireAnswers } from "./profile.rules";

export interface ProfileView extends EditableProfile {
  readonly billingProcessor: BillingProcessor;
  readonly isUpdatingBilling: boolean;
  readonly cardPageUrl: string | null;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly groups: readonly MemberGroup[];
  readonly memberSince: Date;
}

export interface ProfileSettings {
  readonly crmCardUrl: string | null;
  /** System that bills members without one of their own. */
  readonly billingProcessor: BillingProcessor;
}

function toView(member: MemberRecord, settings: ProfileSettings): ProfileView {
  const { profile, ...account } = member;
  const billedBy = profile.billingProcessor ?? settings.billingProcessor;
  return {
    name: profile.name,
    familyName: profile.familyName,
    phoneNumber: profile.phoneNumber,
    isSubscribed: profile.isSubscribed,
    billingProcessor: billedBy,
    isUpdatingBilling: profile.isUpdatingBilling,
    cardPageUrl: crmPageUrl(settings.crmCardUrl, { email: account.email, billedBy }),
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    groups: account.groups,
    memberSince: account.createdAt,
  };
}

export class ProfileService {
  constructor(
    private readonly members: MemberRepository,
    private readonly settings: ProfileSettings,
  ) {}

  async profileOf(
    viewer: Viewer,
    memberId: string,
    { memberById }: MemberLoaders,
  ): Promise<ProfileView | null> {
    if (viewer.memberId !== memberId) return null;
    const member = await memberById.load(memberId);
    return member && toView(member, this.settings);
  }

  async preferencesOf(
    viewer: Viewer,
    memberId: string,
    { memberById }: MemberLoaders,
  ): Promise<QuestionnaireAnswers | null> {
    if (viewer.memberId !== memberId) return null;
    const member = await memberById.load(memberId);
    return member && answersOf(member.profile);
  }

  async updateProfile(
    viewer: Viewer,
    wanted: EditableProfile,
  ): Promise<{ member: { memberId: string } } | Refusal> {
    const memberId = requireMember(viewer);
    const name = plainLine(wanted.name).trim();
    const familyName = plainLine(wanted.familyName).trim();
    if (isNameTooShort(name)) return refuse(errors.profile.nameTooShort);
    if (name.length > NAME_MAX_LENGTH || familyName.length > NAME_MAX_LENGTH) {
      return refuse(errors.profile.nameTooLong);
    }
    if (!isValidPhone(wanted.phoneNumber)) return refuse(errors.profile.invalidPhone);
    const phoneNumber = normalizePhone(wanted.phoneNumber);
    const { isSubscribed } = wanted;
    await this.members.saveProfile(memberId, { name, familyName, phoneNumber, isSubscribed });
    return { member: { memberId } };
  }
}
