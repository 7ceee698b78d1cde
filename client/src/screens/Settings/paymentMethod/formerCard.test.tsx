import { screen, within } from "@testing-library/react";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";
import { deliverVendorScript } from "../../../testing/vendorScript";

async function openDialog(fields: Partial<SubscriptionRow> = {}) {
  const { user } = await renderRoute("/settings/subscription", {
    as: subscriber,
    world: { viewer: aMember({ subscription: aSubscription("MONTHLY", fields) }) },
  });
  await user.click(await screen.findByRole("button", { name: "Update Payment Method" }));
  await deliverVendorScript();
  const dialog = within(await screen.findByRole("dialog", { name: "Enter your new card" }));
  return { dialog, card: await dialog.findByRole("region", { name: "Card" }) };
}

describe("the card dialog", () => {
  it("names the card that the new one replaces", async () => {
    const { card } = await openDialog();
    expect(within(card).getByText("Replaces Visa ending with 1111")).toBeVisible();
  });

  it("names none where no card is on file", async () => {
    const { card } = await openDialog({ paymentMethod: null });
    expect(within(card).queryByText(/^Replaces/)).toBeNull();
  });

  it("has the ways to pay above the card, and nothing between it and the address", async () => {
    const { dialog, card } = await openDialog();
    const methods = dialog.getByRole("group", { name: "Payment method" });
    expect(methods.nextElementSibling).toBe(card);
    expect(card.nextElementSibling).toContainElement(dialog.getByLabelText("City"));
  });
});
