import { type Row, rowsFor } from "../side";

const offers = [
  { currency: "USD" },
  { currency: "INR" },
  { currency: "USD", pageSource: "gift" },
  { currency: "USD", pageSource: "purchase-gift-card" },
  { currency: "INR", pageSource: "gift" },
  { currency: "USD", pageSource: "GIFT" },
  { currency: "USD", pageSource: "purchase" },
] as const;

const everyOffer = Object.fromEntries(
  offers.map((offer) => [Object.values(offer).join(" "), () => offer]),
);

const CHOICES = [
  "YEARLY",
  "MONTHLY",
  "NO_DEAL_MONTHLY",
  "GIFT_YEARLY",
  "GIFT_MONTHLY",
  "MULTI_YEARLY",
  "MULTI_MONTHLY",
] as const;

const previews = (planChoice: string, couponCodes: readonly (string | null)[]) =>
  Object.fromEntries(
    couponCodes.map((couponCode) => [
      `${planChoice} with ${couponCode}`,
      () => ({ input: { planChoice, couponCode } }),
    ]),
  );

const coupon = (code: string, planChoice: string) => () => ({ code, planChoice });

/** Plans and prices before a sign-in. */
export const offerRows: readonly Row[] = [
  ...rowsFor("PlanPickerQuery", everyOffer),
  ...rowsFor("usePlanPricesQuery", everyOffer),
  ...rowsFor("PlanScreenQuery", everyOffer),
  ...rowsFor("PurchaseScreenQuery", everyOffer),
  ...rowsFor("Step1ScreenQuery", everyOffer),
  ...rowsFor("FaqScreenQuery", { dollars: () => ({}) }),
  ...rowsFor("ChallengeDialogQuery", { "the settings": () => ({}) }),
  ...rowsFor("CheckoutScreenQuery", { "the settings": () => ({}) }),
  ...rowsFor("DiscountCodeQuery", {
    "half the price": coupon("HALF50", "YEARLY"),
    "lower case and spaces": coupon(" half50 ", "MONTHLY"),
    "for a year": coupon("YEAR20", "YEARLY"),
    "for a year, with a month": coupon("YEAR20", "MONTHLY"),
    "dollars only, in rupees": coupon("USONLY5", "MULTI_YEARLY"),
    "a fixed amount in rupees": coupon("TENOFF", "MULTI_MONTHLY"),
    "free days": coupon("FREE30", "NO_DEAL_MONTHLY"),
    expired: coupon("OLD", "YEARLY"),
    unknown: coupon("NOPE", "YEARLY"),
  }),
  ...rowsFor(
    "useOrderPreviewQuery",
    Object.assign(
      {},
      ...CHOICES.map((choice) => previews(choice, [null])),
      previews("YEARLY", ["HALF50", "TENOFF", "FREE30", "YEAR20", "OLD"]),
      previews("MONTHLY", ["TENOFF", "YEAR20"]),
      previews("NO_DEAL_MONTHLY", ["HALF50", "TENOFF", "FREE30"]),
      previews("MULTI_YEARLY", ["TENOFF", "USONLY5", "YEAR20"]),
    ),
  ),
];

const ADDRESS = {
  country: "CA",
  region: "ON",
  street: "8 Count Street",
  city: "Toronto",
  postalCode: "M5V 2T6",
};

const addresses = (changes: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([what, change]) => [
      what,
      () => ({ input: { ...ADDRESS, ...change } }),
    ]),
  );

let attempt = 0;
const order = (change: object) => {
  attempt += 1;
  const planChoice = "MONTHLY";
  const names = { firstName: "Ada", lastName: "Tempo" };
  return { attemptId: `conformance-${Date.now()}-${attempt}`, planChoice, ...names, ...change };
};

const action = (change: object = {}) => {
  attempt += 1;
  return { attemptId: `conformance-${Date.now()}-${attempt}`, ...change };
};

/** A card that the provider does not know. */
const cardUpdate = {
  tokenId: "no-card",
  firstName: "Ada",
  lastName: "Tempo",
  address: {
    country: "CA",
    region: "ON",
    street: "8 Count Street",
    city: "Toronto",
    postalCode: "M5V 2T6",
  },
};

/** What a member without a subscription cannot do to one. */
const closedActions: readonly Row[] = [
  ...rowsFor("useCancelSubscriptionMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x" } }),
    "without a subscription": () => ({ input: action({ reason: "OTHER", feedback: "Bye" }) }),
  }),
  ...rowsFor("useAcceptRetentionOfferMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x" } }),
    "without a subscription": () => ({ input: action({ reason: "MORE_CLASSES" }) }),
  }),
  ...rowsFor("useReactivateSubscriptionMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x" } }),
    "without a subscription": () => ({ input: action() }),
  }),
  ...rowsFor("useChangePlanMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x", planChoice: "YEARLY" } }),
    "without a subscription": () => ({ input: action({ planChoice: "YEARLY" }) }),
  }),
  ...rowsFor("useWithdrawPlanChangeMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x" } }),
    "without a subscription": () => ({ input: action() }),
  }),
  ...rowsFor("useBuyWithCardMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x", planChoice: "YEARLY" } }),
    "without a subscription": () => ({ input: action({ planChoice: "YEARLY" }) }),
    "without a plan": () => ({ input: action() }),
  }),
  ...rowsFor("useUpdateCardMutation", {
    "an attempt without an id": () => ({ input: { ...cardUpdate, attemptId: "x" } }),
    "without a subscription": () => ({ input: action(cardUpdate) }),
  }),
  ...rowsFor("usePauseSubscriptionMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x", cycles: 1 } }),
    "without a subscription": () => ({ input: action({ cycles: 1 }) }),
    "for too long": () => ({ input: action({ cycles: 4 }) }),
  }),
  ...rowsFor("useResumeSubscriptionMutation", {
    "an attempt without an id": () => ({ input: { attemptId: "x" } }),
    "without a subscription": () => ({ input: action() }),
  }),
  ...rowsFor("ChangePlanDialogQuery", { "without a subscription": () => ({}) }),
  ...rowsFor("ReactivateDialogQuery", { "without a subscription": () => ({}) }),
  ...rowsFor("UpdateCardDialogQuery", { "without a subscription": () => ({}) }),
  ...rowsFor("InvoicesScreenQuery", { "without an account at the provider": () => ({}) }),
  ...rowsFor("RecentInvoicesQuery", { "without an account at the provider": () => ({}) }),
  ...rowsFor("InvoiceListPaginationQuery", {
    "a page of none": ({ memberId }) => ({ id: memberId(), count: 2 }),
  }),
  ...rowsFor("fetchInvoiceTableQuery", { "none to export": () => ({}) }),
  ...rowsFor("InvoiceScreenQuery", { "an unknown one": () => ({ number: "999999999" }) }),
  ...rowsFor("useInvoicePdfQuery", { "an unknown one": () => ({ number: "999999999" }) }),
  ...rowsFor("PaymentPreviewQuery", {
    "a change without a subscription": () => ({ action: "CHANGE_PLAN", planChoice: "YEARLY" }),
    "a reactivation without a subscription": () => ({ action: "REACTIVATE" }),
    "a purchase without a card": () => ({ action: "PURCHASE_ON_FILE" }),
  }),
];

/** What the buyer then does: takes the free days, cancels, and comes back. */
export const membershipRows: readonly Row[] = [
  ...rowsFor("ChangePlanDialogQuery", { "with a subscription": () => ({}) }),
  ...rowsFor("ReactivateDialogQuery", { "with a subscription": () => ({}) }),
  ...rowsFor("UpdateCardDialogQuery", { "with a subscription": () => ({}) }),
  ...rowsFor("InvoicesScreenQuery", { "during a trial": () => ({}) }),
  ...rowsFor("RecentInvoicesQuery", { "during a trial": () => ({}) }),
  ...rowsFor("fetchInvoiceTableQuery", { "a page during a trial": () => ({ after: null }) }),
  ...rowsFor("useChangePlanMutation", {
    "to the current plan": () => ({ input: action({ planChoice: "YEARLY" }) }),
    "to a gift plan": () => ({ input: action({ planChoice: "GIFT_YEARLY" }) }),
    "to a monthly plan": () => ({ input: action({ planChoice: "NO_DEAL_MONTHLY" }) }),
  }),
  ...rowsFor("useWithdrawPlanChangeMutation", {
    "a scheduled one": () => ({ input: action() }),
    "none that is scheduled": () => ({ input: action() }),
  }),
  ...rowsFor("usePauseSubscriptionMutation", {
    "a yearly plan": () => ({ input: action({ cycles: 1 }) }),
  }),
  ...rowsFor("useResumeSubscriptionMutation", {
    "a subscription without a pause": () => ({ input: action() }),
  }),
  ...rowsFor("useUpdateCardMutation", {
    "a card that is declined": async ({ cardToken }) => ({
      input: action({ ...cardUpdate, tokenId: await cardToken("declined") }),
    }),
    "a good card": async ({ cardToken }) => ({
      input: action({ ...cardUpdate, tokenId: await cardToken("good") }),
    }),
  }),
  ...rowsFor("useBuyWithCardMutation", {
    "during a subscription": () => ({ input: action({ planChoice: "YEARLY" }) }),
  }),
  ...rowsFor("useAcceptRetentionOfferMutation", {
    "the first time": () => ({ input: action({ reason: "MORE_CLASSES", feedback: "Vogue" }) }),
    "a second time": () => ({ input: action() }),
  }),
  ...rowsFor("useCancelSubscriptionMutation", {
    "a running subscription": () => ({ input: action({ reason: "OTHER" }) }),
    "a cancelled one": () => ({ input: action() }),
  }),
  ...rowsFor("PaymentPreviewQuery", {
    "a reactivation after the cancellation": () => ({ action: "REACTIVATE" }),
    "a purchase while the subscription still runs": () => ({ action: "PURCHASE_ON_FILE" }),
  }),
  ...rowsFor("useReactivateSubscriptionMutation", {
    "a cancelled subscription": () => ({ input: action() }),
    "a running one": () => ({ input: action() }),
  }),
];

/** Orders of a member without a subscription, the last of which is paid. */
export const purchaseRows: readonly Row[] = [
  ...closedActions,
  ...rowsFor(
    "saveBillingAddressMutation",
    addresses({
      "no country": { country: "" },
      "a region that is missing": { region: null },
      "a postal code of another country": { postalCode: "11221" },
      "a gift card that is none": { giftCardRedemptionCode: "https://gift.example.com" },
      "a good one": {},
    }),
  ),
  ...rowsFor("purchaseSubscriptionMutation", {
    "an attempt without an id": () => ({
      input: order({ attemptId: "x", tokenId: "none" }),
    }),
    "a first name of one letter": () => ({ input: order({ firstName: "A", tokenId: "none" }) }),
    "no card": () => ({ input: order({ tokenId: " " }) }),
    "a gift plan without a gift card": () => ({
      input: order({ planChoice: "GIFT_YEARLY", tokenId: "none" }),
    }),
    "another member's name": ({ id }) => ({
      input: order({
        tokenId: "none",
        userId: id("Member", "00000000-0000-4000-8000-000000000000"),
      }),
    }),
    "rupees with an address elsewhere": async ({ cardToken }) => ({
      input: order({ planChoice: "MULTI_YEARLY", tokenId: await cardToken("good") }),
    }),
    "a coupon for another plan": async ({ cardToken }) => ({
      input: order({ couponCodes: ["YEAR20"], tokenId: await cardToken("good") }),
    }),
    "a gift card that was redeemed": async ({ cardToken }) => ({
      input: order({
        planChoice: "GIFT_YEARLY",
        giftCardRedemptionCode: "GIFT-USED",
        tokenId: await cardToken("good"),
      }),
    }),
    "another amount than the summary said": async ({ cardToken }) => ({
      input: order({ agreedTodayCents: 1900, tokenId: await cardToken("good") }),
    }),
    "a card that needs the bank's consent": async ({ cardToken }) => ({
      input: order({ tokenId: await cardToken("challenge") }),
    }),
    "a card that is declined": async ({ cardToken }) => ({
      input: order({ tokenId: await cardToken("declined") }),
    }),
    "a good card": async ({ cardToken }) => ({
      input: order({
        planChoice: "YEARLY",
        agreedTodayCents: 0,
        tokenId: await cardToken("good"),
      }),
    }),
  }),
  ...rowsFor("sessionOperationsRefreshMutation", {
    "with the ticket of the order": ({ last }) => ({
      input: { entitlementTicket: last().data.purchaseSubscription.entitlementTicket },
    }),
  }),
  ...rowsFor("purchaseSubscriptionMutation", {
    "a second subscription": async ({ cardToken }) => ({
      input: order({ tokenId: await cardToken("good") }),
    }),
  }),
];
