import { cleanup, screen, within } from "@testing-library/react";
import type { WorldParts } from "../../testing/graph/world/world";
import { inactiveMember, renderRoute } from "../../testing/renderRoute";
import { deliverVendorScript } from "../../testing/vendorScript";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const PAGES = ["/registration/order", "/registration/step2"];
/** Opens a page as a member who has signed up but not ordered yet. */
const open = async (path: string, world: WorldParts = {}) => {
  window.sessionStorage.setItem("eightcount.checkout-pending", "1");
  const page = await renderRoute(path, { as: inactiveMember, world });
  await deliverVendorScript();
  return page;
};
const summary = () => screen.findByRole("region", { name: "Order Summary" });

describe("the last page of the registration", () => {
  it.each(PAGES)("FUN-REG-46 %s has address, card, discount code and prices", async (path) => {
    const page = await open(path);
    expect(page.address()).toBe(path);
    for (const label of ["First Name", "Address Line 1", "City", "Country", "Postal Code"])
      expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByRole("region", { name: "Card" })).toBeVisible();
    const order = within(await summary());
    expect(await order.findByLabelText("Discount code")).toBeVisible();
    expect(order.getByRole("button", { name: "Apply" })).toBeVisible();
    expect(order.getAllByText("$99.00")).toHaveLength(2);
    expect(order.getByText("Total today").parentElement).toHaveTextContent("$0");
  });

  it("FUN-REG-28 FUN-GIFT-01 utm_gift_card makes it the Gift Card Checkout Information", async () => {
    await open("/registration/step2?utm_gift_card=1");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Gift Card Checkout Information",
    );
    expect(screen.getByLabelText("Gift Card Details")).toBeVisible();
    cleanup();
    window.localStorage.clear();
    await open("/registration/step2");
    expect(screen.queryByText("Gift Card Checkout Information")).toBeNull();
    expect(screen.queryByLabelText("Gift Card Details")).toBeNull();
    expect(screen.getByRole("heading", { name: "Checkout Information" })).toBeVisible();
  });

  it("FUN-GIFT-03 a gift card's checkout has the address and card fields of any other", async () => {
    const fieldsOf = async (path: string) => {
      const page = await open(path);
      await page.user.selectOptions(screen.getByLabelText("Country"), "CA");
      const names = ["textbox", "combobox"]
        .flatMap((role) => screen.getAllByRole(role))
        .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)
        .filter((name) => name !== "Discount code");
      const card = screen.getByRole("region", { name: "Card" });
      expect(card.querySelectorAll("iframe")).toHaveLength(1);
      cleanup();
      window.localStorage.clear();
      return names;
    };
    const fields = await fieldsOf("/registration/step2");
    expect(fields).toEqual([
      "First Name",
      "Last Name",
      "Address Line 1",
      "City",
      "Postal Code",
      "Country",
      "Province",
    ]);
    expect(await fieldsOf("/registration/step2?utm_gift_card=1")).toEqual([
      "Gift Card Details",
      ...fields,
    ]);
  });

  it("FUN-CHK-05 a device with a wallet is offered it only when a setting allows it", async () => {
    for (const walletEnabled of [true, false]) {
      await open("/registration/step2", { checkout: { walletEnabled } });
      await screen.findByText(/You won't be charged before/);
      const button = screen.queryByRole("button", { name: "Subscribe with Apple Pay" });
      expect([walletEnabled, button !== null]).toEqual([walletEnabled, walletEnabled]);
      cleanup();
    }
  });

  it.each(PAGES)("FUN-REG-27 %s redirects signed-out visitors to /signin", async (path) => {
    const page = await renderRoute(path, { as: "visitor" });
    await screen.findByRole("button", { name: "Sign In" });
    expect(page.address()).toBe("/signin");
  });

  it("a visitor who has just registered is redirected to the code page", async () => {
    const page = await renderRoute("/public/terms", { as: "visitor" });
    page.session.pendingCredentials.hold({
      email: "ana@example.com",
      password: "Passw0rd!",
      userName: "u-1",
      continueTo: "/registration/step2",
    });
    await page.router.navigate("/registration/step2");
    await screen.findByLabelText("Verification code");
    expect(page.address()).toBe("/verification");
  });
});
