import { type Row, rowsFor } from "../side";

let attempt = 0;
const attemptId = () => {
  attempt += 1;
  return `gift-conformance-${Date.now()}-${attempt}`;
};

const gift = (change: object) => ({
  input: {
    attemptId: attemptId(),
    planChoice: "GIFT_MONTHLY",
    tokenId: "none",
    firstName: "Ada",
    lastName: "Tempo",
    address: {
      country: "CA",
      region: "ON",
      street: "8 Count Street",
      city: "Toronto",
      postalCode: "M5V 2T6",
    },
    delivery: "EMAIL",
    recipientName: "Bea",
    recipientEmail: "bea@example.com",
    giverName: "Ada",
    giverEmail: "ada@example.com",
    timeZone: "America/Toronto",
    ...change,
  },
});

/** Gift cards for somebody, before a sign-in. */
export const giftRows: readonly Row[] = [
  ...rowsFor("GiftCardsScreenQuery", { "what is on sale": () => ({}) }),
  ...rowsFor("buyGiftCardMutation", {
    "an attempt without an id": () => gift({ attemptId: "x" }),
    "a plan that is no gift": () => gift({ planChoice: "YEARLY" }),
    "no card": () => gift({ tokenId: " " }),
    "another price than the giver saw": () => gift({ seenAmountCents: 1 }),
    "nobody to give it to": () => gift({ recipientName: " " }),
    "an email without an address": () => gift({ recipientEmail: null }),
    "a postal code of another country": () =>
      gift({
        address: {
          country: "CA",
          region: "ON",
          street: "8 Count Street",
          city: "Toronto",
          postalCode: "11221",
        },
      }),
    "a card that is declined": async ({ cardToken }) =>
      gift({ tokenId: await cardToken("declined") }),
    "a good card, to mail": async ({ cardToken }) => gift({ tokenId: await cardToken("good") }),
    "a good card, to print": async ({ cardToken }) =>
      gift({ tokenId: await cardToken("good"), delivery: "PRINT" }),
  }),
  ...rowsFor("BalanceCheckMutation", {
    "the card that was just bought": ({ last }) => ({
      input: { code: last().data.buyGiftCard.redemptionCode },
    }),
    "an unknown card": () => ({ input: { code: "NOPE" } }),
  }),
];

/** Gift cards on one's own account, without a subscription. */
export const redemptionRows: readonly Row[] = rowsFor("useRedeemGiftCardMutation", {
  "an attempt without an id": () => ({ input: { attemptId: "x", code: "NOPE" } }),
  "a code that is none": () => ({ input: { attemptId: attemptId(), code: "<b>" } }),
  "without a subscription": () => ({ input: { attemptId: attemptId(), code: "NOPE" } }),
});
