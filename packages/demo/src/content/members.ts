import { contentId } from "./content-id";

/** Where a ready-made member stands with billing; the billing seed brings it about. */
export interface MemberSubscription {
  /** What was bought, as the graph's PlanChoice names it. */
  readonly planChoice: "MONTHLY" | "YEARLY" | "MULTI_YEARLY";
  readonly state: MemberSubscriptionState;
}

export type MemberSubscriptionState =
  /** Still in the free days. */
  | "trial"
  /** The free days are over and the first charge went through. */
  | "active"
  /** Runs on until the paid period ends. */
  | "cancelled"
  /** Cancelled, and the paid period has no day left. */
  | "cancelled today"
  | "expired"
  /** The last renewal could not be collected. */
  | "owing"
  /** From a month to a year at the end of the paid period. */
  | "pending change"
  /** Thirty free days were taken instead of leaving. */
  | "retention used";

/** A member whose money the older system collects; it keeps their subscription. */
export interface CrmMember {
  readonly cycle: "MONTH" | "YEAR";
  /** Runs on until what was paid for is over. */
  readonly isCancelled: boolean;
  /** The card on file is being replaced, which takes up to a day. */
  readonly isUpdatingBilling: boolean;
}

/** A ready-made member; accounts, billing and viewing seed their part under one id. */
export interface ContentMember {
  /** The account's id in every subgraph. */
  readonly id: string;
  /** What this member shows, for the list a start prints. */
  readonly kind: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly familyName: string;
  /** Groups beyond what the subscription gives. */
  readonly groups: readonly ("EMPLOYEE" | "FREE_ACCESS")[];
  readonly isEmailVerified: boolean;
  /** Null: never bought anything, or not from the recurring provider. */
  readonly subscription: MemberSubscription | null;
  /** Null: the recurring provider collects their money. */
  readonly crm: CrmMember | null;
}

/** Every ready-made member signs in with it; it never leaves this machine. */
export const MEMBER_PASSWORD = "Dance123!";

interface MemberSeed {
  readonly kind: string;
  readonly fullName: string;
  readonly groups?: ContentMember["groups"];
  readonly isEmailVerified?: false;
  readonly subscription?: MemberSubscription;
  readonly crm?: CrmMember;
}

const monthly = (state: MemberSubscriptionState): MemberSubscription => ({
  planChoice: "MONTHLY",
  state,
});

const SEEDS: readonly MemberSeed[] = [
  { kind: "inactive", fullName: "Ines Pause" },
  {
    kind: "trial",
    fullName: "Tara Probe",
    subscription: { planChoice: "YEARLY", state: "trial" },
  },
  {
    kind: "active monthly",
    fullName: "Mona Takt",
    subscription: monthly("active"),
  },
  {
    kind: "active yearly",
    fullName: "Yara Quartal",
    subscription: { planChoice: "YEARLY", state: "active" },
  },
  { kind: "cancelled", fullName: "Cleo Ausklang", subscription: monthly("cancelled") },
  {
    kind: "cancelled today",
    fullName: "Carl Schlusstakt",
    subscription: monthly("cancelled today"),
  },
  { kind: "expired", fullName: "Ezra Stille", subscription: monthly("expired") },
  { kind: "owing", fullName: "Olga Offen", subscription: monthly("owing") },
  { kind: "pending change", fullName: "Petra Wechsel", subscription: monthly("pending change") },
  { kind: "retention used", fullName: "Rita Zugabe", subscription: monthly("retention used") },
  {
    kind: "rupees",
    fullName: "Indira Tal",
    subscription: { planChoice: "MULTI_YEARLY", state: "active" },
  },
  {
    kind: "CRM active",
    fullName: "Kai Altbau",
    crm: { cycle: "MONTH", isCancelled: false, isUpdatingBilling: false },
  },
  {
    kind: "CRM cancelled",
    fullName: "Kim Abgang",
    crm: { cycle: "YEAR", isCancelled: true, isUpdatingBilling: false },
  },
  {
    kind: "CRM updating",
    fullName: "Kurt Umzug",
    crm: { cycle: "MONTH", isCancelled: false, isUpdatingBilling: true },
  },
  { kind: "Employee", fullName: "Emil Saal", groups: ["EMPLOYEE"] },
  { kind: "FreeAccess", fullName: "Frida Gast", groups: ["FREE_ACCESS"] },
  { kind: "unconfirmed", fullName: "Uma Anfang", isEmailVerified: false },
];

const slugOfKind = (kind: string) => kind.toLowerCase().replaceAll(" ", "-");

/** One member of every kind, in the order they are shown. */
export const members: readonly ContentMember[] = SEEDS.map((seed) => {
  const slug = slugOfKind(seed.kind);
  const [name = "", familyName = ""] = seed.fullName.split(" ");
  return {
    id: contentId("member", slug),
    kind: seed.kind,
    email: `${slug}@eightcount.test`,
    password: MEMBER_PASSWORD,
    name,
    familyName,
    groups: seed.groups ?? [],
    isEmailVerified: seed.isEmailVerified ?? true,
    subscription: seed.subscription ?? null,
    crm: seed.crm ?? null,
  };
});

/** Members with completed classes; every other one shows the empty states. */
export const kindsThatHaveDanced = [
  "active yearly",
  "active monthly",
  "cancelled",
  "rupees",
  "Employee",
] as const;

/** The member of a kind. */
export function memberOfKind(kind: string): ContentMember {
  const member = members.find((one) => one.kind === kind);
  if (!member) throw new Error(`no ready-made member is ${kind}`);
  return member;
}

/** Whether a member's subscription opens the classes; a cancelled one does until it runs out. */
export function isEntitledMember({ subscription, crm }: ContentMember): boolean {
  if (crm) return true;
  return subscription !== null && !["expired", "owing"].includes(subscription.state);
}
