import { screen, waitFor, within } from "@testing-library/react";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import type { CardRow } from "../../../testing/graph/world/offerRows";
import { aCard } from "../../../testing/graph/world/offers";
import { renderRoute, subscriber } from "../../../testing/renderRoute";
import { deliverVendorScript } from "../../../testing/vendorScript";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const monthly = () => aSubscription("MONTHLY", { periodEndsAt: on("2026-12-14") });
const PENDING = "Change subscription request to Yearly Subscription will occur on Dec 14, 2026.";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function startChanging(
  subscription: SubscriptionRow = monthly(),
  cards: readonly CardRow[] = [],
  meanwhile: Partial<SubscriptionRow> = {},
) {
  const viewer = aMember({ subscription });
  const world = { viewer, cards };
  const page = await renderRoute("/settings/subscription", { as: subscriber, world });
  const start = await screen.findByRole("button", { name: "Change Subscription" });
  Object.assign(viewer.subscription, meanwhile);
  await page.user.click(start);
  const dialog = within(await screen.findByRole("dialog", { name: "Change your plan" }));
  /** Takes the year, the only other plan of a member who pays the reduced month. */
  const changeToYear = async () => {
    await dialog.findByText("Annual");
    const change = dialog.getByRole("button", { name: "Change Subscription" });
    await waitFor(() => expect(change).toBeEnabled());
    await page.user.click(change);
  };
  return { ...page, viewer, dialog, changeToYear };
}

interface SentChange {
  readonly attemptId: string;
  readonly threeDSecureActionResultTokenId: string | null;
}

describe("changing the plan", () => {
  it("offers the other plans in the member's currency and says when they start", async () => {
    const { dialog, user } = await startChanging(
      aSubscription("NO_DEAL_MONTHLY", { periodEndsAt: on("2026-12-14") }),
    );
    expect(await dialog.findAllByRole("radio")).toHaveLength(2);
    expect(dialog.queryByText("Pay Monthly")).toBeNull();
    const now = dialog.getByText("Your plan").parentElement?.parentElement;
    expect(now).toHaveTextContent("Monthly$39.00 a month");
    expect(dialog.getByText(/^The new plan starts on/)).toHaveTextContent("Dec 14, 2026");
    const change = dialog.getByRole("button", { name: "Change Subscription" });
    expect(change).toBeDisabled();
    await user.click(await dialog.findByRole("radio", { name: /^Monthly.*\$19/ }));
    await waitFor(() => expect(change).toBeEnabled());
  });

  it("to a member who pays by the year offers the month at one price, the reduced one", async () => {
    const { dialog } = await startChanging(aSubscription("YEARLY"));
    // React's strict mode loads the plans twice.
    await waitFor(() => {
      expect(dialog.getByText("$19.00")).toBeVisible();
      expect(dialog.getByText("Billed every month")).toBeVisible();
      expect(dialog.getByText("$228.00 a year instead of $99.00")).toBeVisible();
    });
    expect(dialog.queryByText(/\$39/)).toBeNull();
    expect(dialog.queryByRole("radio")).toBeNull();
  });

  it("leads from the plan now with its price to the new one, and measures the saving", async () => {
    const { dialog } = await startChanging();
    expect(await dialog.findByText("From Monthly · $19.00")).toBeVisible();
    expect(dialog.getByText("New plan")).toBeVisible();
    // React's strict mode loads the plans twice.
    await waitFor(() => {
      expect(dialog.getByText("Save $129.00 a year")).toBeVisible();
      expect(dialog.getByText("$99.00")).toBeVisible();
      expect(dialog.getByText("Annual")).toBeVisible();
    });
    expect(dialog.queryByText("Yearly Subscription")).toBeNull();
    expect(dialog.queryByText(/% off/)).toBeNull();
  });

  it("in the trial, says that the new plan starts when it ends", async () => {
    const ends = on("2026-12-03");
    const { dialog } = await startChanging(
      aSubscription("MONTHLY", { isTrial: true, trialEndsAt: ends, periodEndsAt: ends }),
    );
    expect(
      await dialog.findByText(/^The new plan starts on Dec 3, 2026, when your free trial ends/),
    ).toBeVisible();
  });

  it("marks a plan that another tab has scheduled, and schedules it no second time", async () => {
    const pendingChange = {
      code: "eightcount-regular-covid-yearly",
      name: "Yearly Subscription",
      costCents: 9_900,
      activatesOn: on("2026-12-14"),
    };
    const { dialog, user } = await startChanging(monthly(), [], { pendingChange });
    await waitFor(() => expect(dialog.getByText("From Dec 14, 2026")).toBeVisible());
    expect(dialog.getByText("Your plan").parentElement).toHaveTextContent("Your planMonthly");
    expect(dialog.queryByRole("radio")).toBeNull();
    await waitFor(() =>
      expect(dialog.queryByRole("button", { name: "Change Subscription" })).toBeNull(),
    );
    await user.click(dialog.getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("a single plan is chosen from the start, without a radio button", async () => {
    const { dialog } = await startChanging(aSubscription("MULTI_YEARLY"));
    expect(await dialog.findByText("₹11,988 a year instead of ₹4,999")).toBeVisible();
    const change = dialog.getByRole("button", { name: "Change Subscription" });
    await waitFor(() => expect(change).toBeEnabled());
    await waitFor(() => expect(dialog.getByText("Monthly")).toBeVisible());
    expect(dialog.queryByRole("radio")).toBeNull();
  });

  it("BILL-CHG-01 BILL-MSG-02 succeeds with Subscription Updated! and shows the new plan", async () => {
    const { changeToYear } = await startChanging();
    await changeToYear();
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText(PENDING)).toBeVisible();
    expect(
      screen.getByText("You stay on Monthly until then. After that, it’s $99.00 a year."),
    ).toBeVisible();
  });

  it("BILL-CHG-04 the notice is there after the change, and after a reload", async () => {
    const { changeToYear, viewer } = await startChanging();
    await changeToYear();
    expect(await screen.findByText(PENDING)).toBeVisible();
    document.body.replaceChildren();
    await renderRoute("/settings/subscription", { as: subscriber, world: { viewer } });
    expect(await screen.findByText(PENDING)).toBeVisible();
  });

  it("a refusal is shown in its own words, and the dialog stays", async () => {
    const message = "Plans in rupees need a billing address in India.";
    const { changeToYear, graph } = await startChanging();
    graph.refuse("changePlan", { code: "ADDRESS_NOT_IN_INDIA", message });
    await changeToYear();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(screen.queryByText(PENDING)).toBeNull();
  });

  it("a challenge of the bank opens in the dialog, and the change is sent again with its result", async () => {
    const { changeToYear, user, graph } = await startChanging(monthly(), [
      aCard({ challenges: 1 }),
    ]);
    await changeToYear();
    const bank = within(await screen.findByRole("dialog", { name: "Confirm with your bank" }));
    await deliverVendorScript();
    await user.click(await bank.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    expect(screen.getByText(PENDING)).toBeVisible();
    const sent = graph
      .seenOf("useChangePlanMutation")
      .map(({ variables }) => variables.input as SentChange);
    expect(sent.map((input) => input.threeDSecureActionResultTokenId)).toEqual([null, "result-1"]);
    expect(new Set(sent.map(({ attemptId }) => attemptId)).size).toBe(2);
  });

  it("a challenge that is closed or fails leads back to the plans, and changes nothing", async () => {
    const { changeToYear, user } = await startChanging(monthly(), [aCard({ challenges: 1 })]);
    const isBack = async () => {
      const dialog = within(await screen.findByRole("dialog", { name: "Change your plan" }));
      expect(await dialog.findByText("Annual")).toBeVisible();
      return dialog.getByRole("button", { name: "Change Subscription" });
    };
    await changeToYear();
    await screen.findByRole("dialog", { name: "Confirm with your bank" });
    await deliverVendorScript();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(await isBack());
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    expect(await screen.findByText("The bank said no.")).toBeVisible();
    await isBack();
    expect(screen.queryByText(PENDING)).toBeNull();
  });

  it("without the provider's plans the dialog says so and can be left", async () => {
    const viewer = aMember({ subscription: monthly() });
    const { user } = await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer },
      provoke: (graph) => graph.fail("ChangePlanDialogQuery"),
    });
    await user.click(await screen.findByRole("button", { name: "Change Subscription" }));
    expect(await screen.findByText(/^We couldn’t load the plans/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep my plan" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("keeping the current plan", () => {
  it("withdraws the change", async () => {
    const pendingChange = {
      code: "eightcount-regular-covid-yearly",
      name: "Yearly Subscription",
      costCents: 9_900,
      activatesOn: on("2026-12-14"),
    };
    const viewer = aMember({ subscription: { ...monthly(), pendingChange } });
    const { user } = await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer },
    });
    expect(await screen.findByText(PENDING)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep my current plan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Keep your current plan?" }));
    expect(viewer.subscription.pendingChange).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Keep Monthly Subscription" }));
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    expect(screen.queryByText(PENDING)).toBeNull();
    expect(viewer.subscription.pendingChange).toBeNull();
  });
});
