import { randomUUID } from "node:crypto";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { newMember } from "../../journeys/people/sign-up";
import { audited } from "../evidence/evidence";
import { shared } from "../members";
import { aGiftOrder, REFUSING_GIFTS } from "../money/gift-orders";
import { addresses } from "../money/orders";
import { except } from "./expectations";
import type { Expectation, TextCase, TextTable } from "./text-case";

const redeemer = shared(newMember);

const refused = (code: string, field: string): Expectation => ({
  answer: {
    errors: [],
    data: { buyGiftCard: { __typename: "BuyGiftCardRefused", code, field } },
  },
  recorded: audited("billing", "buyGiftCard", code),
});

const detailsRefused = (field: string) => refused("GIFT_DETAILS_INVALID", field);
const addressRefused = (field: string) => refused("ADDRESS_INVALID", field);

/** The text is stored as typed, and the order fails at the provider, which does not know the card. */
const keptIn = (column: string): Expectation => ({
  ...refused("CARD_REFUSED", "validationcreditcarderror"),
  mayChange: REFUSING_GIFTS,
  read: async () => {
    const [row] = await rowsOf<{ text: string }>(
      "billing",
      `SELECT ${column} AS text FROM gift_order ORDER BY created_at DESC LIMIT 1`,
      [],
    );
    return row?.text;
  },
  finds: (text) => text.replaceAll("\r\n", "\n"),
});

const cardRefused: Expectation = {
  ...refused("CARD_REFUSED", "validationcreditcarderror"),
  mayChange: REFUSING_GIFTS,
};

const field = (name: string, rest: Pick<TextCase, "families" | "expectation">): TextCase => ({
  sender: Person.visitor,
  variables: (text) => ({ input: aGiftOrder({ [name]: text }) }),
  ...rest,
});

const addressField = (name: string, kind: string, more: object = {}): TextCase => ({
  families: ["sql", "nul", "long"],
  sender: Person.visitor,
  variables: (text) => ({
    input: aGiftOrder({ address: { ...addresses.toronto, ...more, [name]: text } }),
  }),
  expectation: addressRefused(kind),
});

const nameField = (name: string, column: string): TextCase =>
  field(name, {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "bidi", "long"],
    expectation: except(detailsRefused(name), {
      sql: keptIn(column),
      script: keptIn(column),
      formula: keptIn(column),
    }),
  });

const emailField = (name: string): TextCase =>
  field(name, {
    families: ["sql", "script", "header", "nul", "long"],
    expectation: detailsRefused(name),
  });

const invalidCode = (mutation: string, type: string): Expectation => ({
  answer: {
    errors: [],
    data: { [mutation]: { __typename: type } },
  },
  recorded: audited("billing", mutation, "GIFT_CARD_INVALID"),
});

export const giftTexts: TextTable = {
  "buyGiftCardMutation.input.firstName": field("firstName", {
    families: ["sql", "header", "nul", "surrogate", "log", "long"],
    expectation: refused("INVALID_NAME", "firstName"),
  }),
  "buyGiftCardMutation.input.lastName": field("lastName", {
    families: ["header", "nul", "surrogate", "long"],
    expectation: refused("INVALID_NAME", "lastName"),
  }),
  "buyGiftCardMutation.input.tokenId": field("tokenId", {
    families: ["sql", "nul", "surrogate", "prototype", "long"],
    expectation: except(refused("CARD_MISSING", "creditCardCheck"), {
      sql: cardRefused,
      prototype: cardRefused,
    }),
  }),
  "buyGiftCardMutation.input.threeDSecureActionResultTokenId": field(
    "threeDSecureActionResultTokenId",
    {
      families: ["sql", "nul", "surrogate", "long"],
      expectation: except(refused("CARD_MISSING", "creditCardCheck"), { sql: cardRefused }),
    },
  ),
  "buyGiftCardMutation.input.recipientName": nameField("recipientName", "recipient_name"),
  "buyGiftCardMutation.input.giverName": nameField("giverName", "giver_name"),
  "buyGiftCardMutation.input.recipientEmail": emailField("recipientEmail"),
  "buyGiftCardMutation.input.giverEmail": emailField("giverEmail"),
  "buyGiftCardMutation.input.message": field("message", {
    families: ["sql", "script", "header", "nul", "surrogate", "bidi", "long"],
    expectation: except(detailsRefused("message"), {
      sql: keptIn("message"),
      script: keptIn("message"),
      header: keptIn("message"),
    }),
  }),
  "buyGiftCardMutation.input.timeZone": field("timeZone", {
    families: ["sql", "script", "nul", "long"],
    expectation: detailsRefused("deliverAt"),
  }),
  "buyGiftCardMutation.input.address.city": addressField("city", "cityName"),
  "buyGiftCardMutation.input.address.country": addressField("country", "country"),
  "buyGiftCardMutation.input.address.region": addressField("region", "region"),
  "buyGiftCardMutation.input.address.postalCode": addressField("postalCode", "postalCode"),
  "buyGiftCardMutation.input.address.street": {
    ...addressField("street", "streetName"),
    families: ["nul", "surrogate", "long"],
  },
  "buyGiftCardMutation.input.address.giftCardRedemptionCode": {
    ...addressField("giftCardRedemptionCode", ""),
    // A gift card is not paid with a gift card, so the code is not even looked at.
    expectation: cardRefused,
  },
  "BalanceCheckMutation.input.code": {
    families: ["sql", "script", "nul", "surrogate", "like", "long"],
    sender: Person.visitor,
    variables: (code) => ({ input: { code } }),
    expectation: invalidCode("checkGiftCard", "CheckGiftCardRefused"),
  },
  "useRedeemGiftCardMutation.input.code": {
    families: ["sql", "script", "nul", "surrogate", "long"],
    sender: redeemer,
    variables: (code) => ({ input: { attemptId: randomUUID(), code } }),
    expectation: invalidCode("redeemGiftCard", "RedeemGiftCardRefused"),
  },
};
