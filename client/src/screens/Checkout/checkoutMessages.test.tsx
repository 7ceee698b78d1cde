import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { createGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { aCard } from "../../testing/graph/world/offers";
import { offerOf } from "../../visitor/registrationChoice";
import { choose, complete, fill, open, text } from "./testing/checkoutScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const order = async (scene: Parameters<typeof open>[0], giftCode?: string) => {
  const page = open(scene);
  await fill(page);
  if (giftCode !== undefined) await text(page, "Gift Card Details", giftCode);
  await complete(page);
  return page;
};
const shows = async (words: string) => {
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  cleanup();
};

describe("texts of a failed payment", () => {
  it("BILL-MSG-01 of a card: invalid, or the payment failed to process", async () => {
    await order({ world: { cards: [] } });
    await shows("The card details are invalid. Please use a valid card.");
    const message =
      "Please check to confirm your Credit Card details payment has failed to process";
    const graph = createGraph({ viewer: aMember() });
    const field = "unknowncreditcarderror";
    graph.refuse("purchaseSubscription", { code: "UNKNOWN_CARD_ERROR", message, field });
    await order({ graph });
    await shows(message);
  });

  it("BILL-MSG-01 of a gift card, and of an order that the server cannot take", async () => {
    const gift = { offer: offerOf({ utm_gift_card: "1" }), planChoice: "GIFT_YEARLY" } as const;
    await order(gift, "https://gift.example.com");
    await shows("Please verify your Gift Card details");
    await order(gift, "NOPE");
    await shows(
      "The gift card code entered is either invalid or does not have suffiecient balance.",
    );
    const graph = createGraph({ viewer: aMember() });
    graph.fail("purchaseSubscriptionMutation");
    await order({ graph });
    await shows("Sorry, something went wrong. Please contact our Admin.");
  });

  it("BILL-MSG-01 of Apple Pay: it could not pay, or any other problem", async () => {
    for (const [reason, words] of [
      ["payment", "Something went wrong with Apple Pay. Please use your card details instead."],
      ["other", "There was some problem with your Apple Pay."],
    ] as const) {
      const page = open({ wallet: async () => ({ kind: "failed", reason }) });
      await fill(page);
      await choose(page, "Country", "US");
      await choose(page, "State", "NY");
      await text(page, "Postal Code", "10001");
      await page.user.click(screen.getByRole("button", { name: "Subscribe with Apple Pay" }));
      await shows(words);
    }
  });
});

describe("checkout messages", () => {
  it("FUN-CHK-28 the remaining payment messages appear where they belong", async () => {
    const invalid = "The card details are invalid. Please use a valid card.";
    const admin = "Sorry, something went wrong. Please contact our Admin.";
    const page = open({
      offer: offerOf({ utm_gift_card: "1" }),
      planChoice: "GIFT_YEARLY",
      world: { cards: [aCard({ declined: invalid })] },
    });
    await fill(page);
    await text(page, "Gift Card Details", "https://gift.example.com");
    await complete(page);
    expect(screen.getByText("Please verify your Gift Card details")).toBeVisible();
    expect(page.steps).toEqual([]);
    await text(page, "Gift Card Details", "GIFT-YEAR");
    await complete(page);
    const card = within(screen.getByRole("region", { name: "Card" }));
    expect(await card.findByText(invalid)).toBeVisible();
    page.graph.world.plans = [];
    await complete(page);
    expect(await screen.findByText(admin)).toBeVisible();
    expect(card.queryByText(invalid)).toBeNull();
  });

  it("FUN-CHK-28 a server that cannot be reached: Please contact our Admin.", async () => {
    const page = open();
    page.graph.fail("purchaseSubscriptionMutation");
    await fill(page);
    await complete(page);
    const admin = "Sorry, something went wrong. Please contact our Admin.";
    expect(await screen.findByText(admin)).toBeVisible();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
  });

  it("FUN-CHK-08 with utm_currency=inr the country is fixed to India and prices are in rupees", async () => {
    const page = open({ offer: offerOf({ utm_currency: "inr" }), planChoice: "MULTI_YEARLY" });
    expect(screen.getByLabelText("Country")).toHaveValue("IN");
    expect(screen.getByLabelText("Country")).toBeDisabled();
    const summary = await screen.findByRole("region", { name: "Order Summary" });
    expect(await within(summary).findAllByText("₹4,999.00")).toHaveLength(2);
    expect(within(summary).getByText("₹0")).toBeVisible();
    expect(summary).not.toHaveTextContent("$");
    for (const [label, value] of [
      ["First Name", "Asha"],
      ["Last Name", "Rao"],
      ["Address Line 1", "MG Road 1"],
      ["City", "Mumbai"],
      ["Postal Code", "400001"],
    ] as const)
      await text(page, label, value);
    await complete(page);
    await waitFor(() => expect(page.steps).toContain("purchase"));
    expect(page.callsOf("saveBillingAddressMutation")[0]?.variables).toMatchObject({
      input: { country: "IN", region: null },
    });
  });
});
