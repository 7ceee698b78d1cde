import { randomUUID } from "node:crypto";
import type { Visit } from "../visit";
import { mailedCode } from "./mailbox";

export const PASSWORD = "Passw0rd!";

/** Somebody nobody has heard of yet. */
export const newEmail = (): string => `dancer-${randomUUID().slice(0, 8)}@example.com`;

/** Ticks the box and waits until the browser has done the work. */
export async function solveCaptcha({ page }: Visit): Promise<void> {
  await page.getByRole("checkbox", { name: "I’m not a robot" }).click();
  await page.getByText("Checked", { exact: true }).waitFor();
}

/** E-mail and password of either flow. */
export async function fillAccount({ page }: Visit, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}

/** Goes on from the new account's confirmation without waiting. */
export async function goToCode(visit: Visit): Promise<void> {
  await visit.page.getByRole("button", { name: "ENTER THE CODE" }).click();
  await visit.arrives("/verification");
}

/** Types the code from the mailbox. */
export async function enterMailedCode({ page }: Visit, email: string): Promise<void> {
  const { code } = await mailedCode(email);
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
}
