import { contentId } from "./content-id";

/** Where a ready-made member stands with billing; the billing seed brings it about. */
export interface MemberSubscription {
  /** What was bought, as the graph's PlanChoice names it. */
  readonly planChoice: "MONTHLY" | "YEARLY" | "MULTI_YEARLY";
  /** trial: still in the free days; active: they are over and the first charge went through. */
  readonly state: "trial" | "active" | "cancelled" | "expired";
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
  /** Null: never bought anything. */
  readonly subscription: MemberSubscription | null;
}

/** Every ready-made member signs in with it; it never leaves this machine. */
export const MEMBER_PASSWORD = "Dance123!";

interface MemberSeed {
  readonly kind: string;
  readonly fullName: string;
  readonly groups?: ContentMember["groups"];
  readonly isEmailVerified?: false;
  readonly subscription?: MemberSubscription;
}

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
    subscription: { planChoice: "MONTHLY", state: "active" },
  },
  {
    kind: "active yearly",
    fullName: "Yara Quartal",
    subscription: { planChoice: "YEARLY", state: "active" },
  },
  {
    kind: "cancelled",
    fullName: "Cleo Ausklang",
    subscription: { planChoice: "MONTHLY", state: "cancelled" },
  },
  {
    kind: "expired",
    fullName: "Ezra Stille",
    subscription: { planChoice: "MONTHLY", state: "expired" },
  },
  {
    kind: "rupees",
    fullName: "Indira Tal",
    subscription: { planChoice: "MULTI_YEARLY", state: "active" },
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
  };
});

/** The member of a kind. */
export function memberOfKind(kind: string): ContentMember {
  const member = members.find((one) => one.kind === kind);
  if (!member) throw new Error(`no ready-made member is ${kind}`);
  return member;
}

/** Whether a member's subscription opens the classes; a cancelled one does until it runs out. */
export function isEntitledMember({ subscription }: ContentMember): boolean {
  return subscription !== null && subscription.state !== "expired";
}
