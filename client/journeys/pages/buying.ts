import type { Locator } from "playwright-core";
import type { Visit } from "../visit";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "./checkout";
import {
  enterMailedCode,
  fillAccount,
  goToVerification,
  newEmail,
  solveCaptcha,
} from "./registration";

type PlanName = "Annual" | "Monthly";

/** The card of one plan on a page with several. */
export const planOf = ({ page }: Visit, name: PlanName): Locator =>
  page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** A first visit in the two-step flow, from the plan to the order. */
export async function signUpInTwoSteps(
  visit: Visit,
  { query = "", plan, button = "Start 7-day Free Trial", beforeSigningUp }: TwoSteps,
): Promise<void> {
  const { page, hands } = visit;
  const email = newEmail();
  await page.goto(`/registration/step1?onboarding_flow=02${query}`);
  await visit.declineCookies();
  await hands.tick(planOf(visit, plan));
  await beforeSigningUp?.();
  await fillAccount(visit, email);
  await solveCaptcha(visit);
  await hands.press(page.getByRole("button", { name: button }));
  await goToVerification(visit);
  await enterMailedCode(visit, email);
  await visit.arrives("/registration/step2");
}

interface TwoSteps {
  readonly plan: PlanName;
  /** Further query parameters, such as `&utm_currency=inr`. */
  readonly query?: string;
  readonly button?: string;
  /** Inspects the page after the plan is selected. */
  readonly beforeSigningUp?: () => Promise<void>;
}

/** A first visit in the three-step flow, from the plan to the order. */
export async function signUpInThreeSteps(
  visit: Visit,
  { query, plan }: { readonly query: string; readonly plan: PlanName },
): Promise<void> {
  const { page, hands } = visit;
  const email = newEmail();
  await page.goto(`/registration/plan${query}`);
  await visit.declineCookies();
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: plan }) });
  await hands.press(card.getByRole("button", { name: "Choose Plan" }));
  await visit.arrives("/registration/info");
  await fillAccount(visit, email);
  await hands.type(page.getByLabel("Full name"), "Ada Tempo");
  await hands.tick(page.getByRole("checkbox", { name: /I agree/ }));
  await solveCaptcha(visit);
  await hands.press(page.getByRole("button", { name: "Continue" }));
  await goToVerification(visit);
  await enterMailedCode(visit, email);
  await visit.arrives("/registration/order");
}

/** Enters the payer, with the gift card first if there is one, and pays. */
export async function pay(visit: Visit, giftCode?: string): Promise<void> {
  const { page, hands } = visit;
  if (giftCode) await hands.type(page.getByLabel("Gift Card Details"), giftCode);
  await fillAddress(visit, canadianAddress);
  await payByCard(visit);
}

/** The same for a person in India, whose country cannot be changed. */
export async function payFromIndia(visit: Visit): Promise<void> {
  const { page, hands } = visit;
  const country = page.getByLabel("Country");
  await country.waitFor();
  expect([await country.inputValue(), await country.isDisabled()]).toEqual(["IN", true]);
  for (const [label, text] of Object.entries(bengaluru)) {
    await hands.type(page.getByLabel(label, { exact: true }), text);
  }
  await payByCard(visit);
}

const bengaluru = {
  "First Name": "Asha",
  "Last Name": "Rao",
  "Address Line 1": "8 Residency Road",
  City: "Bengaluru",
  "Postal Code": "560025",
};

async function payByCard(visit: Visit): Promise<void> {
  await typeCard(visit, "4111111111111111");
  await completeOrder(visit);
  await visit.arrives("/confirmation");
}
