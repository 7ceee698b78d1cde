import { act, screen, waitFor, within } from "@testing-library/react";
import { OpenExternalContext } from "../../navigation/openExternal";
import type { ProfileRow, SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

const cardPageUrl = "https://orders.example.com/crm/card?email=ana%40example.com";
const crm = { billingProcessor: "CRM", cardPageUrl } as const;
const active = aSubscription("MONTHLY", {
  planCode: "crm-monthly",
  paymentMethod: "MasterCard ending with 4444",
});
const UPDATING = "Your billing information will be updated within 24 hours.";
const outside: string[] = [];
beforeEach(() => {
  outside.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface Visit {
  readonly profile?: Partial<ProfileRow>;
  readonly search?: string;
}

const open = (subscription: SubscriptionRow | null, { profile = crm, search = "" }: Visit = {}) =>
  renderRoute(`/settings/subscription${search}`, {
    as: subscriber,
    world: { viewer: aMember({ profile, subscription }) },
    around: (app) => (
      <OpenExternalContext value={(address) => outside.push(address)}>{app}</OpenExternalContext>
    ),
  });

describe("a member whom the CRM bills", () => {
  it("BILL-SUB-08 active: Update Payment Method leads to its card form, which carries the e-mail", async () => {
    const { user } = await open(active);
    expect(await screen.findByText("MasterCard ending with 4444")).toBeVisible();
    const update = screen.getByRole("button", { name: "Update Payment Method" });
    expect(update).toHaveAccessibleDescription("Opens TuneFlow Payments");
    await user.click(update);
    expect(outside).toEqual([cardPageUrl]);
    expect(screen.queryByText(UPDATING)).toBeNull();
  });

  it("BILL-SUB-10 cancelled: is asked to e-mail support to renew", async () => {
    await open({ ...active, accountStatus: "CANCELLED" });
    const address = "support@eightcount.example";
    const mail = `mailto:${address}?subject=Please%20renew%20my%20membership`;
    const renew = await screen.findByRole("link", { name: "Email us to renew" });
    expect(renew).toHaveAttribute("href", mail);
    expect(screen.getByRole("link", { name: address })).toHaveAttribute(
      "href",
      `mailto:${address}?subject=Please%20send%20me%20an%20invoice`,
    );
    expect(screen.getByText(/We’ll tell you the price before we charge anything\.$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Update Payment Method" })).toBeNull();
  });

  it("active: an email changes the plan", async () => {
    await open(active);
    expect(await screen.findByRole("link", { name: "Change plan by email" })).toHaveAttribute(
      "href",
      "mailto:support@eightcount.example?subject=Please%20change%20my%20plan",
    );
  });

  it("BILL-SUB-06 inactive: Choose Membership opens the plan dialog", async () => {
    const { user } = await open(null);
    await user.click(await screen.findByRole("button", { name: "Choose Membership" }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Choose Membership");
    expect(screen.queryByRole("button", { name: "Redeem Gift Card" })).toBeNull();
  });

  it("BILL-SUB-15 BILL-SUB-17 updating: shows the note and clears this device's marker", async () => {
    window.localStorage.setItem("updating", `Member-1 ${Date.now()}`);
    await open(active, { profile: { ...crm, isUpdatingBilling: true } });
    expect(await screen.findByText(UPDATING)).toBeVisible();
    const [toSupport] = screen.getAllByRole("link", { name: "support@eightcount.example" });
    expect(toSupport).toHaveAttribute(
      "href",
      "mailto:support@eightcount.example?subject=About%20my%20new%20card",
    );
    expect(screen.getByText("MasterCard ending with 4444")).toBeVisible();
    expect(screen.getByText("Current card, until your new one is in place.")).toBeVisible();
    expect(screen.queryByText(/^You entered it on/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Update Payment Method" })).toBeNull();
    expect(window.localStorage.getItem("updating")).toBeNull();
  });

  it.each([
    ["in three days", 3, true],
    ["in half a day", 0.5, false],
  ])(
    "updating: a payment %s surely uses the new card or is not named",
    async (_when, days, isNamed) => {
      const periodEndsAt = new Date(Date.now() + days * 24 * 3_600_000);
      await open({ ...active, periodEndsAt }, { profile: { ...crm, isUpdatingBilling: true } });
      expect(await screen.findByText(UPDATING)).toBeVisible();
      const promise = screen.queryByText(/We’ll charge \$19\.00 to your new card on /);
      expect(promise !== null).toBe(isNamed);
    },
  );

  it("BILL-SUB-15 shows the note after a new card, and on the next visit, too", async () => {
    const page = await open(active, { search: "?updating=true" });
    expect(await screen.findByText(UPDATING)).toBeVisible();
    await waitFor(() => expect(page.address()).toBe("/settings/subscription"));
    expect(screen.getByText(UPDATING)).toBeVisible();
    expect(window.localStorage.getItem("updating")).toMatch(/^Member-1 \d+$/);
  });

  it("BILL-SUB-15 shows the note for this device's marker alone", async () => {
    window.localStorage.setItem("updating", `Member-1 ${Date.now()}`);
    await open(active);
    expect(await screen.findByText(UPDATING)).toBeVisible();
    expect(screen.getByText(/^You entered it on .* at \d+:\d\d [AP]M\.$/)).toBeVisible();
  });
});

describe("BILL-SUB-26 the variant of the page", () => {
  const cancelled = { ...active, accountStatus: "CANCELLED", paymentMethod: null } as const;
  const buttons = () => {
    const panel = within(screen.getByRole("main"));
    return panel.queryAllByRole("button").map(({ textContent }) => textContent);
  };

  it.each([
    ["CRM, without a subscription", crm, null, ["Choose Membership"]],
    ["CRM, active", crm, active, ["Cancel Subscription", "Update Payment Method"]],
    [
      "CRM without a card page, active",
      { ...crm, cardPageUrl: null },
      active,
      ["Cancel Subscription"],
    ],
    ["CRM, cancelled", crm, cancelled, []],
    [
      "recurring provider, without a subscription",
      { billingProcessor: "RECURLY" },
      null,
      ["Purchase Subscription", "Redeem Gift Card"],
    ],
  ] as const)("%s: only buttons that work", async (_, profile, subscription, expected) => {
    await open(subscription, { profile });
    await screen.findByText(/^(Active|Inactive|Cancelled)$/);
    await waitFor(() => expect(buttons().sort()).toEqual([...expected].sort()));
  });
});

it("a member billed by the recurring provider sees nothing of the CRM", async () => {
  await open(active, { profile: {}, search: "?updating=true" });
  expect(await screen.findByText("MasterCard ending with 4444")).toBeVisible();
  expect(screen.queryByText(UPDATING)).toBeNull();
  expect(window.localStorage.getItem("updating")).toBeNull();
});

describe("an active subscription that the token does not show yet", () => {
  afterEach(() => jest.useRealTimers());

  const member = (groups: readonly "SUBSCRIBER"[]) => ({
    memberId: "Member-1",
    userName: "1",
    groups,
    accessToken: "token",
    expiresAt: new Date(Date.now() + 300_000),
  });
  const openLocked = async (subscription: SubscriptionRow | null) => {
    jest.useFakeTimers();
    let refreshCount = 0;
    const page = await renderRoute("/history", {
      as: inactiveMember,
      world: { viewer: aMember({ profile: crm, subscription }) },
      // The group arrives with the fourth refresh. The first one is the page's own.
      operations: { refresh: async () => member(++refreshCount > 3 ? ["SUBSCRIBER"] : []) },
    });
    expect(page.address()).toBe("/settings/subscription");
    return { ...page, refreshCount: () => refreshCount };
  };

  it("renews the token until it does, then returns to the requested page", async () => {
    const page = await openLocked(active);
    for (let second = 0; second < 8; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
    }
    await waitFor(() => expect(page.address()).toBe("/history"));
    expect(page.refreshCount()).toBe(4);
  });

  it.each([
    ["owes", { ...active, isOwing: true }],
    ["has none", null],
  ])("requests no token for a member who %s", async (_what, subscription) => {
    const page = await openLocked(subscription);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(page.refreshCount()).toBe(1);
    expect(page.address()).toBe("/settings/subscription");
  });
});
