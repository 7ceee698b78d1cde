import type { Visit } from "../visit";

/** Opens one of the main pages: from the rail on a desktop, from the drawer on a phone. */
export async function open({ page, hands, isPhone }: Visit, entry: string): Promise<void> {
  if (isPhone) await hands.press(page.getByRole("button", { name: "Menu" }));
  const entries = isPhone
    ? page.getByRole("dialog", { name: "Menu" })
    : page.getByRole("navigation", { name: "Main" });
  await hands.press(entries.getByRole("link", { name: entry, exact: true }));
}
