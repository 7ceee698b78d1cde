import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { MemoryGraph } from "../../testing/graph/graph";
import type { SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { aCard } from "../../testing/graph/world/offers";
import { type Audience, inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";
import { deliverVendorScript } from "../../testing/vendorScript";

const open = (
  subscription: SubscriptionRow | null,
  as: Audience = subscriber,
  provoke: (graph: MemoryGraph) => void = () => undefined,
) =>
  renderRoute("/settings/subscription", {
    as,
    world: { viewer: aMember({ subscription }) },
    provoke,
  });
const canceled = () => aSubscription("MONTHLY", { accountStatus: "CANCELLED" });
const expired = () => aSubscription("MONTHLY", { accountStatus: "EXPIRED" });
const owing = () => aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900 });
const button = (name: string) => screen.queryByRole("button", { name });
const figure = (name: string) => screen.getByText(name).nextSibling;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it.each([
  ["inactive", null, inactiveMember],
  ["canceled", canceled(), subscriber],
  ["expired", expired(), inactiveMember],
] as const)(
  "BILL-SUB-29 %s members see neither Cancel nor Update Payment Method",
  async (_, subscription, as) => {
    await open(subscription, as);
    await screen.findByText("Account status");
    expect(button("Cancel Subscription")).toBeNull();
    expect(button("Update Payment Method")).toBeNull();
  },
);

describe("an active member", () => {
  it("BILL-SUB-07 BILL-SUB-29 may change, cancel, and update the card, and nothing else", async () => {
    await open(aSubscription());
    await screen.findByText("Active");
    expect(button("Update Payment Method")).toBeEnabled();
    expect(button("Change Subscription")).toBeEnabled();
    expect(button("Cancel Subscription")).toBeEnabled();
    expect(button("Reactivate Subscription")).toBeNull();
    expect(button("Purchase Subscription")).toBeNull();
  });

  it("BILL-SUB-13 may change the subscription while nothing is owing", async () => {
    await open(aSubscription());
    expect(await screen.findByRole("button", { name: "Change Subscription" })).toBeEnabled();
  });

  it("BILL-SUB-13 cannot change the subscription while a payment is owing", async () => {
    await open(owing(), inactiveMember);
    expect(await screen.findByRole("button", { name: "Cancel Subscription" })).toBeEnabled();
    expect(button("Change Subscription")).toBeNull();
  });

  it("sees one style for everything that is not the main action", async () => {
    await open(aSubscription());
    await screen.findByText("Active");
    const names = ["Change Subscription", "Redeem Gift Card", "Cancel Subscription"];
    // The style sheet gives equal looks equal class names.
    expect(new Set(names.map((name) => button(name)?.className)).size).toBe(1);
  });

  it("who pays monthly reads what the yearly plan saves, and may choose it", async () => {
    const { user } = await open(aSubscription("MONTHLY"));
    expect(
      await screen.findByText("Yearly is $8.25 a month and saves $129.00 a year."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    // React's strict mode loads the plans twice.
    await waitFor(() => expect(dialog.getByText("Annual")).toBeVisible());
    await waitFor(() => expect(dialog.getByText("Save $129.00 a year")).toBeVisible());
  });

  it("who pays yearly, or moves to it already, is not asked to", async () => {
    await open(aSubscription("YEARLY"));
    expect(await screen.findByText("$99.00 a year")).toBeVisible();
    expect(screen.queryByText(/^Yearly is/)).toBeNull();
  });

  it("sees no button that the server does not offer", async () => {
    const viewer = aMember({ subscription: aSubscription() });
    await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer, unbuiltActions: ["CANCEL", "CHANGE_PLAN", "UPDATE_PAYMENT_METHOD"] },
    });
    await screen.findByText("Active");
    expect(button("Change Subscription")).toBeNull();
    expect(button("Cancel Subscription")).toBeNull();
    expect(button("Update Payment Method")).toBeNull();
  });

  it("whom the CRM bills may cancel, but not change", async () => {
    await open({ ...aSubscription(), planCode: "crm-monthly" });
    await screen.findByText("Active");
    expect(button("Cancel Subscription")).toBeEnabled();
    expect(button("Change Subscription")).toBeNull();
    expect(button("Update Payment Method")).toBeNull();
  });
});

describe("a canceled member", () => {
  /** Agrees to the terms in the dialog. */
  const reactivate = async (user: UserEvent) => {
    await user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Keep your membership going?" }),
    );
    await dialog.findByText(/^You pay \$0 today, then \$19\.00 on .*, with your Visa/);
    await dialog.findByText(/^Your plan is \$19\.00 a month\. You can cancel, change the plan, or/);
    await user.click(dialog.getByRole("button", { name: "Reactivate" }));
  };

  it("reads amount, date, and card beside the button, and nothing happens without the dialog", async () => {
    const { user, graph } = await open(canceled());
    const start = await screen.findByRole("button", { name: "Reactivate Subscription" });
    await waitFor(() =>
      expect(start).toHaveAccessibleDescription(
        /^If you reactivate, you pay nothing today and \$19\.00 on .*, with your Visa\sending\swith\s1111\.$/,
      ),
    );
    await user.click(start);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    expect(graph.seenOf("useReactivateSubscriptionMutation")).toEqual([]);
  });

  it("BILL-SUB-09 sees until when access lasts, and may reactivate", async () => {
    await open({ ...canceled(), periodEndsAt: new Date("2026-12-05T12:00:00Z") });
    await screen.findByText("Cancelled");
    expect(figure("Access until")).toHaveTextContent("Dec 5, 2026");
    expect(figure("Payment method")).toHaveTextContent(/^-$/);
    expect(
      await screen.findByText("Your Visa ending with 1111 is charged only if you reactivate."),
    ).toBeVisible();
    expect(button("Reactivate Subscription")).toBeEnabled();
    expect(button("Cancel Subscription")).toBeNull();
    expect(button("Change Subscription")).toBeNull();
  });

  it("BILL-REACT-01 BILL-MSG-02 reactivates: status active, the amount again, Account Reactivated!", async () => {
    const { user } = await open(canceled());
    await reactivate(user);
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    expect(figure("Account status")).toHaveTextContent("Active");
    expect(figure("Next billing amount")).toHaveTextContent("$19.00");
    expect(button("Reactivate Subscription")).toBeNull();
    expect(button("Cancel Subscription")).toBeEnabled();
  });

  it("reactivates once the bank has approved, if it asks", async () => {
    const viewer = aMember({ subscription: canceled() });
    const world = { viewer, cards: [aCard({ challenges: 1 })] };
    const { user } = await renderRoute("/settings/subscription", { as: subscriber, world });
    await reactivate(user);
    await screen.findByRole("dialog", { name: "Confirm with your bank" });
    await deliverVendorScript();
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("BILL-REACT-04 a refusal shows no message, and the button works again", async () => {
    const message = "The subscription cannot be reactivated.";
    const { user, graph } = await open(canceled(), subscriber, (memory) =>
      memory.refuse("reactivateSubscription", { code: "REACTIVATION_REFUSED", message }, 1),
    );
    await reactivate(user);
    await waitFor(() => expect(graph.seenOf("useReactivateSubscriptionMutation")).toHaveLength(1));
    await waitFor(() => expect(button("Reactivate")).toBeEnabled());
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole("region", { name: "Messages" })).toBeEmptyDOMElement();
    await user.click(screen.getByRole("button", { name: "Reactivate" }));
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
  });

  it("BILL-MSG-04 an outage shows no message, and the page stays usable", async () => {
    const { user, graph } = await open(canceled());
    graph.fail("useReactivateSubscriptionMutation");
    await reactivate(user);
    await waitFor(() => expect(graph.seenOf("useReactivateSubscriptionMutation")).toHaveLength(2));
    await waitFor(() => expect(button("Reactivate")).toBeEnabled());
    expect(screen.getByRole("region", { name: "Messages" })).toBeEmptyDOMElement();
    expect(figure("Account status")).toHaveTextContent("Cancelled");
  });

  it("BILL-SUB-24 while the reactivation is under way the button says so", async () => {
    const { user, graph } = await open(canceled());
    const { release } = graph.hold("useReactivateSubscriptionMutation");
    await reactivate(user);
    expect(await screen.findByRole("button", { name: /Reactivating/ })).toBeDisabled();
    expect(screen.getByRole("button", { name: /Reactivating/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    release();
    expect(await screen.findByText("Account Reactivated!")).toBeVisible();
  });
});

it("who canceled and owes is asked to pay first, and may still reactivate", async () => {
  await open({ ...canceled(), isOwing: true, owingCents: 1_900 }, inactiveMember);
  expect(await screen.findByRole("button", { name: "Reactivate Subscription" })).toBeEnabled();
  expect(screen.queryByText(/^You can dance until/)).toBeNull();
});

describe("an expired member", () => {
  it("BILL-SUB-11 may reactivate the former plan or choose one", async () => {
    const { user } = await open(expired(), inactiveMember);
    const reactivate = await screen.findByRole("button", { name: "Reactivate Subscription" });
    expect(button("Purchase Subscription")).toBeNull();
    expect(button("Redeem Gift Card")).toBeEnabled();
    expect(screen.getByText("Former plan")).toBeVisible();
    expect(figure("Payment method")).toHaveTextContent("Visa ending with 1111");
    expect(await screen.findByText(/^If you reactivate today: /)).toHaveTextContent(
      /\$19\.00 .*with your Visa ending with 1111\.$/,
    );
    await user.click(reactivate);
    const dialog = within(await screen.findByRole("dialog", { name: "Choose your plan" }));
    expect(await dialog.findAllByRole("radio")).toHaveLength(2);
  });

  it("without a card on file reactivates by buying the former plan again", async () => {
    const { user, address, session } = await open(
      { ...expired(), paymentMethod: null },
      inactiveMember,
    );
    await user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));
    await waitFor(() => expect(address()).toBe("/purchase"));
    expect(session.flags.isRaised("resubscribe")).toBe(true);
    expect(window.sessionStorage.getItem("eightcount.plan-choice")).toBe("MONTHLY");
  });
});

describe("who may do what", () => {
  it.each([
    ["inactive", () => null],
    ["canceled", canceled],
    ["expired", expired],
  ])(
    "BILL-SUB-29 ROLE-09 an %s member can neither change, cancel, nor update the card",
    async (_status, subscription) => {
      await open(subscription(), inactiveMember);
      await screen.findByText("Account status");
      await screen.findAllByRole("button", { name: /Purchase|Reactivate/ });
      expect(button("Change Subscription")).toBeNull();
      expect(button("Cancel Subscription")).toBeNull();
      expect(button("Update Payment Method")).toBeNull();
    },
  );

  it("ROLE-10 canceled and expired members can reactivate, an inactive one can buy or redeem", async () => {
    const page = await open(canceled());
    expect(await screen.findByRole("button", { name: "Reactivate Subscription" })).toBeEnabled();
    page.graph.world.viewer = aMember({ subscription: expired() });
    await page.router.navigate("/help/FAQ");
    await page.router.navigate("/settings/subscription");
    expect(await screen.findByText("Expired")).toBeVisible();
    expect(button("Reactivate Subscription")).toBeEnabled();
    page.graph.world.viewer = aMember();
    await page.router.navigate("/help/FAQ");
    await page.router.navigate("/settings/subscription");
    expect(await screen.findByText("Inactive")).toBeVisible();
    expect(button("Reactivate Subscription")).toBeNull();
    expect(button("Purchase Subscription")).toBeEnabled();
    expect(button("Redeem Gift Card")).toBeEnabled();
  });
});
