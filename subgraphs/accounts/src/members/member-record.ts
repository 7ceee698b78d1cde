import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";

export interface ProfileRecord {
  readonly name: string;
  readonly familyName: string;
  readonly phoneNumber: string;
  readonly isSubscribed: boolean;
  /** Null if none was recorded. Then the configured one bills the member. */
  readonly billingProcessor: BillingProcessor | null;
  /** Level 0 to 10, or 555 if unset. Null when the questionnaire was never answered. */
  readonly skill: number | null;
  readonly prefClassDuration: number | null;
  readonly danceGoals: string | null;
  /** Global ids of the chosen styles. */
  readonly prefStyles: readonly string[];
  readonly unAuthId: string | null;
  readonly trackingParams: string | null;
  readonly keapTagIds: readonly number[];
  readonly geo: string | null;
  readonly device: string | null;
  readonly crmId: string | null;
  readonly billingSubscriptionId: string | null;
  readonly isUpdatingBilling: boolean;
}

export interface MemberRecord {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly emailVerifiedAt: Date | null;
  readonly groups: readonly MemberGroup[];
  readonly entitlementAt: Date | null;
  readonly firstSignedInAt: Date | null;
  readonly createdAt: Date;
  readonly profile: ProfileRecord;
}

export type EditableProfile = Pick<
  ProfileRecord,
  "name" | "familyName" | "phoneNumber" | "isSubscribed"
>;

export interface NewMember
  extends Pick<MemberRecord, "id" | "email" | "passwordHash" | "emailVerifiedAt"> {
  readonly groups?: readonly MemberGroup[];
  readonly profile: Partial<ProfileRecord> & Pick<ProfileRecord, "billingProcessor">;
}
