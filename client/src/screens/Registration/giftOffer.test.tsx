import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { deviceStorage } from "../../storage/deviceStorage";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { fill, open, type Page, pressContinue, solve } from "./testing/registrationScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const GIFT = "utm_gift_card=1";
const STEP1 = "/registration/step1?onboarding_flow=02";
const inIndia = { place: { country: "IN" } };
const IN_DOLLARS = "Gift plans are sold in US dollars, so this order is in USD.";
const values = () => screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
const signedUpFor = (page: Page) => {
  const [call] = page.callsOf("useSignUpMutation");
  return (call?.variables.input as { planChoice: string } | undefined)?.planChoice;
};

describe("a visitor with a gift card", () => {
  it("FUN-REG-11 FUN-REG-12 chooses between the gift plans on step1, yearly at load", async () => {
    open({ at: `${STEP1}&${GIFT}` });
    expect(await screen.findByRole("radio", { name: /Annual/ })).toBeChecked();
    expect(values()).toEqual(["GIFT_YEARLY", "GIFT_MONTHLY"]);
  });

  it("finds the monthly gift plan selected on step1 after choosing a monthly plan", async () => {
    savePlanChoice(
      deviceStorage(() => window.sessionStorage),
      "NO_DEAL_MONTHLY",
    );
    open({ at: `${STEP1}&${GIFT}` });
    expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
  });

  it("FUN-REG-13 is signed up for the gift plan that was chosen", async () => {
    const page = open({ at: `${STEP1}&${GIFT}` });
    await page.user.click(await screen.findByRole("radio", { name: /Monthly/ }));
    await fill(page);
    await solve(page);
    await page.user.click(screen.getByRole("button", { name: "Sign up with a Gift Card" }));
    await waitFor(() => expect(signedUpFor(page)).toBe("GIFT_MONTHLY"));
  });

  it("FUN-REG-41 chooses between them in the three-step flow, and is signed up for the chosen one", async () => {
    const page = open({ at: `/registration/plan?${GIFT}` });
    const buttons = await screen.findAllByRole("button", { name: "Choose Plan" });
    expect(buttons).toHaveLength(2);
    await page.user.click(buttons[1] as HTMLElement);
    await fill(page);
    await page.user.type(screen.getByLabelText("Full name"), "Ana Silva");
    await page.user.click(screen.getByRole("checkbox", { name: /Terms & Conditions/ }));
    await solve(page);
    await pressContinue(page);
    await waitFor(() => expect(signedUpFor(page)).toBe("GIFT_MONTHLY"));
  });

  it.each([`${STEP1}&`, "/registration/plan?"])(
    "sees at %s that gifts are in dollars if the address asks for rupees",
    async (at) => {
      open({ at: `${at}${GIFT}&utm_currency=inr`, world: inIndia });
      expect(await screen.findByText(IN_DOLLARS)).toBeVisible();
      expect(screen.getByText("$99")).toBeVisible();
      expect(screen.getByText("All prices in USD. All sales final.")).toBeVisible();
    },
  );

  it("sees no such note if the address asks for no currency", async () => {
    open({ at: `${STEP1}&${GIFT}` });
    await screen.findByRole("radio", { name: /Annual/ });
    expect(screen.queryByText(IN_DOLLARS)).toBeNull();
  });
});

describe("a visitor who pays in rupees", () => {
  it("CONST-01 CONST-02 sees the two rupee plans, in rupees, on /registration/plan", async () => {
    open({ at: "/registration/plan?utm_currency=inr", world: inIndia });
    expect(await screen.findAllByRole("button", { name: "Choose Plan" })).toHaveLength(2);
    expect(screen.getByText("₹4,999")).toBeVisible();
    expect(screen.getByText("₹999")).toBeVisible();
  });

  it("sees no dollars on step1: ₹0 today, no percentage off a dollar price", async () => {
    open({ at: `${STEP1}&utm_currency=inr`, world: inIndia });
    expect(await screen.findByText(/You pay ₹0\./)).toBeVisible();
    expect(values()).toEqual(["MULTI_YEARLY", "MULTI_MONTHLY"]);
    expect(screen.queryByText(/% off/)).toBeNull();
    const main = within(screen.getByRole("main"));
    expect(main.queryByText(/\$/)).toBeNull();
  });

  it("CONST-01 CONST-02 79% and 50% off appear with the dollar prices", async () => {
    open({ at: STEP1 });
    expect(await screen.findByText("79% off")).toBeVisible();
    expect(screen.getByText("50% off")).toBeVisible();
  });
});

describe("/registration/info", () => {
  it("an invalid e-mail looks like on step1: the error's color and margin", async () => {
    const errorStyleAt = async (at: string) => {
      const page = open({ at });
      await fill(page, "ana@nowhere", "x");
      const { color, margin } = getComputedStyle(screen.getByText("Please enter a valid email!"));
      return { color, margin };
    };
    const onInfo = await errorStyleAt("/registration/info");
    cleanup();
    expect(onInfo).toEqual(await errorStyleAt(STEP1));
  });
});
