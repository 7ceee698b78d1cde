import type { Locator } from "playwright-core";
import type { Visit } from "../visit";
import { waitUntil } from "./player";

const SETTINGS = "/settings/subscription";
const PATIENCE_MS = 2_000;

/** Opens the subscription settings, again and again until they say this. */
export async function openSubscription({ page }: Visit, sentence: string | RegExp): Promise<void> {
  const text = page.getByText(sentence, { exact: true }).first();
  await waitUntil(`the settings say ${sentence}`, async () => {
    await page.goto(SETTINGS);
    return text.waitFor({ timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
  });
}

export const dialogOf = ({ page }: Visit, title: string): Locator =>
  page.getByRole("dialog", { name: title });

/** Presses a button of the page or of its dialog. */
export async function press({ page, hands }: Visit, name: string): Promise<void> {
  await hands.press(page.getByRole("button", { name, exact: true }).last());
}

/** Approves the payment on the bank's page, in the provider's frame. */
export async function approveAtBank(visit: Visit): Promise<void> {
  const bank = dialogOf(visit, "Confirm with your bank");
  // The card's own frame is still there, hidden.
  const frame = bank.frameLocator("iframe[title^='3-D Secure']");
  await visit.hands.press(frame.getByRole("button", { name: "Approve" }));
}

/** Cancels without giving a reason. */
export async function cancelSubscription(visit: Visit): Promise<void> {
  await press(visit, "Cancel Subscription");
  await dialogOf(visit, "Why are you leaving?").waitFor();
  await press(visit, "Skip survey");
  await dialogOf(visit, "Are you sure you want to cancel?").waitFor();
  await press(visit, "Cancel Subscription");
  await dialogOf(visit, "We're very sad to see you go!").waitFor();
  await press(visit, "Done");
}

/** Reactivates a canceled subscription, after reading what it costs. */
export async function reactivate(visit: Visit): Promise<void> {
  await press(visit, "Reactivate Subscription");
  const dialog = dialogOf(visit, "Keep your membership going?");
  await dialog.getByText(/^You pay (\$0 today|nothing now), then \$/).waitFor();
  await press(visit, "Reactivate");
}

/** The class history opens, which only subscribers may see. */
export async function opensHistory({ page }: Visit): Promise<void> {
  await page.goto("/history");
  await page.getByRole("heading", { name: "History", level: 1 }).waitFor();
}
