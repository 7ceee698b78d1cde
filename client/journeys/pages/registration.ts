import { randomUUID } from "node:crypto";
import type { Visit } from "../visit";
import { mailedCode } from "./mailbox";

export const PASSWORD = "Passw0rd!";

/** A person without an account. */
export const newEmail = (): string => `dancer-${randomUUID().slice(0, 8)}@example.com`;

/** Checks the captcha's box and waits until the browser has solved it. */
export async function solveCaptcha({ page, hands }: Visit): Promise<void> {
  await hands.press(page.getByRole("checkbox", { name: "I’m not a robot" }));
  await page.getByText("Checked", { exact: true }).waitFor();
}

/** Fills in email and password in either flow. */
export async function fillAccount({ page, hands }: Visit, email: string): Promise<void> {
  await hands.type(page.getByLabel("Email"), email);
  await hands.type(page.getByLabel("Password", { exact: true }), PASSWORD);
}

/** Leaves the new account's confirmation, which on a slow machine goes on before it is pressed. */
export async function goToVerification(visit: Visit): Promise<void> {
  const { page, hands } = visit;
  await hands.press(page.getByRole("button", { name: "ENTER THE CODE" })).catch((error: Error) => {
    if (new URL(page.url()).pathname !== "/verification") throw error;
  });
  await visit.arrives("/verification");
}

/** Types the mailed code. */
export async function enterMailedCode({ page, hands }: Visit, email: string): Promise<void> {
  const { code } = await mailedCode(email);
  await hands.type(page.getByLabel("Verification code"), code);
  await hands.press(page.getByRole("button", { name: "Verify" }));
}
