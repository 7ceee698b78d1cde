import type { ReadyMadeMember } from "@eightcount/local-stack/welcome/ready-made-members";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser } from "playwright-core";
import { Visit, type VisitOptions } from "../visit";
import { canadianAddress, completeOrder, fillAddress, typeCard } from "./checkout";
import {
  enterMailedCode,
  fillAccount,
  goToVerification,
  newEmail,
  solveCaptcha,
} from "./registration";

/** Registers a visitor in two steps, verifies, and stops at the checkout. Returns the email. */
export async function register(visit: Visit): Promise<string> {
  const email = newEmail();
  await visit.page.goto("/registration?onboarding_flow=02");
  await fillAccount(visit, email);
  await solveCaptcha(visit);
  await visit.hands.press(visit.page.getByRole("button", { name: "Start 7-day Free Trial" }));
  await goToVerification(visit);
  await enterMailedCode(visit, email);
  await visit.arrives("/registration/step2");
  return email;
}

/** Makes a visitor a subscriber, in the trial, on the dashboard without any dialogs left open. */
export async function subscribe(visit: Visit, card = "4111111111111111"): Promise<string> {
  const email = await register(visit);
  await fillAddress(visit, canadianAddress);
  await typeCard(visit, card);
  await completeOrder(visit);
  await visit.arrives("/confirmation");
  await visit.hands.press(visit.page.getByRole("link", { name: "SIGN IN" }));
  await visit.arrives("/");
  return email;
}

/** Types email and password on the sign-in page and presses Enter. */
export async function submitCredentials(
  { page, hands }: Visit,
  email: string,
  password: string,
): Promise<void> {
  await hands.type(page.getByLabel("Email"), email);
  await hands.type(page.getByLabel("Password", { exact: true }), password);
  await hands.key("Enter");
}

/** Enters a wrong password this many times on the sign-in page. */
export async function failToSignIn(visit: Visit, email: string, times: number): Promise<void> {
  const { page } = visit;
  for (let tries = 0; tries < times; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().includes("/graphql"));
    await submitCredentials(visit, email, "Wrong123!");
    await answered;
    await page.getByRole("button", { name: "Sign In" }).waitFor();
  }
}

/** Signs a member in and waits until the sign-in page is left. */
export async function signIn(visit: Visit, email: string, password: string): Promise<void> {
  const { page, hands } = visit;
  await page.goto("/signin");
  await hands.type(page.getByLabel("Email"), email);
  await hands.type(page.getByLabel("Password", { exact: true }), password);
  await hands.press(page.getByRole("button", { name: "Sign In" }));
  await page.waitForURL((url) => url.pathname !== "/signin", { waitUntil: "commit" });
}

/** The ready-made member of a kind. */
export function memberOf(kind: string): ReadyMadeMember {
  const member = journeyStack().members.find((one) => one.kind === kind);
  if (!member) throw new Error(`there is no ready-made member of kind "${kind}"`);
  return member;
}

/** Signs in as the ready-made member of a kind. */
export function signInAs(visit: Visit, kind: string): Promise<void> {
  const { email, password } = memberOf(kind);
  return signIn(visit, email, password);
}

/** Signs in as a ready-made member who declined cookies on an earlier visit. */
export async function memberVisit(
  browser: Browser,
  kind: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await Visit.start(browser, { cookies: "declined", ...options });
  await visit.step(() => signInAs(visit, kind));
  return visit;
}
