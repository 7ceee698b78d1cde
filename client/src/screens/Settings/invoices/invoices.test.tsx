import { screen, within } from "@testing-library/react";
import { graphError } from "../../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { InvoiceRow, SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, anInvoice, aSubscription } from "../../../testing/graph/world/members";
import { inactiveMember, renderRoute, subscriber } from "../../../testing/renderRoute";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const visa = { brand: "Visa", lastFour: "1111" };

interface Visit {
  readonly path?: string;
  readonly invoices?: readonly InvoiceRow[];
  readonly subscription?: SubscriptionRow | null;
  readonly provoke?: (graph: MemoryGraph) => void;
}

async function open({ path = "/settings/invoices", invoices = [], ...visit }: Visit = {}) {
  const { subscription = aSubscription("MONTHLY"), provoke } = visit;
  return renderRoute(path, {
    as: subscription === null ? inactiveMember : subscriber,
    world: { viewer: aMember({ subscription, invoices }) },
    ...(provoke ? { provoke } : {}),
  });
}

const rows = async () => {
  const list = await screen.findByRole("region", { name: "Invoices" });
  return within(list).getAllByRole("listitem");
};

describe("the list of invoices", () => {
  it("shows plan, date, status, and amount, newest first", async () => {
    await open({
      invoices: [
        anInvoice({ number: "1001", issuedAt: on("2026-10-05") }),
        anInvoice({ number: "1002", issuedAt: on("2026-11-05"), status: "PAST_DUE" }),
      ],
    });
    const [newest, oldest] = await rows();
    expect(newest).toHaveTextContent(/Nov 5, 2026.*1002.*\$19\.00Payment due/);
    expect(oldest).toHaveTextContent(/Oct 5, 2026.*1001.*\$19\.00Paid.*PDF$/);
  });

  it("loads older ones on demand", async () => {
    const invoices = Array.from({ length: 14 }, (_, nth) =>
      anInvoice({ number: `${1000 + nth}`, issuedAt: on(`2026-10-${10 + nth}`) }),
    );
    const { user } = await open({ invoices });
    expect(await rows()).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "See More" }));
    await screen.findByText(/No\. 1000/);
    expect(await rows()).toHaveLength(14);
  });

  it("during a trial says when the first one appears", async () => {
    const trialEndsAt = on("2026-12-02");
    await open({ subscription: aSubscription("YEARLY", { isTrial: true, trialEndsAt }) });
    expect(await screen.findByText(/Your first invoice appears on Dec 2, 2026/)).toBeVisible();
  });

  it("without a payment says that each will appear here", async () => {
    await open({ subscription: null });
    expect(await screen.findByText(/You have no invoices yet/)).toBeVisible();
  });

  it("for a member of the CRM says how invoices arrive", async () => {
    await open({ subscription: aSubscription("MONTHLY", { planCode: "crm-monthly" }) });
    expect(await screen.findByText(/We send your invoices by email/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  });

  it("in an outage says so, and a retry shows the list", async () => {
    const { user, graph } = await open({
      invoices: [anInvoice({ number: "1001" })],
      provoke: (provoked) => provoked.fail("Member.invoices", graphError("UNAVAILABLE")),
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("We couldn’t load your invoices.");
    graph.heal("Member.invoices");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await rows()).toHaveLength(1);
  });
});

describe("an invoice", () => {
  const full = anInvoice({
    number: "1007",
    issuedAt: on("2026-11-05"),
    status: "PARTLY_REFUNDED",
    recipient: { name: "ليلى حداد", addressLines: ["8 Count Street"], country: "CA" },
    subtotalCents: 3900,
    discountCents: 1000,
    taxCents: 290,
    totalCents: 3190,
    creditCents: 500,
    payments: [
      { attemptedAt: on("2026-11-05"), amountCents: 2690, failure: "EXPIRED_CARD", card: visa },
      { attemptedAt: on("2026-11-06"), amountCents: 2690, failure: null, card: visa },
    ],
    refunds: [{ refundedAt: on("2026-11-10"), amountCents: 700, number: "1009", card: visa }],
  });
  const path = "/settings/invoices/1007";

  it("shows every sum, failed attempts with date and reason, and refunds", async () => {
    await open({ path, invoices: [full] });
    const sheet = await screen.findByRole("article", { name: "Invoice 1007" });
    const sum = (name: string) => within(sheet).getByRole("row", { name: new RegExp(`^${name}`) });
    expect(sum("Subtotal")).toHaveTextContent("$39.00");
    expect(sum("Coupon")).toHaveTextContent("-$10.00");
    expect(sum("Tax")).toHaveTextContent("$2.90");
    expect(sum("Total")).toHaveTextContent("$31.90");
    expect(sum("Paid with gift card or credit")).toHaveTextContent("-$5.00");
    expect(within(sheet).queryByRole("row", { name: /^Still to be paid/ })).toBeNull();
    const [failed, paid, refund] = within(sheet).getAllByRole("listitem");
    expect(failed).toHaveTextContent(
      /Visa ending with 1111Nov 5, 2026: not paid. The card had expired\.\$26\.90/,
    );
    expect(paid).toHaveTextContent(/Visa ending with 1111Nov 6, 2026\$26\.90/);
    expect(refund).toHaveTextContent(
      /Refund to Visa ending with 1111Nov 10, 2026, credit invoice 1009-\$7\.00/,
    );
  });

  it("writes each name in its own direction, and the country in words", async () => {
    await open({ path, invoices: [full] });
    expect(await screen.findByText("ليلى حداد")).toHaveAttribute("dir", "auto");
    expect(screen.getByText("Canada")).toBeVisible();
  });

  it("of another member is unknown, like one that does not exist", async () => {
    await open({ path, invoices: [] });
    expect(await screen.findByText("We can’t find this invoice.")).toBeVisible();
    expect(screen.getByRole("link", { name: "All invoices" })).toBeVisible();
  });

  it("opens the browser's print dialog", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => {});
    const { user } = await open({ path, invoices: [full] });
    await user.click(await screen.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe("the PDF", () => {
  const saved: { name: string; type: string; size: number }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | null = null;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return "blob:invoice";
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, type: last?.type ?? "", size: last?.size ?? 0 });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it("is saved under the invoice's number", async () => {
    const { user } = await open({ invoices: [anInvoice({ number: "1001" })] });
    await user.click(await screen.findByRole("button", { name: "Download PDF of invoice 1001" }));
    await screen.findByRole("button", { name: "Download PDF of invoice 1001" });
    expect(saved).toEqual([
      { name: "eightcount-invoice-1001.pdf", type: "application/pdf", size: expect.any(Number) },
    ]);
    expect(saved[0]?.size).toBeGreaterThan(10);
  });

  it("says so if it can't be loaded, and can be tried again", async () => {
    const { user, graph } = await open({
      invoices: [anInvoice({ number: "1001" })],
      provoke: (provoked) => provoked.fail("useInvoicePdfQuery"),
    });
    const button = { name: "Download PDF of invoice 1001" };
    await user.click(await screen.findByRole("button", button));
    expect(await screen.findByText(/We couldn’t download this invoice/)).toBeVisible();
    expect(saved).toEqual([]);
    graph.heal("useInvoicePdfQuery");
    await user.click(await screen.findByRole("button", button));
    await screen.findByRole("button", button);
    expect(saved).toHaveLength(1);
  });
});

it("an overdue invoice leads to the card that pays it", async () => {
  const { user } = await open({
    subscription: aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900 }),
    invoices: [anInvoice({ number: "1002", status: "PAST_DUE" }), anInvoice({ number: "1001" })],
  });
  await rows();
  expect(screen.queryByRole("link", { name: "Pay invoice 1001" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Pay invoice 1002" }));
  expect(await screen.findByRole("dialog", { name: "Enter your new card" })).toBeVisible();
});

describe("the way to the invoices", () => {
  it("is a link below the subscription", async () => {
    const { user, address } = await open({
      path: "/settings/subscription",
      invoices: [anInvoice({ number: "1001" })],
    });
    await user.click(await screen.findByRole("link", { name: "All invoices" }));
    expect(await rows()).toHaveLength(1);
    expect(address()).toBe("/settings/invoices");
    expect(screen.getByRole("link", { name: "Back to your plan" })).toHaveAttribute(
      "href",
      "/settings/subscription",
    );
    const tab = screen.getByRole("link", { name: "Manage Subscription" });
    expect(tab).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("link", { name: /View invoice 1001$/ }));
    expect(await screen.findByRole("article", { name: "Invoice 1001" })).toBeVisible();
  });

  it("is not offered before there is one, which a sentence says instead", async () => {
    const ends = new Date("2026-12-03T12:00:00Z");
    const subscription = aSubscription("MONTHLY", {
      isTrial: true,
      trialEndsAt: ends,
      periodEndsAt: ends,
    });
    await open({ path: "/settings/subscription", subscription, invoices: [] });
    expect(
      await screen.findByText("No invoices yet. Each payment will appear here."),
    ).toBeVisible();
    expect(screen.queryByRole("link", { name: "All invoices" })).toBeNull();
  });

  it("is not offered to those who never bought, and not to members of the CRM", async () => {
    await open({ path: "/settings/subscription", subscription: null });
    await screen.findByText("Account status");
    expect(screen.queryByRole("link", { name: "All invoices" })).toBeNull();
  });

  it("is a sentence for members of the CRM", async () => {
    const subscription = aSubscription("MONTHLY", { planCode: "crm-monthly" });
    await open({ path: "/settings/subscription", subscription });
    expect(await screen.findByText("We send your invoices by email.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "All invoices" })).toBeNull();
  });
});
