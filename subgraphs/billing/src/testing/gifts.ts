import { randomUUID } from "node:crypto";
import { GIFT_SEAL, giftMail } from "@eightcount/contracts/events/gift-mail-requested";
import { Seal } from "@eightcount/service-kit/events/seal";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { type BillingFixture, TICKET_SECRET } from "./billing-fixture";
import { cards } from "./orders";

const REFUSAL = "... on Refusal { code message field }";

const BUY = `mutation ($input: BuyGiftCardInput!) {
  buyGiftCard(input: $input) {
    __typename
    ... on GiftCardBought { orderNumber amountCents currency redemptionCode deliverAt }
    ... on ThreeDSecureRequired { actionTokenId message }
    ${REFUSAL}
  }
}`;
const CHECK = `mutation ($input: CheckGiftCardInput!) {
  checkGiftCard(input: $input) {
    __typename ... on GiftCardBalance { balanceCents currency isRedeemed } ${REFUSAL}
  }
}`;
const REDEEM = `mutation ($input: RedeemGiftCardInput!) {
  redeemGiftCard(input: $input) {
    __typename
    ... on GiftCardRedeemed {
      creditCents currency isNextChargeKnown member { id } subscription { nextBillingAmountCents actions }
    }
    ${REFUSAL}
  }
}`;

/** The refusal of a code that is no card's. */
export const invalidCode = {
  code: "GIFT_CARD_INVALID",
  message: "The gift card code entered is either invalid or does not have suffiecient balance.",
  field: "code",
};
export const tooMany = { code: "LIMIT_EXCEEDED" };

let networks = 0;

/** Returns the viewer on a new network, whose limits are untouched. */
export const onNewNetwork = <T extends Viewer>(viewer: T): T => {
  networks += 1;
  return { ...viewer, address: `192.0.2.${networks}` };
};

type Executor = Pick<BillingFixture, "execute">;

async function send(
  fixture: Executor,
  [source, name]: readonly [string, string],
  input: object,
  viewer: Viewer,
) {
  const { data, errors } = await fixture.execute(source, { input }, viewer);
  if (errors) throw errors[0]?.originalError ?? errors[0];
  return data[name];
}

/** Returns an order with a new card token. `fields` override the defaults. */
export async function aGift(
  fixture: BillingFixture,
  fields: Readonly<Record<string, unknown>> & { readonly card?: string } = {},
): Promise<Record<string, unknown>> {
  const { card, ...rest } = fields;
  return {
    attemptId: randomUUID(),
    planChoice: "GIFT_MONTHLY",
    tokenId: await fixture.sandbox.cardToken(card ?? cards.good),
    firstName: "Ines",
    lastName: "Moreau",
    address: { country: "FR", street: "1 Rue de la Danse", city: "Paris", postalCode: "75001" },
    delivery: "EMAIL",
    recipientName: "李 美玲",
    recipientEmail: "friend@dance.com",
    message: "ارقصي معي 💃\nAlways!",
    giverName: "Inès",
    giverEmail: "ines@dance.com",
    timeZone: "Europe/Paris",
    ...rest,
  };
}

export const buyGift = (fixture: Executor, input: object, viewer: Viewer = visitor) =>
  send(fixture, [BUY, "buyGiftCard"], input, viewer);

export const checkGift = (fixture: BillingFixture, code: string, viewer: Viewer = visitor) =>
  send(fixture, [CHECK, "checkGiftCard"], { code }, viewer);

export const redeemGift = (
  fixture: Executor,
  code: string,
  viewer: Viewer,
  attemptId: string = randomUUID(),
) => send(fixture, [REDEEM, "redeemGiftCard"], { attemptId, code }, viewer);

/** Buys a card to print, and returns its code. */
export async function aGiftCode(fixture: BillingFixture, planChoice = "GIFT_MONTHLY") {
  const bought = await buyGift(fixture, await aGift(fixture, { delivery: "PRINT", planChoice }));
  return String(bought.redemptionCode);
}

/** Returns the gift mails that were requested, oldest first. */
export async function giftMails(fixture: BillingFixture) {
  const seal = new Seal(GIFT_SEAL, TICKET_SECRET);
  const events = await fixture.events("gift-mail.requested");
  return events.map((event) =>
    giftMail.parse(seal.open(String((event as { sealed: string }).sealed))),
  );
}
