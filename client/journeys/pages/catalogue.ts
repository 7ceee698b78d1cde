import type { Page } from "playwright-core";

/** Pages of the catalog for members and for everybody. */
export const CATALOGUE_PAGES = [
  ["/classes", "/public/catalog"],
  ["/styles", "/public/styles"],
  ["/styles/Dancehall", "/public/styles/Dancehall"],
  ["/playlist", "/public/playlist"],
  ["/playlist/Island-Sunday", "/public/playlist/Island-Sunday"],
  ["/instructors", "/public/instructors"],
  ["/instructors/Noa-Adeyemi", "/public/instructors/Noa-Adeyemi"],
] as const;

/** Opens a page and waits for its heading. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}
