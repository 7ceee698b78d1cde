import { cancelBefore, formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../testing/graph/graph";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import type { WorldParts } from "../../testing/graph/world/world";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

interface Visit {
  readonly search?: string;
  readonly world?: WorldParts;
  readonly provoke?: (graph: MemoryGraph) => void;
}

const openInactive = ({ search = "", world, provoke }: Visit = {}) =>
  renderRoute(`/settings/subscription${search}`, {
    as: inactiveMember,
    world: { viewer: aMember(), ...world },
    ...(provoke ? { provoke } : {}),
  });
const figure = (name: string) => screen.getByText(name).nextSibling;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("until the subscription has loaded", () => {
  it("BILL-SUB-02 BILL-SUB-24 the status is a dash in a panel marked as busy, then the real one", async () => {
    let release: () => void = () => undefined;
    await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer: aMember({ subscription: aSubscription() }) },
      provoke: (graph) => {
        ({ release } = graph.hold("SubscriptionScreenQuery"));
      },
    });
    const loading = await screen.findByText("Loading your subscription");
    expect(loading).toHaveAttribute("role", "status");
    expect(figure("Account status")).toHaveTextContent(/^-$/);
    for (const name of ["Price", "Next billing amount", "Next billing date", "Payment method"]) {
      const value = within(figure(name) as HTMLElement);
      expect(value.getByRole("img", { name: "Loading" })).toBeVisible();
    }
    expect(screen.getByRole("heading", { name: "Loading" }).parentElement).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(screen.queryByRole("button", { name: "Purchase Subscription" })).toBeNull();
    release();
    expect(await screen.findByText("Active")).toBeVisible();
    expect(screen.queryByText("Loading your subscription")).toBeNull();
    expect(document.querySelector("main [aria-busy]")).toBeNull();
  });
});

it("keeps the place of a price that comes later, and shows a dash without one", async () => {
  let held: { readonly release: () => void } | undefined;
  const { graph } = await renderRoute("/settings/subscription", {
    as: subscriber,
    world: { viewer: aMember({ subscription: aSubscription() }) },
    provoke: (provoked) => {
      held = provoked.hold("usePlanPricesQuery");
    },
  });
  const price = (await screen.findByText("Price")).nextSibling as HTMLElement;
  expect(within(price).getByRole("img", { name: "Loading" })).toBeVisible();
  graph.fail("usePlanPricesQuery");
  held?.release();
  await waitFor(() => expect(price).toHaveTextContent(/^-$/));
});

describe("a member who never bought anything", () => {
  it("BILL-SUB-03 sees plan N/A, Inactive, dashes, and the yearly plan selected", async () => {
    const { user } = await openInactive();
    expect(await screen.findByRole("heading", { name: "Start your 7 free days" })).toBeVisible();
    expect(screen.getByText(/^You don’t have a plan yet\./)).toBeVisible();
    expect(figure("Plan")).toHaveTextContent(/^N\/A$/);
    expect(figure("Account status")).toHaveTextContent(/^Inactive$/);
    for (const name of ["Next billing amount", "Next billing date", "Payment method"]) {
      expect(figure(name)).toHaveTextContent(/^-$/);
    }
    await user.click(screen.getByRole("button", { name: "Purchase Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("radio", { name: /^Annual/ })).toBeChecked();
  });

  it("reads both prices in full, and when the first payment is", async () => {
    await openInactive();
    const date = formatBillingDate(cancelBefore(new Date()));
    expect(await screen.findByText("$99 a year")).toBeVisible();
    expect(screen.getByText("$8.25 a month · Save $129 a year")).toBeVisible();
    expect(screen.getByText("$19 a month")).toBeVisible();
    expect(screen.getByText(`$0 today, and your first payment is on ${date}.`)).toBeVisible();
    expect(screen.getByText(/Cancel before then and you won’t be charged\.$/)).toBeVisible();
  });

  it("chooses the plan in the dialog, which says what each costs when", async () => {
    const { user } = await openInactive();
    expect(screen.queryByRole("radio")).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Choose Membership" }));
    const date = formatBillingDate(cancelBefore(new Date()));
    expect(await dialog.findByText(`$0 today, then $99 every year from ${date}`)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /^Monthly/ }));
    expect(dialog.getByText(`$0 today, then $19 every month from ${date}`)).toBeVisible();
  });

  it("BILL-SUB-04 Purchase Subscription opens the plans, Redeem Gift Card the gift plans", async () => {
    const { user, graph } = await openInactive();
    await user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    const plans = within(await screen.findByRole("dialog", { name: "Choose Membership" }));
    expect(await plans.findAllByRole("radio")).toHaveLength(2);
    expect(screen.queryByText("$39")).toBeNull();
    expect(plans.getByText("Save $129 a year")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Not now" }));
    await user.click(screen.getByRole("button", { name: "Redeem Gift Card" }));
    const gifts = within(await screen.findByRole("dialog", { name: "Redeem Gift Card" }));
    expect(await gifts.findAllByRole("radio")).toHaveLength(2);
    expect(gifts.queryByText(/^Save /)).toBeNull();
    expect(graph.seenOf("PlanPickerQuery").at(-1)?.variables).toMatchObject({ pageSource: "gift" });
  });

  it("BILL-SUB-27 with utm_currency=inr sees the plans in rupees", async () => {
    const { user } = await openInactive({ search: "?utm_currency=inr" });
    await user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("radio", { name: /₹4,999/ })).toBeVisible();
    expect(dialog.getByRole("radio", { name: /^Monthly.*₹999/ })).toBeVisible();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it.each(["Purchase Subscription", "Redeem Gift Card"])(
    "while no plan is sold, %s leads nowhere and says so",
    async (button) => {
      const { user, address } = await openInactive({
        world: { checkout: { planPurchaseEnabled: false } },
      });
      await user.click(await screen.findByRole("button", { name: button }));
      const dialog = within(await screen.findByRole("dialog"));
      expect(await dialog.findByText(/^Plans can’t be bought right now/)).toBeVisible();
      await user.click(dialog.getByRole("button", { name: "Continue" }));
      expect(address()).toBe("/settings/subscription");
    },
  );

  it("BILL-SUB-30 the button that buys the plan is enabled by its flag alone", async () => {
    const { user, address } = await openInactive();
    await user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled());
    expect(dialog.queryByText(/can’t be bought/)).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(address()).toBe("/purchase"));
  });

  it("BILL-SUB-30 the button that buys the plan is disabled while the flag is false", async () => {
    const { user } = await openInactive({ world: { checkout: { planPurchaseEnabled: false } } });
    await user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByRole("radio", { name: /^Annual/ });
    expect(dialog.getByRole("button", { name: "Continue" })).toBeDisabled();
  });
});

describe("while billing cannot be read", () => {
  it.each([
    ["its field fails", "Member.subscription", graphError("INTERNAL_SERVER_ERROR")],
    ["the request fails", "SubscriptionScreenQuery", undefined],
  ])("the page shows Inactive with dashes: %s", async (_how, target, error) => {
    await openInactive({ provoke: (graph) => graph.fail(target, error) });
    await screen.findByText("Inactive");
    for (const name of ["Next billing amount", "Next billing date", "Payment method"]) {
      expect(figure(name)).toHaveTextContent(/^-$/);
    }
  });

  it("BILL-SUB-22 the status falls back to Inactive, and amount, date, and method to dashes", async () => {
    await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer: aMember({ subscription: aSubscription() }) },
      provoke: (graph) => graph.fail("Member.subscription", graphError("INTERNAL_SERVER_ERROR")),
    });
    expect(
      await screen.findByRole("heading", { name: "We can’t show your plan right now" }),
    ).toBeVisible();
    expect(figure("Plan")).toHaveTextContent(/^N\/A$/);
    expect(figure("Account status")).toHaveTextContent(/^Inactive$/);
    for (const name of ["Next billing amount", "Next billing date", "Payment method"]) {
      expect(figure(name)).toHaveTextContent(/^-$/);
    }
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Purchase Subscription" })).toBeNull();
  });
});
