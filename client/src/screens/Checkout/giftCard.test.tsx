import { screen, waitFor, within } from "@testing-library/react";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import type { WorldParts } from "../../testing/graph/world/world";
import { offerOf } from "../../visitor/registrationChoice";
import { complete, fill, open as openCheckout, purchaseOf, text } from "./testing/checkoutScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("gift-card checkout", () => {
  const offer = offerOf({ utm_gift_card: "1" });
  const open = (world: WorldParts = {}) =>
    openCheckout({ offer, planChoice: "GIFT_YEARLY", world });

  it("FUN-GIFT-02 a field Gift Card Details with Redemption Code", () => {
    open();
    expect(screen.getByLabelText("Gift Card Details")).toHaveAttribute(
      "placeholder",
      "Redemption Code",
    );
  });

  it("FUN-VAL-36 an empty code: Please enter a valid Gift Card Number", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    expect(screen.getByText("Please enter a valid Gift Card Number")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("FUN-GIFT-04 the address carries the redemption code; FUN-CHK-24 an invalid one shows its message", async () => {
    const sentence =
      "The gift card code entered is either invalid or does not have suffiecient balance.";
    const page = open();
    await fill(page);
    await text(page, "Gift Card Details", "NOPE");
    await complete(page);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(page.callsOf("saveBillingAddressMutation")[0]?.variables).toMatchObject({
      input: { giftCardRedemptionCode: "NOPE" },
    });
    expect(purchaseOf(page)).toMatchObject({ giftCardRedemptionCode: "NOPE" });
  });

  it("a redeemed gift card is confirmed and no longer part of the next order", async () => {
    window.localStorage.setItem("urlParams", '{"utm_gift_card":"1","r":"ana"}');
    const page = open();
    await fill(page);
    await text(page, "Gift Card Details", "GIFT-YEAR");
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(page.session.flags.isRaised("giftCardRedeemed")).toBe(true);
    expect(window.localStorage.getItem("urlParams")).toBe('{"r":"ana"}');
  });

  it("a returning member is notified of the redeemed gift card", async () => {
    const subscription = aSubscription("MONTHLY", { accountStatus: "EXPIRED" });
    const page = open({ viewer: aMember({ subscription }) });
    await fill(page);
    await text(page, "Gift Card Details", "GIFT-YEAR");
    await complete(page);
    expect(await screen.findByText("Your gift card is redeemed.")).toBeVisible();
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
    expect(page.session.flags.isRaised("giftCardRedeemed")).toBe(false);
  });

  it("FUN-SUM-06 the price is struck through, today is $0, and the note says when the card is charged", async () => {
    open();
    const total = (await screen.findByText("Total today")).parentElement as HTMLElement;
    expect(within(total).getByText("$99").tagName).toBe("S");
    expect(total).toHaveTextContent("$0");
    expect(screen.getByText(/charged only if gift funds run short/)).toBeVisible();
  });
});
