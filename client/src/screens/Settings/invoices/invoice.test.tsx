import { screen, within } from "@testing-library/react";
import { graphError } from "../../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { InvoiceRow } from "../../../testing/graph/world/memberRows";
import {
  aMember,
  anInvoice,
  aSubscription,
  type MemberFields,
} from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const visa = { brand: "Visa", lastFour: "1111" };

const open = (path: string, fields: MemberFields, provoke?: (graph: MemoryGraph) => void) =>
  renderRoute(path, {
    as: subscriber,
    world: { viewer: aMember({ subscription: aSubscription("MONTHLY"), ...fields }) },
    ...(provoke ? { provoke } : {}),
  });

describe("an unpaid invoice", () => {
  const path = "/settings/invoices/1008";
  const declined = (day: string) => ({
    attemptedAt: on(day),
    amountCents: 1900,
    failure: "DECLINED" as const,
    card: visa,
  });
  const days = ["2026-11-17", "2026-11-18", "2026-11-20", "2026-11-22", "2026-11-24"];
  const unpaid = anInvoice({
    number: "1008",
    status: "PAST_DUE",
    balanceCents: 1900,
    payments: days.map(declined),
  });
  const owing = aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900 });

  it("leads to the card that pays it", async () => {
    const { user } = await open(path, { subscription: owing, invoices: [unpaid] });
    expect(await screen.findByText("What this is for")).toBeVisible();
    expect(screen.getByRole("button", { name: "Download PDF" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Pay $19.00" }));
    expect(await screen.findByRole("dialog", { name: "Enter your new card" })).toBeVisible();
  });

  it("counts equal failures, and lists their dates on demand", async () => {
    const paid = { ...declined("2026-11-25"), failure: null };
    await open(path, { invoices: [{ ...unpaid, payments: [...unpaid.payments, paid] }] });
    const sheet = await screen.findByRole("article", { name: "Invoice 1008" });
    const [failed, payment, ...more] = within(sheet).getAllByRole("listitem");
    expect(more).toEqual([]);
    expect(failed).toHaveTextContent(
      /5 attempts, last on Nov 24, 2026: not paid\. Your bank declined the payment\./,
    );
    expect(payment).toHaveTextContent(/^Visa ending with 1111Nov 25, 2026\$19\.00$/);
    const all = within(sheet).getByText("Show all 5 attempts").closest("details");
    expect(all).not.toHaveAttribute("open");
    expect(all).toHaveTextContent(/Nov 17, 2026Nov 18, 2026Nov 20, 2026Nov 22, 2026Nov 24, 2026/);
  });

  it("a paid one needs no payment", async () => {
    await open("/settings/invoices/1001", { invoices: [anInvoice({ number: "1001" })] });
    expect(await screen.findByText("What you paid for")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Pay/ })).toBeNull();
  });
});

describe("the address of an invoice", () => {
  const path = "/settings/invoices/1001";
  const home = {
    country: "CA",
    region: "ON",
    street: "8 Count Street",
    city: "Toronto",
    postalCode: "M5V 2T6",
    firstName: "Ana",
    lastName: "Silva",
  };
  const member = (fields: Partial<InvoiceRow> = {}) => ({
    invoices: [anInvoice({ number: "1001", ...fields })],
    billingInfo: home,
  });

  it("is the member’s own if it was issued without one", async () => {
    await open(path, member());
    const sheet = await screen.findByRole("article", { name: "Invoice 1001" });
    expect(sheet).toHaveTextContent(/Ana Silva8 Count StreetToronto, ON M5V 2T6Canada/);
  });

  it("is the one it was issued to, whatever the member’s is now", async () => {
    const recipient = { name: "Ana Silva", addressLines: ["1 Old Road"], country: "US" };
    await open(path, member({ recipient }));
    const sheet = await screen.findByRole("article", { name: "Invoice 1001" });
    expect(sheet).toHaveTextContent(/Ana Silva1 Old RoadUnited States/);
    expect(sheet).not.toHaveTextContent("8 Count Street");
  });

  it("without the provider’s answer is left out", async () => {
    await open(path, member(), (graph) =>
      graph.fail("Member.billingInfo", graphError("UNAVAILABLE")),
    );
    const sheet = await screen.findByRole("article", { name: "Invoice 1001" });
    expect(sheet).toHaveTextContent("Ana Silva");
    expect(sheet).not.toHaveTextContent("8 Count Street");
  });
});
