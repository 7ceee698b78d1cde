import { currencyOfChoice } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planCodeByChoice } from "@eightcount/rules/billing/plans";
import type { ClassRow } from "./catalogueRows";
import type {
  BillingInfoRow,
  DeviceRow,
  InvoiceRow,
  MemberRow,
  ProfileRow,
  RecordRow,
  SavedRow,
  SubscriptionRow,
} from "./memberRows";
import { defaultPlans } from "./offers";

let made = 0;
const next = () => {
  made += 1;
  return made;
};
const DAY_MS = 86_400_000;

const INACTIVE: SubscriptionRow = {
  accountStatus: "INACTIVE",
  subscriptionId: null,
  planCode: null,
  planName: null,
  intervalUnit: null,
  isTrial: false,
  trialEndsAt: null,
  nextAmountCents: null,
  currency: "USD",
  periodEndsAt: null,
  paymentMethod: null,
  cardExpiry: null,
  pendingChange: null,
  pause: null,
  isOwing: false,
  graceEndsOn: null,
  owingCents: 0,
};

const NO_BILLING_INFO: BillingInfoRow = {
  country: null,
  region: null,
  street: null,
  city: null,
  postalCode: null,
  firstName: null,
  lastName: null,
};

/** A running subscription to the plan of a choice, past its trial, paid by Visa. */
export function aSubscription(
  choice: PlanChoice = "MONTHLY",
  fields: Partial<SubscriptionRow> = {},
): SubscriptionRow {
  const code = planCodeByChoice[choice];
  const currency = currencyOfChoice(choice);
  const plan = defaultPlans.find((one) => one.code === code);
  return {
    ...INACTIVE,
    accountStatus: "ACTIVE",
    subscriptionId: `subscription-${next()}`,
    planCode: code,
    planName: plan?.name ?? code,
    intervalUnit: plan?.intervalUnit ?? "MONTHS",
    nextAmountCents: plan?.prices[currency] ?? 0,
    currency,
    periodEndsAt: new Date(Date.now() + 20 * DAY_MS),
    paymentMethod: "Visa ending with 1111",
    cardExpiry: "12/2030",
    ...fields,
  };
}

/** Another device of a member, used an hour ago. Omit its name for one that reveals nothing. */
export function aDevice(fields: Partial<DeviceRow> = {}): DeviceRow {
  return {
    deviceId: `device-${next()}`,
    name: "Unknown device",
    kind: "OTHER",
    place: null,
    signedInAt: new Date(Date.now() - DAY_MS),
    lastUsedAt: new Date(Date.now() - 3_600_000),
    isCurrent: false,
    ...fields,
  };
}

/** A paid invoice over a month; what is made later is older. */
export function anInvoice(fields: Partial<InvoiceRow> = {}): InvoiceRow {
  const id = next();
  const issuedAt = fields.issuedAt ?? new Date(Date.now() - id * DAY_MS);
  const totalCents = fields.totalCents ?? 1900;
  const card = { brand: "Visa", lastFour: "1111" };
  return {
    number: `${2000 + id}`,
    issuedAt,
    status: "PAID",
    currency: "USD",
    recipient: { name: "Ana Silva", addressLines: [], country: null },
    lines: [
      {
        kind: "PLAN",
        description: "Monthly Subscription",
        startsOn: issuedAt,
        endsOn: new Date(issuedAt.getTime() + 30 * DAY_MS),
        amountCents: totalCents,
      },
    ],
    subtotalCents: totalCents,
    discountCents: 0,
    taxCents: 0,
    totalCents,
    creditCents: 0,
    balanceCents: 0,
    payments: [{ attemptedAt: issuedAt, amountCents: totalCents, failure: null, card }],
    refunds: [],
    ...fields,
  };
}

export type MemberFields = Partial<Omit<MemberRow, "__typename" | "profile" | "subscription">> & {
  readonly profile?: Partial<ProfileRow>;
  readonly subscription?: SubscriptionRow | null;
};

/** A verified member who never bought anything, unless a subscription is named. */
export function aMember({ profile, subscription, ...fields }: MemberFields = {}): MemberRow {
  return {
    __typename: "Member",
    key: "1",
    email: "ana@example.com",
    password: "Passw0rd!",
    isVerified: true,
    deletesAt: null,
    verificationCode: null,
    resetCode: null,
    groups: [],
    preferences: null,
    hadTrial: Boolean(subscription),
    devices: [aDevice({ isCurrent: true })],
    cancellations: [],
    billingCountry: null,
    billingInfo: NO_BILLING_INFO,
    giftCreditCents: 0,
    invoices: [],
    saved: [],
    records: [],
    completions: [],
    totalClassesTaken: 0,
    totalSecondsDanced: 0,
    feedback: [],
    streams: [],
    ...fields,
    subscription: subscription ?? INACTIVE,
    profile: {
      name: "Ana",
      familyName: "Silva",
      phoneNumber: "",
      isSubscribed: true,
      billingProcessor: "RECURLY",
      isUpdatingBilling: false,
      cardPageUrl: null,
      memberSince: new Date("2026-01-15T12:00:00Z"),
      ...profile,
    },
  };
}

/** A class on a member's list; what is made later was saved earlier. */
export function aSavedClass(
  danceClass: Pick<ClassRow, "key">,
  fields: Partial<SavedRow> = {},
): SavedRow {
  const id = next();
  const at = new Date(Date.now() - id * 1_000);
  return {
    __typename: "SavedClass",
    key: `${id}`,
    classKey: danceClass.key,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}

/** A class that a member has started; what is made later was danced earlier. */
export function aRecord(
  danceClass: Pick<ClassRow, "key">,
  fields: Partial<RecordRow> = {},
): RecordRow {
  const id = next();
  const at = new Date(Date.now() - id * 1_000);
  return {
    __typename: "ClassRecord",
    key: `${id}`,
    classKey: danceClass.key,
    status: "STARTED",
    lastViewedSeconds: 600,
    createdAt: at,
    updatedAt: at,
    isSetAside: false,
    ...fields,
  };
}
