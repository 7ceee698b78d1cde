import { contentId } from "./content-id";

/** The subscription state that the billing seed creates. */
export interface MemberSubscription {
  /** A value of the graph's PlanChoice. */
  readonly planChoice: "MONTHLY" | "YEARLY" | "MULTI_YEARLY";
  readonly state: MemberSubscriptionState;
}

export type MemberSubscriptionState =
  /** In the free trial. */
  | "trial"
  /** The trial has ended and the first charge succeeded. */
  | "active"
  /** Active until the paid period ends. */
  | "cancelled"
  /** Canceled, with the paid period ending today. */
  | "cancelled today"
  | "expired"
  /** The last renewal could not be collected. */
  | "owing"
  /** Changes from monthly to yearly at the end of the paid period. */
  | "pending change"
  /** The member accepted thirty free days instead of canceling. */
  | "retention used";

/** A member billed by the older CRM, which stores their subscription. */
export interface CrmMember {
  readonly cycle: "MONTH" | "YEAR";
  /** Active until the paid period ends. */
  readonly isCancelled: boolean;
  /** The card on file is being replaced, which takes up to a day. */
  readonly isUpdatingBilling: boolean;
}

/** A ready-made member. Accounts, billing, and viewing seed their parts under one id. */
export interface ContentMember {
  readonly id: string;
  /** The state that this member demonstrates, printed at start. */
  readonly kind: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly familyName: string;
  /** Groups in addition to those of the subscription. */
  readonly groups: readonly ("EMPLOYEE" | "FREE_ACCESS")[];
  readonly isEmailVerified: boolean;
  /** Null if the member never bought a plan, or if the CRM bills them. */
  readonly subscription: MemberSubscription | null;
  /** Null if the recurring provider bills them. */
  readonly crm: CrmMember | null;
}

/** Shared by all ready-made members on this machine. */
export const MEMBER_PASSWORD = "Dance123!";

interface MemberSeed {
  readonly kind: string;
  readonly fullName: string;
  readonly groups?: ContentMember["groups"];
  readonly isEmailVerified?: false;
  readonly subscription?: MemberSubscription;
  readonly crm?: CrmMember;
}

const on =
  (planChoice: MemberSubscription["planChoice"]) =>
  (state: MemberSubscriptionState): MemberSubscription => ({ planChoice, state });

const monthly = on("MONTHLY");
const yearly = on("YEARLY");

const SEEDS: readonly MemberSeed[] = [
  { kind: "inactive", fullName: "Ines Pause" },
  { kind: "trial", fullName: "Tara Probe", subscription: yearly("trial") },
  { kind: "active monthly", fullName: "Mona Takt", subscription: monthly("active") },
  { kind: "active yearly", fullName: "Yara Quartal", subscription: yearly("active") },
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
  { kind: "rupees", fullName: "Indira Tal", subscription: on("MULTI_YEARLY")("active") },
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

/** Members with completed classes. All others show the empty states. */
export const kindsThatHaveDanced = [
  "active yearly",
  "active monthly",
  "cancelled",
  "rupees",
  "Employee",
] as const;

export function memberOfKind(kind: string): ContentMember {
  const member = members.find((one) => one.kind === kind);
  if (!member) throw new Error(`no ready-made member is ${kind}`);
  return member;
}

/** A canceled subscription entitles until it expires. */
export function isEntitledMember({ subscription, crm }: ContentMember): boolean {
  if (crm) return true;
  return subscription !== null && !["expired", "owing"].includes(subscription.state);
}
