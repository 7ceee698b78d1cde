import {
  CLASS_ID,
  leftOutReasons,
  type RecordKind,
} from "@eightcount/service-kit/my-data/record-kind";

const PASSWORD = "the password's hash, which is a secret";

/** The account and what the member told us about themselves. */
export const accountKinds: readonly RecordKind[] = [
  {
    table: "account",
    name: "Account",
    ownedBy: "id = $1",
    newestBy: "created_at",
    columns: {
      id: "Member ID",
      email: "Email",
      email_verified_at: "Email verified at",
      groups: { heading: "Groups", sql: "array_to_string(groups, ', ')" },
      entitlement_at: "Groups last changed at",
      created_at: "Created at",
      updated_at: "Changed at",
    },
    leftOut: { password_hash: PASSWORD },
  },
  {
    table: "profile",
    name: "Profile",
    ownedBy: "id = $1",
    newestBy: "id",
    columns: {
      name: "First name",
      family_name: "Family name",
      phone_number: "Phone number",
      skill: "Skill level",
      pref_class_duration: "Preferred class length in minutes",
      dance_goals: "Reason to dance",
      pref_styles: "Preferred styles",
      billing_processor: "Billed by",
      billing_subscription_id: "Subscription number",
      updating_billing: "Billing is being updated",
      crm_id: "Customer number in campaigns",
      keap_tag_ids: "Campaigns",
      un_auth_id: "Visitor ID before the sign-up",
      tracking_params: "Campaign of the first visit",
      geo: "Place of the first visit",
      device: "Device of the first visit",
    },
    leftOut: { id: leftOutReasons.memberId },
  },
  {
    table: "profile",
    name: "Consents",
    ownedBy: "id = $1",
    newestBy: "id",
    columns: { marketing_emails: "Marketing emails" },
    leftOut: {},
  },
  {
    table: "class_feedback",
    name: "Earlier ratings",
    ownedBy: "member_id = $1",
    newestBy: "updated_at",
    columns: {
      class_id: CLASS_ID,
      difficulty: "Difficulty (1 too easy, 5 too hard)",
      rating: "Rating (1 to 5)",
      comments: "Comments",
      created_at: "Rated at",
      updated_at: "Changed at",
    },
    leftOut: { member_id: leftOutReasons.memberId },
  },
  {
    table: "sign_up",
    name: "Sign-ups waiting for a code",
    ownedBy: "account_id = $1",
    newestBy: "created_at",
    columns: { created_at: "Signed up at" },
    leftOut: {
      account_id: leftOutReasons.memberId,
      id: leftOutReasons.rowId,
      profile: "anybody may have typed the email address, so these may be another person's answers",
      password_hash: PASSWORD,
      device_hash: leftOutReasons.hash,
    },
  },
];
