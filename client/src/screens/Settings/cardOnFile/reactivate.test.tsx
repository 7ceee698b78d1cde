import { screen, waitFor, within } from "@testing-library/react";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import type { CardRow } from "../../../testing/graph/world/offerRows";
import { aCard } from "../../../testing/graph/world/offers";
import { inactiveMember, renderRoute } from "../../../testing/renderRoute";
import { deliverVendorScript } from "../../../testing/vendorScript";

const expired = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("MONTHLY", { accountStatus: "EXPIRED", ...fields });
const REACTIVATE = "Reactivate";

async function openDialog(subscription = expired(), cards: readonly CardRow[] = []) {
  const viewer = aMember({ subscription });
  const tickets: string[] = [];
  const page = await renderRoute("/settings/subscription", {
    as: inactiveMember,
    world: { viewer, cards },
    operations: {
      refresh: async (ticket) => {
        if (ticket !== null) tickets.push(ticket);
        return {
          memberId: "Member-1",
          userName: "1",
          groups: ticket === null ? [] : ["SUBSCRIBER"],
          accessToken: "token",
          expiresAt: new Date(Date.now() + 300_000),
        };
      },
    },
  });
  await page.user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose your plan" }));
  await dialog.findByRole("radio", { name: /^Annual/ });
  const pay = async () => {
    const button = dialog.getByRole("button", { name: REACTIVATE });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
  };
  return { ...page, viewer, dialog, pay, tickets };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("an expired member with a card on file", () => {
  it("BILL-SUB-11 sees the former plan chosen, the card, and the price before anything is charged", async () => {
    const { dialog, user, graph } = await openDialog();
    expect(screen.getByText("You can choose another plan in the next step.")).toBeVisible();
    // React's strict mode loads the plans twice.
    await waitFor(() => expect(dialog.getByRole("radio", { name: /^Monthly/ })).toBeChecked());
    await waitFor(() =>
      expect(
        dialog.getByText(/^You pay \$19\.00 today, .* with your Visa ending with 1111\.$/),
      ).toBeVisible(),
    );
    await user.click(await dialog.findByRole("radio", { name: /^Annual/ }));
    expect(await dialog.findByText(/^You pay \$99\.00 today, then \$99\.00 on/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(graph.seenOf("useBuyWithCardMutation")).toEqual([]);
  });

  it("BILL-REACT-02 BILL-MSG-02 the former plan: Account Reactivated!, active, and access at once", async () => {
    const { pay, tickets } = await openDialog();
    await pay();
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Active")).toBeVisible();
    await waitFor(() => expect(tickets).toHaveLength(1));
  });

  it("BILL-REACT-02 BILL-MSG-02 another plan: Subscription Updated!", async () => {
    const { dialog, user, pay, viewer } = await openDialog();
    // React's strict mode loads the plans twice.
    await user.click(await dialog.findByRole("radio", { name: /^Annual/ }));
    await pay();
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    expect(viewer.subscription).toMatchObject({ accountStatus: "ACTIVE", nextAmountCents: 9_900 });
  });

  it("BILL-MSG-03 declined: shows the provider's message, and the dialog stays", async () => {
    const message = "Your transaction was declined.";
    const { pay, viewer } = await openDialog(expired(), [aCard({ declined: message })]);
    await pay();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Choose your plan" })).toBeVisible();
    expect(viewer.subscription.accountStatus).toBe("EXPIRED");
  });

  it("another price than the one that was read is shown first, and paid once it is confirmed", async () => {
    const { pay, dialog, graph } = await openDialog();
    await dialog.findByText(/^You pay \$19\.00 today/);
    const { world } = graph;
    world.plans = world.plans.map((plan) => ({ ...plan, prices: { USD: 4_900 } }));
    await pay();
    const sentence = /^Today's price is \$49, so we haven't charged you yet/;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await dialog.findByText(/^You pay \$49\.00 today/)).toBeVisible();
    await pay();
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    const sent = graph.seenOf("useBuyWithCardMutation").map(({ variables }) => variables.input);
    expect(sent).toMatchObject([{ agreedTodayCents: 1_900 }, { agreedTodayCents: 4_900 }]);
  });

  it("a challenge of the bank opens in the dialog, and the purchase is sent again with its result", async () => {
    const { pay, user, graph } = await openDialog(expired(), [aCard({ challenges: 1 })]);
    await pay();
    const bank = within(await screen.findByRole("dialog", { name: "Confirm with your bank" }));
    await deliverVendorScript();
    await user.click(await bank.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    const [first, second] = graph
      .seenOf("useBuyWithCardMutation")
      .map(({ variables }) => variables.input as Record<string, unknown>);
    expect(second).toEqual({
      ...first,
      attemptId: expect.not.stringMatching(String(first?.attemptId)),
      threeDSecureActionResultTokenId: "result-1",
    });
  });

  it("nothing can be paid while the plans and their prices are unknown", async () => {
    const { user } = await renderRoute("/settings/subscription", {
      as: inactiveMember,
      world: { viewer: aMember({ subscription: expired() }) },
      provoke: (graph) => graph.fail("ReactivateDialogQuery"),
    });
    await user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));
    expect(await screen.findByText(/^We couldn’t load the plans/)).toBeVisible();
    expect(screen.getByRole("button", { name: REACTIVATE })).toBeDisabled();
  });

  it("a plan that is no longer sold is not chosen", async () => {
    const { dialog } = await openDialog(aSubscription("GIFT_YEARLY", { accountStatus: "EXPIRED" }));
    expect(dialog.queryByRole("radio", { checked: true })).toBeNull();
    expect(dialog.getByRole("button", { name: REACTIVATE })).toBeDisabled();
  });

  it("another card buys the chosen plan at the checkout", async () => {
    const { dialog, user, address, session } = await openDialog();
    await user.click(await dialog.findByRole("radio", { name: /^Annual/ }));
    await user.click(dialog.getByRole("button", { name: "Pay with another card at checkout" }));
    await waitFor(() => expect(address()).toBe("/purchase"));
    expect(session.flags.isRaised("resubscribe")).toBe(true);
    expect(window.sessionStorage.getItem("eightcount.plan-choice")).toBe("YEARLY");
  });

  it("a former plan at the regular price stays beside the reduced one", async () => {
    const { dialog } = await openDialog(
      aSubscription("NO_DEAL_MONTHLY", { accountStatus: "EXPIRED" }),
    );
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(3));
    await waitFor(() =>
      expect(dialog.getByRole("radio", { checked: true })).toHaveAccessibleName(/\$39/),
    );
  });

  it("a double press pays once", async () => {
    const { dialog, user, graph } = await openDialog();
    const button = dialog.getByRole("button", { name: REACTIVATE });
    await waitFor(() => expect(button).toBeEnabled());
    await user.dblClick(button);
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    expect(graph.seenOf("useBuyWithCardMutation")).toHaveLength(1);
  });

  it("says so when nothing can be reached, and the next press tries the same purchase again", async () => {
    const { pay, graph } = await openDialog();
    graph.loseResponse("useBuyWithCardMutation", 2);
    await pay();
    expect(
      await screen.findByText("Sorry, something went wrong. Please contact our Admin."),
    ).toBeVisible();
    await pay();
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    const attempts = graph
      .seenOf("useBuyWithCardMutation")
      .map(({ variables }) => (variables.input as { attemptId: string }).attemptId);
    expect(new Set(attempts).size).toBe(1);
  });
});
