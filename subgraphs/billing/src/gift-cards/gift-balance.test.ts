import { randomUUID } from "node:crypto";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import {
  aGiftCode,
  checkGift,
  invalidCode,
  onNewNetwork,
  redeemGift,
  tooMany,
} from "../testing/gifts";
import { aSubscriber } from "../testing/orders";

let fixture: BillingFixture;
const faulty = new FaultyProvider(["redeemGiftCard"]);
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faulty.wrap });
});
beforeEach(() => faulty.reset());
afterAll(() => fixture.close());

describe("the balance of a gift card", () => {
  it("is its amount and currency, in any spelling of the code", async () => {
    const code = await aGiftCode(fixture, "GIFT_YEARLY");
    const full = { balanceCents: 9900, currency: "USD", isRedeemed: false };
    expect(await checkGift(fixture, code)).toMatchObject(full);
    expect(await checkGift(fixture, ` ${code.toLowerCase()} `)).toMatchObject(full);
  });

  it("is not known for a canceled card, which cannot be redeemed either", async () => {
    const code = await aGiftCode(fixture);
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.cancelGiftCard(code);
    expect(await checkGift(fixture, code)).toMatchObject(invalidCode);
    expect(await redeemGift(fixture, code, member)).toMatchObject(invalidCode);
    expect(faulty.calls).toEqual([]);
  });

  it("is read for a card that was not bought here", async () => {
    expect(await checkGift(fixture, "GIFT-LOW")).toMatchObject({ balanceCents: 500 });
    expect(await checkGift(fixture, "GIFT-USED")).toMatchObject({
      balanceCents: 0,
      isRedeemed: true,
    });
  });

  it("unknown, malformed, empty, and endless codes get the same answer", async () => {
    const guesser = onNewNetwork(visitor);
    for (const code of ["ABCD1234EFGH5678", "<b>", "", " ", "x".repeat(5000), "\ud83d", "💃"]) {
      expect(await checkGift(fixture, code, guesser)).toEqual({
        __typename: "CheckGiftCardRefused",
        ...invalidCode,
      });
    }
  });

  it("codes cannot be guessed: ten wrong ones and one more each ninety seconds, then a refusal even for a right one", async () => {
    const guesser = onNewNetwork(visitor);
    const code = await aGiftCode(fixture);
    const guesses = Array.from({ length: 25 }, () => checkGift(fixture, randomUUID(), guesser));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer.code === "GIFT_CARD_INVALID")).toHaveLength(11);
    expect(await checkGift(fixture, code, guesser)).toMatchObject(tooMany);
    expect(await checkGift(fixture, code, onNewNetwork(visitor))).toMatchObject({
      balanceCents: 1900,
    });
  });

  it("right codes do not count", async () => {
    const owner = onNewNetwork(visitor);
    const code = await aGiftCode(fixture);
    for (let time = 0; time < 25; time += 1) {
      expect(await checkGift(fixture, code, owner)).toMatchObject({ balanceCents: 1900 });
    }
  });
});

it("balance checks of valid codes are limited with the other look-ups", async () => {
  const member = onNewNetwork(aMember());
  const code = await aGiftCode(fixture);
  for (let time = 0; time < 300; time += 1) {
    expect(await checkGift(fixture, code, member)).toMatchObject({ balanceCents: 1900 });
  }
  expect(await checkGift(fixture, code, member)).toMatchObject(tooMany);
});
