import { screen, within } from "@testing-library/react";
import { graphError } from "../../testing/graph/execution/errors";
import type { SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSavedClass, aSubscription } from "../../testing/graph/world/members";
import { type Audience, inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

const open = (as: Audience, subscription: SubscriptionRow | null | "unknown") =>
  renderRoute("/settings/subscription", {
    as,
    world: { viewer: aMember({ subscription: subscription === "unknown" ? null : subscription }) },
    provoke: (graph) => {
      if (subscription === "unknown")
        graph.fail("Member.subscription", graphError("INTERNAL_SERVER_ERROR"));
    },
  });
const active = aSubscription();
const owing = aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900 });
const expired = aSubscription("MONTHLY", { accountStatus: "EXPIRED" });
const never = null;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("a member who owes", () => {
  const SENTENCE =
    "Visa ending with 1111 has failed it's payment. Update your payment method to regain access to your account.";

  it("BILL-SUB-14 BILL-OWE-01 sees which payment failed, the amount due, and how to pay it", async () => {
    await open(inactiveMember, owing);
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole("button", { name: "Update Payment Method" })).toBeEnabled();
    expect(screen.getByText(/is charged when you save the card/)).toHaveTextContent(
      "$19.00 is charged when you save the card, and your classes open again right away.",
    );
    expect(screen.queryByText("Amount due")).toBeNull();
    expect(screen.getByText("plus $19.00 due now")).toBeVisible();
  });

  it("is not told of lost access before it ends", async () => {
    await open(subscriber, { ...owing, graceEndsOn: new Date("2026-12-05T12:00:00Z") });
    expect(
      await screen.findByText(
        "We couldn’t charge Visa ending with 1111. You can keep dancing until Dec 5, 2026. Update your payment method to stay a member.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Update Payment Method" })).toBeEnabled();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  it("to the CRM sees whom to contact, because only the CRM can replace its card", async () => {
    await open(inactiveMember, { ...owing, planCode: "crm-monthly" });
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Update Payment Method" })).toBeNull();
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/help/contact-us",
    );
  });

  it("is not shown as Active", async () => {
    await open(inactiveMember, owing);
    expect(await screen.findByText("Payment failed")).toBeVisible();
    expect(screen.queryByText("Active")).toBeNull();
  });
});

describe.each([
  ["an employee", ["EMPLOYEE"]],
  ["a member with free access", ["FREE_ACCESS"]],
] as const)("%s", (_who, groups) => {
  it.each([
    ["never bought anything", never],
    ["once had a subscription", expired],
    ["cannot be looked up at billing", "unknown"],
  ] as const)("watches for free and is never asked to pay: %s", async (_what, subscription) => {
    await open(groups, subscription);
    expect(await screen.findByText(/You watch for free/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Purchase Subscription" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Redeem Gift Card" })).toBeNull();
    expect(screen.queryByText("Inactive")).toBeNull();
  });

  it("sees no note about free access while paying for a subscription", async () => {
    await open(groups, active);
    expect(await screen.findByText("Active")).toBeVisible();
    expect(screen.queryByText(/You watch for free/)).toBeNull();
  });

  it("who owes for a subscription sees the amount due, but nothing about lost access", async () => {
    await open(groups, owing);
    expect(await screen.findByText(/You watch for free/)).toHaveTextContent(
      "You watch for free. Every class is open to you. Update your payment method to pay the amount due.",
    );
    expect(screen.getByRole("button", { name: "Update Payment Method" })).toBeEnabled();
    expect(screen.getByText("Amount due").nextSibling).toHaveTextContent("$19.00");
    // Six facts fill two rows of three, so the card has none of its own.
    expect(screen.getByText("Payment method").parentElement).not.toHaveAttribute("data-wide");
    expect(screen.queryByText(/regain access/)).toBeNull();
  });

  it("who owes to the CRM is referred to support", async () => {
    await open(groups, { ...owing, planCode: "crm-monthly" });
    expect(await screen.findByText(/You watch for free/)).toHaveTextContent(
      "You watch for free. Every class is open to you. Contact us about the amount due.",
    );
  });
});

describe("beside the subscription", () => {
  const dancing = {
    totalClassesTaken: 3,
    totalSecondsDanced: 2_550,
    saved: [aSavedClass({ key: "class-1" })],
  };
  const openDancer = (
    subscription: SubscriptionRow,
    as: Audience,
    { fails = false, danced = dancing } = {},
  ) =>
    renderRoute("/settings/subscription", {
      as,
      world: { viewer: aMember({ subscription, ...danced }) },
      provoke: (graph) => {
        if (fails) graph.fail("OwnDancingQuery");
      },
    });
  const link = () => screen.queryByRole("link", { name: "Open your dashboard" });

  it.each([
    ["an active member", active, subscriber, true],
    ["a canceled one", aSubscription("MONTHLY", { accountStatus: "CANCELLED" }), subscriber, true],
    ["a former one, who can’t open the dashboard", expired, inactiveMember, false],
  ] as const)("%s reads what they have danced", async (_who, subscription, as, hasLink) => {
    await openDancer(subscription, as);
    const panel = await screen.findByRole("region", { name: "Your dancing" });
    const facts = within(panel).getAllByRole("listitem");
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      "3 classes",
      "42 minutes",
      "1 saved",
    ]);
    expect(link() !== null).toBe(hasLink);
    expect(screen.queryByRole("heading", { name: "What you get" })).toBeNull();
  });

  it.each([
    ["has not danced yet", { danced: { ...dancing, totalClassesTaken: 0, totalSecondsDanced: 0 } }],
    ["danced, which can’t be found out", { fails: true }],
  ])("who %s reads what a membership includes", async (_what, how) => {
    await openDancer(active, subscriber, how);
    expect(await screen.findByRole("heading", { name: "What you get" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Your dancing" })).toBeNull();
  });

  it.each([
    ["who pays", active, true],
    ["whose payment failed", owing, false],
  ])("a member %s reads whether the next payment can be avoided", async (_who, one, canCancel) => {
    await openDancer(one, subscriber, { fails: true });
    expect(await screen.findByRole("heading", { name: "What you get" })).toBeVisible();
    const promise = screen.queryByText("Cancel anytime before your next payment");
    expect(promise !== null).toBe(canCancel);
  });
});

it("a paying subscriber sees no note about free access", async () => {
  await open(subscriber, active);
  expect(await screen.findByText("Active")).toBeVisible();
  expect(screen.queryByText(/You watch for free/)).toBeNull();
});

describe("the plan dialog", () => {
  const choose = async (subscription: SubscriptionRow | null) => {
    jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z"), doNotFake: ["setTimeout"] });
    const page = await open(inactiveMember, subscription);
    await page.user.click(await screen.findByRole("button", { name: "Purchase Subscription" }));
    return { ...page, dialog: within(await screen.findByRole("dialog")) };
  };

  it("BILL-PROMPT-04 Annual $99, Monthly $19, and the day to cancel before", async () => {
    const { dialog } = await choose(never);
    expect(await dialog.findByRole("radio", { name: /^Annual.*\$99/ })).toBeChecked();
    expect(dialog.getByRole("radio", { name: /^Monthly.*\$19/ })).toBeVisible();
    expect(dialog.getAllByRole("radio")).toHaveLength(2);
    expect(dialog.getByText(/Cancel before Nov 29, 2026/)).toBeVisible();
  });

  it("promises no second trial to a member whose subscription has ended", async () => {
    const { dialog } = await choose({ ...expired, paymentMethod: null });
    await dialog.findByRole("radio", { name: /^Annual/ });
    expect(dialog.queryByText(/Cancel before/)).toBeNull();
  });
});

describe("what happens next", () => {
  const NOW = new Date("2026-11-25T12:00:00Z");
  const on = (day: string) => new Date(`${day}T12:00:00Z`);
  const pendingChange = {
    code: "eightcount-regular-covid-yearly",
    name: "Yearly Subscription",
    costCents: 9_900,
    activatesOn: on("2026-12-14"),
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ["setTimeout"] });
  });

  it("in a trial: the days that are left, and the first charge with its date", async () => {
    const ends = on("2026-11-30");
    await open(
      subscriber,
      aSubscription("MONTHLY", { isTrial: true, trialEndsAt: ends, periodEndsAt: ends }),
    );
    expect(await screen.findByText("Free trial · 5 days left")).toBeVisible();
    expect(
      screen.getByText(/^Your first payment is \$19\.00 on Nov 30, 2026, with your Visa/),
    ).toBeVisible();
  });

  it("canceled: the last day of access, and that nothing more is charged", async () => {
    await open(
      subscriber,
      aSubscription("MONTHLY", { accountStatus: "CANCELLED", periodEndsAt: on("2026-12-14") }),
    );
    expect(await screen.findByText("You can dance until Dec 14, 2026")).toBeVisible();
    expect(screen.getByText(/You won’t be charged again/)).toBeVisible();
    expect(screen.getByText("Access until").nextSibling).toHaveTextContent("Dec 14, 2026");
  });

  it("expired: when it ended, and what is still there", async () => {
    const periodEndsAt = on("2026-11-03");
    await open(inactiveMember, { ...expired, periodEndsAt, paymentMethod: null });
    expect(await screen.findByText("Your membership ended on Nov 3, 2026")).toBeVisible();
    expect(screen.getByText(/^Your progress and your saved classes are waiting/)).toBeVisible();
  });

  it("expired with a card on file: when it ended, and only what a return costs", async () => {
    await open(inactiveMember, { ...expired, periodEndsAt: on("2026-11-03") });
    expect(await screen.findByText("Your membership ended on Nov 3, 2026")).toBeVisible();
    expect(await screen.findByText(/^If you reactivate today: /)).toBeVisible();
    expect(screen.queryByText(/are waiting for you/)).toBeNull();
  });

  it("BILL-SUB-12 BILL-SUB-23 another plan was chosen: its name, its date, and its price", async () => {
    await open(subscriber, aSubscription("MONTHLY", { pendingChange }));
    const sentence =
      "Change subscription request to Yearly Subscription will occur on Dec 14, 2026.";
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(
      screen.getByText("You stay on Monthly until then. After that, it’s $99.00 a year."),
    ).toBeVisible();
    // A second change could not be scheduled, only the first one withdrawn.
    expect(screen.getByRole("button", { name: "Keep my current plan" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Change Subscription" })).toBeNull();
  });

  it("canceled with another plan chosen: the change is not announced", async () => {
    await open(subscriber, aSubscription("MONTHLY", { pendingChange, accountStatus: "CANCELLED" }));
    expect(await screen.findByText("Cancelled")).toBeVisible();
    expect(screen.queryByText(/Change subscription request/)).toBeNull();
  });
});
