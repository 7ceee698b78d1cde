import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { newMember } from "../../journeys/people/sign-up";
import { audited, respondedWith } from "../evidence/evidence";
import { shared } from "../members";
import { anOrder, BUYING, paidOrder } from "../money/orders";
import { actionTexts } from "./action-texts";
import { except } from "./expectations";
import type { Expectation, TextCase, TextTable } from "./text-case";

const owner = shared(newMember);
const buyer = shared(newMember);
const namedBuyer = shared(newMember);

const ADDRESS = {
  country: "AE",
  street: "8 Count Street",
  city: "Dubai",
  postalCode: "M5V 2T6",
};

interface Account {
  readonly address: { readonly street1: string; readonly postalCode: string } | null;
  readonly lastName: string | null;
}

/** The member's account at the provider. */
async function accountOf(member: Person): Promise<Account | undefined> {
  const [row] = await rowsOf<{ account: Account }>(
    "sandbox",
    "SELECT book->'account' AS account FROM sandbox.account_book WHERE code = $1",
    [memberIdOf(member)],
  );
  return row?.account;
}

const addressRefused = (code: string, message: string, field: string): Expectation => ({
  answer: {
    errors: [],
    data: { saveBillingAddress: { __typename: "SaveBillingAddressRefused", message, field } },
  },
  recorded: audited("billing", "saveBillingAddress", code),
});
const addressInvalid = (message: string, field: string): Expectation =>
  addressRefused("ADDRESS_INVALID", message, field);

const addressSaved = (column: "street1" | "postalCode"): Expectation => ({
  answer: { errors: [], data: { saveBillingAddress: { __typename: "BillingAddressSaved" } } },
  recorded: audited("billing", "saveBillingAddress", "done"),
  mayChange: [
    "sandbox.account_book",
    "sandbox.webhook",
    "billing.webhook_delivery",
    "billing.outbox_event",
    "billing.member_subscription",
  ],
  read: async (member) => (await accountOf(member))?.address?.[column],
  finds: (text) => text,
});

const addressField = (
  name: string,
  rest: Pick<TextCase, "families" | "expectation">,
  others: object = {},
): TextCase => ({
  sender: owner,
  variables: (text) => ({ input: { ...ADDRESS, ...others, [name]: text } }),
  ...rest,
});

const STREET = "Please enter a valid street name";
const REGION = "Please select a region";

const purchaseRefused = (code: string, field: string): Expectation => ({
  answer: {
    errors: [],
    data: { purchaseSubscription: { __typename: "PurchaseSubscriptionRefused", code, field } },
  },
  recorded: audited("billing", "purchaseSubscription", code),
  // The order is stored, so that repeating it gets the same response.
  mayChange: ["billing.purchase_attempt", "sandbox.idempotent_reply"],
});

const purchaseField = (
  name: string,
  rest: Pick<TextCase, "families" | "expectation">,
): TextCase => ({
  sender: buyer,
  variables: (text) => ({ input: anOrder({ tokenId: "no-card", [name]: text }) }),
  ...rest,
});

const bought: Expectation = {
  answer: {
    errors: [],
    data: { purchaseSubscription: { __typename: "SubscriptionPurchased" } },
  },
  recorded: audited("billing", "purchaseSubscription", "done"),
  mayChange: BUYING,
  read: async (member) => (await accountOf(member))?.lastName,
  finds: (text) => text,
};

/** Amounts are the same as without the code, whatever it contains. */
const previewField = (name: string, sender: TextCase["sender"] = Person.visitor): TextCase => ({
  families: ["sql", "template", "nul", "surrogate", "long"],
  sender,
  variables: (text) => ({ input: { planChoice: "YEARLY", [name]: text } }),
  plain: () => null,
  expectation: {
    answer: { errors: [], data: { orderPreview: { __typename: "OrderPreview" } } },
    recorded: respondedWith("billing", 200),
  },
});

const GIFT = ["sql", "script", "nul", "long"] as const;

export const billingTexts: TextTable = {
  "saveBillingAddressMutation.input.city": addressField("city", {
    families: ["sql", "script", "nul", "bidi", "long"],
    expectation: addressInvalid("Please enter a valid city name", "cityName"),
  }),
  "saveBillingAddressMutation.input.country": addressField("country", {
    families: ["sql", "nul", "prototype", "long"],
    expectation: addressInvalid("Please select a country", "country"),
  }),
  "saveBillingAddressMutation.input.region": addressField(
    "region",
    {
      families: ["sql", "nul", "prototype", "long"],
      expectation: addressInvalid(REGION, "region"),
    },
    { country: "US", postalCode: "10001" },
  ),
  "saveBillingAddressMutation.input.street": addressField("street", {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "long"],
    expectation: except(addressInvalid(STREET, "streetName"), {
      sql: addressSaved("street1"),
      script: addressSaved("street1"),
      formula: addressSaved("street1"),
    }),
  }),
  "saveBillingAddressMutation.input.postalCode": addressField(
    "postalCode",
    {
      families: ["sql", "nul", "log", "long"],
      expectation: addressInvalid("Please enter valid postal code", "postalCode"),
    },
    { country: "GB" },
  ),
  "saveBillingAddressMutation.input.giftCardRedemptionCode": addressField(
    "giftCardRedemptionCode",
    {
      families: GIFT,
      expectation: addressRefused(
        "GIFT_CARD_INVALID",
        paymentMessages.giftCardCheck,
        "giftCardRedemptionCode",
      ),
    },
  ),
  "purchaseSubscriptionMutation.input.firstName": purchaseField("firstName", {
    families: ["sql", "header", "nul", "surrogate", "log", "long"],
    expectation: purchaseRefused("INVALID_NAME", "firstName"),
  }),
  "purchaseSubscriptionMutation.input.lastName": {
    families: ["header", "nul", "surrogate", "long", "script"],
    sender: namedBuyer,
    variables: async (text, member) => ({ input: await paidOrder(member, { lastName: text }) }),
    expectation: except(purchaseRefused("INVALID_NAME", "lastName"), { script: bought }),
  },
  "purchaseSubscriptionMutation.input.tokenId": purchaseField("tokenId", {
    families: ["sql", "nul", "surrogate", "prototype", "long"],
    expectation: except(purchaseRefused("CARD_MISSING", "creditCardCheck"), {
      sql: purchaseRefused("CARD_REFUSED", "validationcreditcarderror"),
      prototype: purchaseRefused("CARD_REFUSED", "validationcreditcarderror"),
    }),
  }),
  "purchaseSubscriptionMutation.input.threeDSecureActionResultTokenId": purchaseField(
    "threeDSecureActionResultTokenId",
    {
      families: ["sql", "nul", "surrogate", "long"],
      expectation: except(purchaseRefused("CARD_MISSING", "creditCardCheck"), {
        sql: purchaseRefused("CARD_REFUSED", "validationcreditcarderror"),
      }),
    },
  ),
  "purchaseSubscriptionMutation.input.giftCardRedemptionCode": purchaseField(
    "giftCardRedemptionCode",
    { families: GIFT, expectation: purchaseRefused("GIFT_CARD_INVALID", "giftCardRedemptionCode") },
  ),
  "purchaseSubscriptionMutation.input.couponCodes[]": {
    sender: buyer,
    variables: (text) => ({ input: anOrder({ tokenId: "no-card", couponCodes: [text] }) }),
    families: ["sql", "template", "nul", "surrogate", "long"],
    expectation: purchaseRefused("COUPON_INVALID", "couponCodes"),
  },
  ...actionTexts,
  "DiscountCodeQuery.code": {
    families: ["sql", "template", "nul", "surrogate", "long"],
    sender: Person.visitor,
    variables: (text) => ({ code: text, planChoice: "YEARLY" }),
    expectation: {
      answer: {
        errors: [],
        data: { coupon: { __typename: "CouponRefused", message: paymentMessages.promoInvalid } },
      },
      // Only refusals of mutations are counted by code, and this is a query.
      recorded: respondedWith("billing", 200),
    },
  },
  // A visitor's card is not looked at.
  "useOrderPreviewQuery.input.cardTokenId": previewField("cardTokenId", owner),
  "useOrderPreviewQuery.input.couponCode": previewField("couponCode"),
  "useOrderPreviewQuery.input.giftCardRedemptionCode": previewField("giftCardRedemptionCode"),
};
