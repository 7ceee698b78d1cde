import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { type CurrencyCode, currencyOfCountry } from "@eightcount/rules/visits/visitor-location";
import { anInstructor, aStyle } from "./catalogue";
import type { ClassRow, InstructorRow, PlaylistRow, StyleRow } from "./catalogueRows";
import type { MemberRow, SubscriptionAction } from "./memberRows";
import type { CardRow, CouponRow, GiftCardRow, PlanRow } from "./offerRows";
import { aCard, aGiftCard, defaultCoupons, defaultPlans } from "./offers";

export interface Registration {
  readonly isOpen: boolean;
  /** Who may register while it is closed. */
  readonly emailWhitelist: readonly string[];
  /** Accounts need no code. */
  readonly autoConfirm: boolean;
  /** The CRM's order page; null when nobody is sent there. */
  readonly crmOrderUrl: string | null;
  /** Who bills the members of a campaign; everybody else is billed by Recurly. */
  readonly processorByCampaign: Readonly<Record<string, BillingProcessor>>;
}

export interface Checkout {
  readonly processor: BillingProcessor;
  readonly publicKey: string;
  readonly scriptUrl: string;
  readonly apiUrl: string;
  readonly walletEnabled: boolean;
  readonly planPurchaseEnabled: boolean;
  readonly giftCardUrl: string;
}

export interface Place {
  readonly country: string;
  readonly city: string;
  readonly ip: string;
  readonly currency: CurrencyCode;
}

/** An order as it was paid, kept so that the same attempt buys once. */
export interface AttemptRow {
  readonly attemptId: string;
  readonly order: string;
  readonly hadSubscription: boolean;
}

/** An answered action on a subscription, kept so that the same attempt acts once. */
export interface ActionRow {
  readonly attemptId: string;
  readonly content: string;
  readonly answer: object;
}

/** All that the in-memory graph knows. Mutations change it; a test may as well. */
export interface World {
  now: () => Date;
  styles: readonly StyleRow[];
  instructors: readonly InstructorRow[];
  playlists: readonly PlaylistRow[];
  classes: readonly ClassRow[];
  plans: readonly PlanRow[];
  coupons: readonly CouponRow[];
  giftCards: readonly GiftCardRow[];
  cards: readonly CardRow[];
  members: readonly MemberRow[];
  attempts: readonly AttemptRow[];
  actions: readonly ActionRow[];
  /** Actions on a subscription that this world's billing cannot carry out. */
  unbuiltActions: readonly SubscriptionAction[];
  /** Who is signed in; null for a visitor. */
  viewer: MemberRow | null;
  /** The member whom an entitlement ticket makes a subscriber, by ticket. */
  tickets: Readonly<Record<string, string>>;
  registration: Registration;
  checkout: Checkout;
  place: Place;
  /** Players in which a member may watch at the same time. */
  streamsAtOnce: number;
  /** Interval at which players report that they play. Longer under pressure. */
  streamHeartbeatSeconds: number;
  captcha: { readonly provider: string; readonly siteKey: string | null; readonly json: string };
  supportEmail: string;
}

export type WorldParts = Partial<
  Omit<World, "registration" | "checkout" | "place"> & {
    registration: Partial<Registration>;
    checkout: Partial<Checkout>;
    place: Partial<Place>;
  }
>;

/** A world with an open registration, everything on sale, and the classes a test names. */
export function aWorld({ registration, checkout, place, ...parts }: WorldParts = {}): World {
  const classes = parts.classes ?? [];
  const viewer = parts.viewer ?? null;
  const country = place?.country ?? "US";
  return {
    now: () => new Date(),
    playlists: [],
    plans: defaultPlans,
    coupons: defaultCoupons,
    giftCards: [aGiftCard()],
    cards: [aCard()],
    attempts: [],
    actions: [],
    unbuiltActions: [],
    tickets: {},
    streamsAtOnce: 2,
    streamHeartbeatSeconds: 20,
    captcha: { provider: "altcha", siteKey: null, json: "{}" },
    supportEmail: "support@eightcount.example",
    ...parts,
    classes,
    styles: withNamed(
      parts.styles ?? [],
      classes.map(({ style }) => style),
      (name) => aStyle({ name }),
    ),
    instructors: withNamed(
      parts.instructors ?? [],
      classes.map(({ instructor }) => instructor),
      (name) => anInstructor({ name }),
    ),
    viewer,
    members: parts.members ?? (viewer ? [viewer] : []),
    registration: {
      isOpen: true,
      emailWhitelist: [],
      autoConfirm: false,
      crmOrderUrl: null,
      processorByCampaign: {},
      ...registration,
    },
    checkout: {
      processor: "RECURLY",
      publicKey: "ewr1-test",
      scriptUrl: "",
      apiUrl: "",
      walletEnabled: false,
      planPurchaseEnabled: true,
      giftCardUrl: "https://gift.example.com",
      ...checkout,
    },
    place: {
      country,
      city: "unknown",
      ip: "203.0.113.1",
      currency: currencyOfCountry(country),
      ...place,
    },
  };
}

// A class always has its style and its instructor.
function withNamed<Row extends { readonly name: string }>(
  given: readonly Row[],
  names: readonly string[],
  make: (name: string) => Row,
): readonly Row[] {
  const missing = [...new Set(names)].filter((name) => !given.some((row) => row.name === name));
  return [...given, ...missing.map(make)];
}
