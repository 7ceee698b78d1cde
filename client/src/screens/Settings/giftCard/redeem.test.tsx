import { screen, within } from "@testing-library/react";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import { aGiftCard } from "../../../testing/graph/world/offers";
import { renderRoute, subscriber } from "../../../testing/renderRoute";

const monthly = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("NO_DEAL_MONTHLY", {
    periodEndsAt: new Date("2026-12-05T12:00:00Z"),
    ...fields,
  });

async function open(subscription = monthly()) {
  const viewer = aMember({ subscription });
  const giftCards = [
    aGiftCard({ code: "GIFT-LOW", amountCents: 500 }),
    aGiftCard({ code: "GIFT-LATE", amountCents: 500, isNextChargeKnown: false }),
    aGiftCard({ code: "GIFT-USED", isRedeemed: true }),
    aGiftCard({ code: "GIFT-INR", currency: "INR" }),
  ];
  const page = await renderRoute("/settings/subscription", {
    as: subscriber,
    world: { viewer, giftCards, now: () => new Date("2026-11-25T12:00:00Z") },
  });
  await screen.findByText("Account status");
  return page;
}

const redeem = async (code: string) => redeemOn(await open(), code);

async function redeemOn(page: Awaited<ReturnType<typeof open>>, code: string) {
  await page.user.click(screen.getByRole("button", { name: "Redeem Gift Card" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Redeem Gift Card" }));
  await page.user.type(dialog.getByLabelText("Gift card code"), code);
  await page.user.click(dialog.getByRole("button", { name: "Redeem" }));
  return { ...page, dialog };
}

describe("redeeming a gift card on one's own account", () => {
  it("shows the credit and the next charge after it, and the page shows it as well", async () => {
    const { user } = await redeem("gift-low");
    const done = await screen.findByRole("dialog", { name: "$5.00 added to your account" });
    expect(done).toHaveTextContent("Your next charge is $34.00 on Dec 5, 2026.");
    await user.click(within(done).getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("$34.00")).toBeVisible();
  });

  it.each([
    ["GIFT-USED", "This gift card has already been redeemed."],
    ["GIFT-INR", "This gift card is in a different currency than your subscription."],
    ["NOPE", "The gift card code entered is either invalid or does not have suffiecient balance."],
    ["<b>", "Please verify your Gift Card details"],
  ])("%s: says why it is refused, at the field", async (code, message) => {
    const { dialog } = await redeem(code);
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText("Gift card code")).toHaveAttribute("aria-invalid", "true");
  });

  it("names no next charge that may be out of date", async () => {
    await redeem("gift-late");
    const done = await screen.findByRole("dialog", { name: "$5.00 added to your account" });
    expect(done).toHaveTextContent("It pays for your next charges until it is used up.");
    expect(done).not.toHaveTextContent("Dec 5, 2026");
  });

  it("a result that is not known yet is found out by the same attempt", async () => {
    const page = await open();
    const message = "Your last request is still being processed. Please wait a moment.";
    page.graph.refuse("redeemGiftCard", { code: "ACTION_UNDER_WAY", message }, 1);
    const { user, dialog, graph } = await redeemOn(page, "gift-low");
    expect(await dialog.findByText(/^Your last request is still being processed/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Redeem" }));
    await screen.findByRole("dialog", { name: "$5.00 added to your account" });
    const [first, second] = graph.seenOf("useRedeemGiftCardMutation");
    expect(second?.variables).toEqual(first?.variables);
  });

  it("an empty code is not sent", async () => {
    const page = await redeem(" ");
    expect(await page.dialog.findByText("Please enter a valid Gift Card Number")).toBeVisible();
    expect(page.graph.seenOf("useRedeemGiftCardMutation")).toEqual([]);
  });

  it.each([
    ["a canceled subscription", monthly({ accountStatus: "CANCELLED" })],
    ["a member of the CRM", monthly({ planCode: "crm-month" })],
  ])("%s has no such button", async (_, subscription) => {
    await open(subscription);
    expect(screen.queryByRole("button", { name: "Redeem Gift Card" })).toBeNull();
  });
});
