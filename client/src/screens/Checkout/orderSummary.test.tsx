import { cleanup, screen, waitFor } from "@testing-library/react";
import { createGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { offerOf } from "../../visitor/registrationChoice";
import { complete, fill, open, type Page, purchaseOf } from "./testing/checkoutScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("order summary", () => {
  it("FUN-SUM-01 a plan with a trial: total today $0, FREE TRIAL, N unit TRIAL", async () => {
    open();
    expect(await screen.findByText("FREE TRIAL")).toBeVisible();
    expect(screen.getByText("7 DAY TRIAL")).toBeVisible();
    expect(screen.getByText("Total today").parentElement).toHaveTextContent("$0");
    expect(screen.getByText("First charge, Nov 28, 2026")).toBeVisible();
  });

  it("FUN-SUM-02 a plan without a trial: today's total is the plan price", async () => {
    open({ planChoice: "NO_DEAL_MONTHLY" });
    expect((await screen.findByText("Total today")).parentElement).toHaveTextContent("$39");
    expect(screen.queryByText("FREE TRIAL")).toBeNull();
  });

  const apply = async (page: Page, code: string) => {
    await page.user.type(await screen.findByLabelText("Discount code"), code);
    await page.user.click(screen.getByRole("button", { name: "Apply" }));
  };

  it("FUN-SUM-03 PROMO APPLIED with the new price; FUN-SUM-04 N% OFF; FUN-SUM-07 with its description", async () => {
    const page = open();
    await apply(page, "HALF50");
    expect(await screen.findByText("PROMO APPLIED")).toBeVisible();
    expect(screen.getByText("50% OFF")).toBeVisible();
    expect(screen.getByText("$49.50")).toBeVisible();
    expect(screen.getByText("50% off your first payment")).toBeVisible();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toMatchObject({ couponCodes: ["HALF50"] }));
  });

  it("FUN-SUM-09 another plan drops the coupon, from the price and from the order", async () => {
    const page = open();
    await apply(page, "HALF50");
    await screen.findByText("PROMO APPLIED");
    await page.user.click(screen.getByRole("button", { name: "Monthly instead" }));
    expect(await screen.findByText("FREE TRIAL")).toBeVisible();
    expect(screen.queryByText("PROMO APPLIED")).toBeNull();
    expect(screen.queryByText("50% off your first payment")).toBeNull();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toMatchObject({ planChoice: "MONTHLY" }));
    expect(purchaseOf(page)).not.toHaveProperty("couponCodes");
  });

  it("clearing the code removes the discount", async () => {
    const page = open();
    await apply(page, "HALF50");
    await screen.findByText("PROMO APPLIED");
    await page.user.clear(screen.getByLabelText("Discount code"));
    await page.user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("FREE TRIAL")).toBeVisible();
    expect(screen.queryByText("50% off your first payment")).toBeNull();
  });

  it("FUN-SUM-04 a fixed discount shows $N OFF", async () => {
    const page = open();
    await apply(page, "TENOFF");
    expect(await screen.findByText("$10 OFF")).toBeVisible();
  });

  it("too many previews: shows the message and a retry button, and keeps the order form", async () => {
    const message = "Too many attempts. Please try again later.";
    const graph = createGraph({ viewer: aMember() });
    graph.refuse("orderPreview", { code: "LIMIT_EXCEEDED", message }, 1);
    const page = open({ graph });
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByLabelText("First Name")).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("FREE TRIAL")).toBeVisible();
  });

  it("a failed preview keeps the typed input and can be retried", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const page = open();
    await fill(page);
    await screen.findByText("FREE TRIAL");
    page.graph.fail("useOrderPreviewQuery");
    await apply(page, "HALF50");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
    page.graph.heal("useOrderPreviewQuery");
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("PROMO APPLIED")).toBeVisible();
    quiet.mockRestore();
  });

  it("FUN-VAL-54 FUN-SUM-07 a refused code is an error toast: Expired or Invalid Promo Code", async () => {
    const message = "Expired or Invalid Promo Code";
    const page = open();
    await apply(page, "OLD");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByText("PROMO APPLIED")).toBeNull();
  });

  it("FUN-VAL-54 a refused code is also shown at its field, until another is typed", async () => {
    const message = "Expired or Invalid Promo Code";
    const page = open();
    await apply(page, "OLD");
    const field = screen.getByLabelText("Discount code");
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toBeInvalid();
    await page.user.type(field, "ER");
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription("");
  });

  it("BILL-COUP-03 a code that could not be checked has an error and can be applied again", async () => {
    const message = "Sorry, something went wrong. Please contact our Admin.";
    const page = open();
    page.graph.fail("DiscountCodeQuery");
    await apply(page, "HALF50");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    const field = screen.getByLabelText("Discount code");
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveValue("HALF50");
    expect(screen.queryByText("PROMO APPLIED")).toBeNull();
    page.graph.heal("DiscountCodeQuery");
    await page.user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("PROMO APPLIED")).toBeVisible();
    expect(screen.getByLabelText("Discount code")).toBeValid();
  });

  it("a code refused for one plan shows no error for another", async () => {
    const message = "Expired or Invalid Promo Code";
    const page = open();
    await apply(page, "YEARLY20");
    const field = screen.getByLabelText("Discount code");
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    await page.user.click(screen.getByRole("button", { name: "Monthly instead" }));
    await waitFor(() => expect(screen.getByLabelText("Discount code")).toBeValid());
    expect(screen.getByLabelText("Discount code")).toHaveValue("YEARLY20");
  });

  it("price and coupon come before Complete Order; Enter applies the coupon and orders nothing", async () => {
    const page = open();
    await fill(page);
    const field = await screen.findByLabelText("Discount code");
    const button = screen.getByRole("button", { name: "Complete Order" });
    for (const part of [field, screen.getByText("Total today")]) {
      expect(part.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await page.user.type(field, "HALF50{Enter}");
    expect(await screen.findByText("PROMO APPLIED")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("a note explains that gifts are in dollars, only if the address asks for rupees", async () => {
    const words = "Gift plans are sold in US dollars, so this order is in USD.";
    open({ offer: offerOf({ utm_gift_card: "1", utm_currency: "inr" }) });
    expect(await screen.findByText(words)).toBeVisible();
    cleanup();
    open({ offer: offerOf({ utm_gift_card: "1" }) });
    await screen.findByText("Total today");
    expect(screen.queryByText(words)).toBeNull();
  });
});
